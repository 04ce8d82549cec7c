"""enzyme-opt: an opt-like tool over textual IR, for regression suites.

It reads and writes text only; bitcode is for LLVM's own tools.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import click

from enzyme_cc import VERSION
from enzyme_cc.command import STANDARD, read_input, run_command, write_output
from enzyme_cc.opt.passes import PASSES
from enzyme_cc.opt.run import Request, carry_out, rule_files
from enzyme_cc.rules.library import Library
from enzyme_cc.rules.table import function_table

if TYPE_CHECKING:
    from typing import NoReturn

    from enzyme_cc.opt.passes import Pass

PROGRAM = "enzyme-opt"
_LIT_CONFIG = os.path.join(os.path.dirname(__file__), "opt", "lit.cfg")
_SPELLINGS = {f"--{name}": row for row in PASSES for name in (row.name, *row.aliases)}


def _flag(row: Pass) -> click.Option:
    names = [f"--{name}" for name in (row.name, *row.aliases)]
    return click.Option(names, is_flag=True, expose_value=False, help=row.help)


_FLAGS = [_flag(row) for row in PASSES]


class OptCommand(click.Command):
    """A command with a flag for each pass; their order and number on the command line count."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Keep the passes in the order given: click forgets it where one is repeated."""
        end = args.index("--") if "--" in args else len(args)
        given = args[:end]
        ctx.obj = tuple(_SPELLINGS[each] for each in given if each in _SPELLINGS)
        try:
            return super().parse_args(ctx, args)
        except click.NoSuchOption as error:
            raise _no_such_option(error, given, self.get_params(ctx)) from error

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Print passes first: they are what the tool is for."""
        options = [each for each in self.get_params(ctx) if isinstance(each, click.Option)]
        others = [each for each in options if each not in _FLAGS]
        with formatter.section("Passes, any number of them, run in the order given"):
            formatter.write_dl(_rows(ctx, _FLAGS))
        with formatter.section("Options"):
            formatter.write_dl(_rows(ctx, others))


def _no_such_option(
    error: click.NoSuchOption, given: list[str], known: list[click.Parameter]
) -> click.UsageError:
    """Name the word as it was written: click takes `-passes=x` for `-p`, and says that."""
    word, meant = error.option_name, error.possibilities
    if not word.startswith("--"):
        short = [each for each in given if each.startswith("-") and not each.startswith("--")]
        word = next((each for each in short if word[1:] in each), word)
        long = f"-{word}".partition("=")[0]
        meant = [long for each in known if long in each.opts]
    hint = f" (did you mean {' or '.join(meant)}?)" if meant else ""
    return click.UsageError(f"No such option '{word}'{hint}: see '{PROGRAM} --help'")


def _rows(ctx: click.Context, options: list[click.Option]) -> list[tuple[str, str]]:
    return [row for each in options if (row := each.get_help_record(ctx))]


@click.command(
    cls=OptCommand,
    params=list(_FLAGS),
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="How to write tests with it: docs/testing.md in the sources.",
)
@click.argument("source", metavar="[FILE]", default=STANDARD)
@click.option("-o", "output", metavar="OUT", help="Write the module to this file.")
@click.option("-S", "_text", is_flag=True, help="Write text: always so; taken as opt takes it.")
@click.option("--disable-output", is_flag=True, help="Do not write the module.")
@click.option(
    "--function",
    "patterns",
    metavar="NAME",
    multiple=True,
    help="Run passes on these functions only: a name, or a pattern with * and ?.",
)
@click.option("--remarks", is_flag=True, help="Say on standard error what passes have done.")
@click.option(
    "--rules",
    "--enzyme-rules",
    metavar="FILE",
    multiple=True,
    help="Rules of your own, which win over ours; any number of files.",
)
@click.option(
    "--split-input-file",
    is_flag=True,
    help="Take what stands between '; -----' lines as modules of their own.",
)
@click.option(
    "--strong-zero",
    "--enzyme-strong-zero",
    is_flag=True,
    help="In derivatives, zero times infinity is zero.",
)
@click.option(
    "--verify-diagnostics",
    is_flag=True,
    help="Verify; want the messages that 'expected-error' comments ask for.",
)
@click.option(
    "--print-functions",
    is_flag=True,
    help="Write a table of every function that is known, and what becomes of it.",
)
@click.option("--lit-config", is_flag=True, help="Write a lit.cfg.py for tests of your own.")
@click.version_option(VERSION, prog_name=PROGRAM)
@click.pass_obj
def cli(
    passes: tuple[Pass, ...],
    /,
    *,
    lit_config: bool,
    print_functions: bool,
    _text: bool,
    **options: Any,  # noqa: ANN401 - they are named and typed in Request
) -> int:
    """Read a module from FILE or standard input, run passes on it, and write it.

    Without a pass it is written byte for byte as it was. With one, comments are left out, and what
    was read is written as LLVM would. Where a pass prints something, the module needs an -o.
    """
    if lit_config:
        write_output(options["output"] or STANDARD, read_input(_LIT_CONFIG))
        return 0
    if print_functions:
        table = function_table(Library.chosen(rule_files(options["rules"])))
        write_output(options["output"] or STANDARD, table.encode())
        return 0
    return carry_out(Request(passes=passes, **options), PROGRAM)


def main() -> NoReturn:
    """Run enzyme-opt: its entry point, and the only place where it exits."""
    run_command(PROGRAM, cli)
