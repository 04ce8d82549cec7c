"""enzyme-opt: an opt-like tool over textual IR, for regression suites.

It reads and writes text only; bitcode is for LLVM's own tools.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from enzyme_cc import VERSION
from enzyme_cc.diagnostics import UserError, user_error
from enzyme_cc.requests.scan import find_mentions

if TYPE_CHECKING:
    from typing import NoReturn

_BITCODE_MAGIC = (b"BC\xc0\xde", b"\xde\xc0\x17\x0b")


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.argument("source", default="-")
@click.option("-o", "output", default="-", help="Write here instead of to standard output.")
@click.option("-S", "_text", is_flag=True, help="Write text: always so; taken as opt takes it.")
@click.option("--print-requests", is_flag=True, help="Print each request: line, caller, callee.")
@click.option("--disable-output", is_flag=True, help="Do not print the module.")
@click.version_option(VERSION, prog_name="enzyme-opt")
def run(
    source: str, output: str, *, _text: bool, print_requests: bool, disable_output: bool
) -> None:
    """Read the module in SOURCE (standard input without one), and print it."""
    text = _read(source)
    if print_requests:
        for mention in find_mentions(text.decode("utf-8", "surrogateescape")):
            click.echo(f"{mention.line}: {mention.caller} calls {mention.callee}")
    elif not disable_output:
        _write(output, text)


def main() -> NoReturn:
    """The entry point of enzyme-opt, and the only place where it exits."""
    try:
        status = run.main(standalone_mode=False) or 0
    except UserError as error:
        click.echo(error.diagnostic.render("enzyme-opt"), err=True, nl=False)
        status = error.status
    except click.ClickException as error:
        click.echo(f"enzyme-opt: error: {error.format_message()}", err=True)
        status = 1
    except click.Abort:
        status = 130
    sys.exit(status)


def _read(source: str) -> bytes:
    try:
        with click.open_file(source, "rb") as file:
            data = file.read()
    except OSError as error:
        raise user_error(f"cannot read '{source}': {error.strerror}") from error
    if data.startswith(_BITCODE_MAGIC):
        raise user_error(
            "this is bitcode, and enzyme-opt reads text",
            "turn it into text: llvm-dis",
            where=source,
        )
    return bytes(data)


def _write(output: str, text: bytes) -> None:
    try:
        with click.open_file(output, "wb") as file:
            file.write(text)
    except OSError as error:
        raise user_error(f"cannot write '{output}': {error.strerror}") from error
