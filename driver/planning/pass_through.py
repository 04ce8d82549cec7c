"""Stepping aside: every reason why a command's objects get no IR from us, by name.

When in doubt be the plain compiler: a reason costs the user a derivative, a guess costs a build.
"""

from __future__ import annotations

import sys
from itertools import pairwise

from enzyme_cc.driver.command_line.closed_set import ClosedSet
from enzyme_cc.driver.command_line.option_table import Effect, Language
from enzyme_cc.driver.command_line.options import Phase

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.driver.command_line.options import Invocation
    from enzyme_cc.driver.command_line.tokens import Token
    from enzyme_cc.driver.planning.compiler import Compiler

# Words in a target's name, or in Python's name of this system, that mean another format than ELF.
_FOREIGN = (
    *("darwin", "macos", "ios", "apple", "windows", "win32", "mingw", "cygwin", "uefi"),
    *("wasm", "aix", "zos", "nvptx", "amdgcn", "amdgpu", "spir", "dxil", "bpf"),
)


class StepAside(ClosedSet):
    """A reason to add no IR to a command's objects. The value completes 'no IR is added: ...'."""

    QUERY = "the command only prints something"
    NO_OBJECT = "the command stops before objects"
    LINK_ONLY = "the command compiles nothing"
    TEMPORARY_OBJECTS = "compiling and linking at once leaves no object behind"
    NO_SOURCE = "none of the inputs has IR to keep"
    USER_LTO = "-flto makes IR of the whole object already"
    USER_BITCODE = "the user embeds bitcode already"
    LLVM_OUTPUT = "the output is IR itself"
    FRONT_END_ACTION = "-Xclang chooses another front-end action"
    FRONT_END_INPUT = "-Xclang names one more input"
    OTHER_DRIVER = "--driver-mode makes the compiler another program"
    OTHER_DIRECTORY = "-working-directory moves the outputs"
    FOREIGN_FORMAT = "the target's object format is not ELF"
    DEVICE_CODE = "the command compiles for a device"
    INDEXED_LTO = "this is the back end of a distributed ThinLTO build"
    STANDARD_OUTPUT = "the object goes to standard output"
    FRONT_END_ITSELF = "the command is the front end's own"
    INCOMPLETE = "the last option lacks its value"
    OPAQUE_ARGUMENTS = "response files are in a style that only the compiler reads"
    SPECIAL_OUTPUT = "the output is no ordinary file"
    NOT_THERE = "an input is not there, and a header beside it would be precompiled"
    OVERRIDDEN = "CCC_OVERRIDE_OPTIONS rewrites the command inside the compiler"


def why_aside(invocation: Invocation, compiler: Compiler) -> StepAside | None:
    """Return the first reason in the table that holds; None where IR is to be added."""
    return next((why for why, holds in _ASIDE if holds(invocation, compiler)), None)


def _has(*effects: Effect) -> Callable[[Invocation, Compiler], bool]:
    return lambda invocation, _: any(invocation.has(effect) for effect in effects)


def _stops_at(*phases: Phase) -> Callable[[Invocation, Compiler], bool]:
    return lambda invocation, _: invocation.phase in phases


def _compiles_nothing(invocation: Invocation, _: Compiler) -> bool:
    return invocation.phase is Phase.LINK and not sources(invocation)


def _leaves_no_object(invocation: Invocation, compiler: Compiler) -> bool:
    leaves = invocation.has(Effect.RELOCATABLE) and not needs_second_compile(invocation, compiler)
    return invocation.phase is Phase.LINK and not leaves


def _has_no_source(invocation: Invocation, compiler: Compiler) -> bool:
    return not kept(invocation, compiler)


def _for_a_device(invocation: Invocation, _: Compiler) -> bool:
    devices = (token.language is Language.DEVICE for token in invocation.inputs)
    return invocation.has(Effect.OFFLOAD) or any(devices)


def _chooses_action(invocation: Invocation, _: Compiler) -> bool:
    values = (t.value for t in invocation.tokens if t.effect is Effect.FRONT_END)
    return any(value.startswith(_ACTIONS) or value in _ACTION_WORDS for value in values)


def _has_further_input(invocation: Invocation, _: Compiler) -> bool:
    """Return whether -Xclang hands over a word that is no option, nor behind one."""
    values = ["", *(t.value for t in invocation.tokens if t.effect is Effect.FRONT_END)]
    return any(word[:1] != "-" and before[:1] != "-" for before, word in pairwise(values))


_ACTIONS = ("-emit-", "-ast-", "-dump", "-print-", "-rewrite-", "-plugin", "-init-only")
_ACTION_WORDS = ("-E", "-S", "-fsyntax-only", "-analyze", "-fembed-bitcode=off", "-verify")


def _is_foreign(invocation: Invocation, _: Compiler) -> bool:
    target = invocation.values.get(Effect.TARGET, sys.platform).lower()
    return any(word in target for word in _FOREIGN)


def makes_lto(invocation: Invocation) -> bool:
    """Return whether objects are IR for the linker, as the user wants it."""
    asked = [t.effect for t in invocation.tokens if t.effect in (Effect.LTO, Effect.NO_LTO)]
    return asked[-1:] == [Effect.LTO]


def _keeps_lto(invocation: Invocation, _: Compiler) -> bool:
    return makes_lto(invocation)


def _is_opaque(invocation: Invocation, _: Compiler) -> bool:
    return invocation.opaque or invocation.has(Effect.RESPONSE_STYLE)


def _to_stdout(invocation: Invocation, _: Compiler) -> bool:
    return invocation.output == "-"


_ASIDE: tuple[tuple[StepAside, Callable[[Invocation, Compiler], bool]], ...] = (
    (StepAside.FRONT_END_ITSELF, _has(Effect.FRONT_END_ITSELF)),
    (StepAside.QUERY, _stops_at(Phase.QUERY)),
    (StepAside.INCOMPLETE, _has(Effect.INCOMPLETE)),
    (StepAside.OPAQUE_ARGUMENTS, _is_opaque),
    (StepAside.OTHER_DRIVER, _has(Effect.MODE)),
    (StepAside.DEVICE_CODE, _for_a_device),
    (StepAside.NO_OBJECT, _stops_at(Phase.PREPROCESS, Phase.CHECK, Phase.ASSEMBLY)),
    (StepAside.LLVM_OUTPUT, _has(Effect.LLVM_OUTPUT)),
    (StepAside.USER_LTO, _keeps_lto),
    (StepAside.USER_BITCODE, _has(Effect.OWN_BITCODE)),
    (StepAside.FRONT_END_ACTION, _chooses_action),
    (StepAside.FRONT_END_INPUT, _has_further_input),
    (StepAside.OTHER_DIRECTORY, _has(Effect.DIRECTORY)),
    (StepAside.INDEXED_LTO, _has(Effect.INDEXED)),
    (StepAside.LINK_ONLY, _compiles_nothing),
    (StepAside.TEMPORARY_OBJECTS, _leaves_no_object),
    (StepAside.NO_SOURCE, _has_no_source),
    (StepAside.FOREIGN_FORMAT, _is_foreign),
    (StepAside.STANDARD_OUTPUT, _to_stdout),
)


def hinders(invocation: Invocation, compiler: Compiler) -> bool:
    """Return whether what the command makes cannot have derivatives either.

    For those, IR need not stay: it can be made once more.
    """
    return any(why not in _NO_HINDRANCE and holds(invocation, compiler) for why, holds in _ASIDE)


_NO_HINDRANCE = (StepAside.NO_OBJECT, StepAside.USER_LTO, StepAside.TEMPORARY_OBJECTS)


def needs_second_compile(invocation: Invocation, compiler: Compiler) -> bool:
    """Return whether IR cannot ride along.

    flang embeds none; kept temporaries, and records of the command line, are the user's own. An
    overlay has another name each time, which clang would embed as well.
    """
    own = invocation.has(Effect.SAVE_TEMPS) or invocation.has(Effect.RECORD)
    return own or compiler.overlay is not None or compiler.source is not Language.C


def sources(invocation: Invocation) -> tuple[Token, ...]:
    """Return the inputs that are compiled or assembled, not just linked."""
    return tuple(t for t in invocation.inputs if t.language is not Language.OBJECT)


def kept(invocation: Invocation, compiler: Compiler) -> tuple[Token, ...]:
    """Return the inputs whose IR is kept."""
    kinds = (compiler.source, Language.IR)
    return tuple(t for t in invocation.inputs if t.language in kinds)
