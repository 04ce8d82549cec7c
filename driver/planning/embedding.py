"""A compile that embeds the front end's IR, then one with derivatives where the IR asks for some.

Where passes of LLVM tell the user nothing, they are left out of the first if a source names a
request. On the driver's fast path.
"""

from __future__ import annotations

from enzyme_cc.driver.command_line.option_table import Effect
from enzyme_cc.driver.planning.recompile import EMBED, LIGHTLY
from enzyme_cc.driver.planning.steps import HideIr, Run, TryUnoptimised

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.driver.command_line.options import Invocation
    from enzyme_cc.driver.command_line.tokens import Token
    from enzyme_cc.driver.planning.steps import Differentiate, Words

#: Under these, and under options with one of the words in them, passes write or say something.
_TOLD = (
    *(Effect.CHATTER, Effect.FRONT_END, Effect.RECORD, Effect.SAVE_TEMPS, Effect.SIDE_OUTPUT),
    Effect.SPLIT_DEBUG,
)
_TELLING = (
    *("-Wa,", "-Weverything", "-Wframe", "-Wmisexpect", "-Xa", "-mllvm", "coverage", "hotness"),
    *("memory-prof", "plugin", "profile", "record", "remark", "save", "stats", "time", "trace"),
    "usage",
)
#: What has paths and names of the user's in it.
_NAMES = (Effect.PREPROCESSOR, Effect.DEPENDENCIES, Effect.OUTPUT, Effect.LINKER)


def with_derivatives(
    invocation: Invocation, command: Callable[[tuple[str, ...]], Words], again: Differentiate
) -> tuple[Run | HideIr | Differentiate | TryUnoptimised, ...]:
    """Return the steps that make the output of `again`; `command` is the compile, with more."""
    compile_, hide = Run(command(EMBED)), HideIr((again.path,), command(()))
    if not may_leave_out_passes(invocation):
        return (compile_, hide, again)
    return (TryUnoptimised(command((*EMBED, *LIGHTLY)), compile_, hide, again),)


def may_leave_out_passes(invocation: Invocation) -> bool:
    """Return whether there are passes, and nobody but the output knows of them."""
    if invocation.values.get(Effect.OPTIMISATION, "0") == "0":
        return False
    return not any(map(_is_told, invocation.tokens))


def _is_told(token: Token) -> bool:
    if token.effect in _TOLD:
        return True
    is_option = token.language is None and token.effect not in _NAMES
    return is_option and any(each in token.texts[0] for each in _TELLING)
