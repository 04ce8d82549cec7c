"""Print what is cached for the reverse sweep as tables, at most 100 columns wide."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from enzyme_cc.plan.report import Explained, Row

_WIDTH = 100
_GAP = 2
_INDENT = "  "
_HEADS = ("line", "kept", "bytes", "because it")
#: The most that a column takes; the last one takes what is left.
_MOST = (16, 28, 36)
#: What reasons have at least, and formulas at most if those are long.
_LEAST = 40
_FOLDED = 26


def tables(explained: Iterable[Explained], folder: str = "") -> str:
    """Return a block for each function; places in the folder are said without it."""

    def short(text: str) -> str:
        return text.replace(folder, "") if folder else text

    return "\n".join("".join(f"{line}\n" for line in _block(each, short)) for each in explained)


def _block(explained: Explained, short: Callable[[str], str]) -> Iterator[str]:
    yield short(_title(explained))
    if explained.rows:
        yield from _table(explained, short)
    else:
        yield f"{_INDENT}nothing is kept"
    if explained.again:
        what = "1 value is" if explained.again == 1 else f"{explained.again} values are"
        yield f"{_INDENT}{what} computed once more in the reverse sweep"
    for each in explained.freed:
        yield f"{_INDENT}{short(each)} takes effect when the reverse sweep has ended"
    for each in explained.remarks:
        yield f"{_INDENT}{short(each)}"


def _title(explained: Explained) -> str:
    place = f" at {explained.place}" if explained.place else ""
    names = list(filter(None, explained.written))
    if not names:
        return f"{explained.name}{place}"
    return f"{explained.name}{place}: {sweeps_of(explained)} {' and '.join(names)}"


def sweeps_of(explained: Explained) -> str:
    """Return what stands before the names of derivatives."""
    return "both sweeps in" if explained.is_whole else "sweeps in"


def _table(explained: Explained, short: Callable[[str], str]) -> Iterator[str]:
    rows = [_cells(explained, row, short) for row in explained.rows]
    if explained.overhead and not explained.is_whole:
        rows.append(("", "overhead", f"{explained.overhead} in the tape", OVERHEAD))
    rows.append(("", "in all", short(explained.total), ""))
    rows.insert(0, _HEADS)
    columns = range(len(_HEADS)) if explained.has_places else range(1, len(_HEADS))
    widths = _widths(rows)
    for row in rows:
        cells = [wrap(row[n], widths[n], break_on_hyphens=False) or [""] for n in columns]
        for at in range(max(map(len, cells))):
            line = (cell[at] if at < len(cell) else "" for cell in cells)
            padded = (f"{text:<{widths[n]}}" for text, n in zip(line, columns, strict=True))
            yield (_INDENT + (" " * _GAP).join(padded)).rstrip()


def _cells(explained: Explained, row: Row, short: Callable[[str], str]) -> tuple[str, ...]:
    return short(row.place), what_of(row), short(size_of(explained, row)), short(row.reason)


def what_of(row: Row) -> str:
    """Return what is kept, with how many it stands for."""
    return row.what if row.times == 1 else f"{row.what} ({row.times} times)"


def size_of(explained: Explained, row: Row) -> str:
    """Return the bytes of a row, with where these are if they are there once."""
    if not row.is_single:
        return row.bytes
    return f"{row.bytes} on the stack" if explained.is_whole else f"{row.bytes} in the tape"


#: What the bytes are for that no row has.
OVERHEAD = "says how often loops went round, and where the rest is"


def _widths(rows: list[tuple[str, ...]]) -> list[int]:
    """Return widths as wide as need be; formulas are folded before reasons get too narrow."""
    found = [min(max(len(row[n]) for row in rows), most) for n, most in enumerate(_MOST)]
    left = _WIDTH - len(_INDENT) - sum(found) - _GAP * len(found)
    taken = min(max(_LEAST - left, 0), max(found[-1] - _FOLDED, 0))
    found[-1] -= taken
    return [*found, left + taken]
