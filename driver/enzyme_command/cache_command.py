"""enzyme cache: what is kept of derivatives made before, to be seen, cleared and bounded."""

from __future__ import annotations

import click

from enzyme_cc.diagnostics import user_error
from enzyme_cc.driver import settings as environment
from enzyme_cc.driver.derivatives.derivative_store import size_of, store_of
from enzyme_cc.lto.store import COUNTERS, Store

_UNITS = ("bytes", "KB", "MB", "GB", "TB")
_STEP = 1024


@click.group(invoke_without_command=True)
@click.pass_context
def cache(context: click.Context) -> None:
    """See what is kept of derivatives made before; clear it, or bound its size."""
    if context.invoked_subcommand is None:
        _show(_store())


@cache.command()
def show() -> None:
    """Print where it is, how large, and how often it was of use. The same as without a command."""
    _show(_store())


@cache.command()
def clear() -> None:
    """Remove all that is kept; the bound stays as it is."""
    store = _store()
    before = store.entries()
    store.clear()
    left = store.entries()
    click.echo(f"{_counted(len(before) - len(left))} removed")
    if left:
        raise user_error(
            f"cannot write in '{store.folder}'", "it belongs to somebody else, perhaps"
        )


@cache.command()
@click.option("--max-size", required=True, metavar="SIZE", help="Such as 500M or 2G; 0 for none.")
def bound(max_size: str) -> None:
    """Keep no more than this: what was not used for longest goes first."""
    limit = size_of(max_size, "--max-size")
    store = _store()
    try:
        store.bound(limit)
    except OSError as error:
        raise user_error(f"cannot write in '{store.folder}': {error.strerror}") from error
    click.echo(f"at most {_size(limit)} from now on")


def _store() -> Store:
    settings = environment.from_process()
    store = store_of(settings)
    if settings.cache_refusal:
        raise user_error(
            f"nothing is kept: {settings.cache_refusal}",
            "set ENZYME_CC_CACHE to a folder that only you can write, in one of which that is true",
        )
    if not store.folder:
        raise user_error("there is no folder to keep anything in", "set ENZYME_CC_CACHE to one")
    return store


def _show(store: Store) -> None:
    entries = store.entries()
    hits, misses = map(store.counted, COUNTERS)
    rows = (
        ("folder", store.folder),
        ("kept", f"{_counted(len(entries))}, {_size(sum(each.size for each in entries))}"),
        ("at most", _size(store.limit) if store.limit else "nothing is kept"),
        ("hits", str(hits)),
        ("misses", str(misses)),
    )
    for name, value in rows:
        click.echo(f"{name + ':':9}{value}")


def _counted(number: int) -> str:
    return "1 entry" if number == 1 else f"{number} entries"


def _size(number: int) -> str:
    value, units = float(number), iter(_UNITS)
    unit = next(units)
    while value >= _STEP and unit != _UNITS[-1]:
        value, unit = value / _STEP, next(units)
    return f"{value:g} {unit}" if value.is_integer() else f"{value:.1f} {unit}"
