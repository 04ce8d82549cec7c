"""The user's command, made into others: one source alone, its front end's IR, an output from IR.

Only what has no part in these is left out; what is kept stays in order.
"""

from __future__ import annotations

from enzyme_cc.driver.command_line.option_table import Effect, Language
from enzyme_cc.driver.command_line.options import Phase
from enzyme_cc.driver.command_line.tokens import Token
from enzyme_cc.driver.planning.pass_through import makes_lto, sources
from enzyme_cc.driver.planning.steps import AddIr, Differentiate, FrontEnd, Manner, Temporary

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.driver.command_line.options import Invocation
    from enzyme_cc.driver.planning.compiler import Compiler
    from enzyme_cc.driver.planning.steps import Place, Words

EMBED = ("-Xclang", "-fembed-bitcode=all")

#: What leaves out the passes of LLVM.
LIGHTLY = ("-Xclang", "-disable-llvm-passes")
# What is written beside the output, under names that come from it, or said.
SIDE_OUTPUTS = (
    Effect.SAVE_TEMPS,
    Effect.DEPENDENCIES,
    Effect.SIDE_OUTPUT,
    Effect.CHATTER,
    Effect.SPLIT_DEBUG,
)

# What makes a second compile write the front end's own IR, whatever -O the user chose. flang's own
# passes belong to the front end: they write loops for what else are calls of its run-time library.
# Those of LLVM it skips if it is to stop before the first one.
_UNOPTIMISED: dict[Language, tuple[str, ...]] = {
    Language.C: LIGHTLY,
    Language.FORTRAN: (
        *("-O2", "-mllvm", "-opt-bisect-limit=0", "-mllvm", "-opt-bisect-verbose=false"),
    ),
}
_NO_LEVEL: dict[Language, tuple[Effect, ...]] = {
    Language.C: (),
    Language.FORTRAN: (Effect.OPTIMISATION,),
}

_NOT_AGAIN = (
    Effect.OUTPUT,
    Effect.OBJECT,
    Effect.ASSEMBLY,
    Effect.SAVE_TEMPS,
    Effect.DEPENDENCIES,
    Effect.SIDE_OUTPUT,
    Effect.RECORD,
    Effect.CHATTER,
    Effect.LINKER,
    Effect.RELOCATABLE,
    Effect.SHARED,
)
_NOT_FROM_IR = (*_NOT_AGAIN, Effect.LANGUAGE, Effect.PREPROCESSOR)
_NOT_ALONE = (Effect.OUTPUT, Effect.LINKER, Effect.RELOCATABLE)

# Lines without types: places for messages, and the IR is otherwise the same.
_PLACES = ("-gline-tables-only",)
# What variables are called, too.
_NAMES = ("-g",)

# Since clang 17, what only an attribute mentions is not written otherwise.
_ALL = ("-femit-all-decls",)

# clang 14 was the first that can be told not to complain about some unused arguments.
_QUIET_SINCE = 14
# How our folder is looked through: for headers after the user's, for modules of Fortran first.
_SEEN: dict[Language, str] = {Language.C: "-idirafter", Language.FORTRAN: "-I"}
_PREPROCESSED = (Language.C, Language.HEADER, Language.DEVICE, Language.PREPROCESSED_ASSEMBLY)


def prefix(invocation: Invocation, compiler: Compiler) -> Words:
    """Return the compiler itself and, where something is preprocessed, what it sees of ours."""
    command = compiler.link if _only_links(invocation) else compiler.compile
    if not _preprocesses(invocation, compiler):
        return command
    seen: Words = ()
    if compiler.overlay:  # by itself it would not be for what is preprocessed already
        seen = ("-Xclang", "-ivfsoverlay", "-Xclang", compiler.overlay)
    if compiler.include and not invocation.has(Effect.RECORD):
        seen = (_SEEN[compiler.source], compiler.include, *seen)
    if seen and compiler.source is Language.C and compiler.major >= _QUIET_SINCE:
        seen = ("--start-no-unused-arguments", *seen, "--end-no-unused-arguments")
    return (*command, *seen)


def alone(
    invocation: Invocation,
    compiler: Compiler,
    source: Token,
    path: Place,
    extra: tuple[str, ...] = (),
) -> Words:
    """Return the command that compiles one source of a command that links, to this object."""
    head = (*prefix(invocation, compiler), *extra, "-Qunused-arguments", "-c", "-o", path)
    return (*head, *_flat(t for t in invocation.tokens if t is source or _matters(t, _NOT_ALONE)))


def elsewhere(
    invocation: Invocation, compiler: Compiler, path: Place, extra: tuple[str, ...] = ()
) -> Words:
    """Return the user's command, with another output."""
    rest = _flat(t for t in invocation.tokens if t.effect is not Effect.OUTPUT)
    return (*prefix(invocation, compiler), *extra, "-o", path, *rest)


def paths_of(tokens: Iterable[Token]) -> tuple[str, ...]:
    """Return the inputs as they are written."""
    return tuple(token.value for token in tokens)


def second_compile(
    invocation: Invocation, compiler: Compiler, source: Token, number: int, path: Place
) -> AddIr:
    """Return the step that puts the front end's IR into an object that was made without."""
    bitcode = Temporary(number, ".bc")
    return AddIr(front_end(invocation, compiler, source, bitcode), bitcode, source.value, path)


def differentiation(
    invocation: Invocation, compiler: Compiler, source: Token, number: int, path: Place
) -> Differentiate:
    """Return the step that remakes an object or assembly whose source asks for derivatives."""
    bitcode, ir = Temporary(number, ".bc"), Temporary(number, ".ll")
    readings = FrontEnd(
        front_end(invocation, compiler, source, bitcode),
        front_end(invocation, compiler, source, bitcode, _PLACES),
        front_end(invocation, compiler, source, bitcode, _NAMES),
        bitcode,
    )
    return Differentiate(
        from_ir(invocation, compiler, path, ir),
        ir,
        source.value,
        path,
        front_end=readings,
        manner=manner(invocation),
    )


def manner(invocation: Invocation) -> Manner:
    """Return how the user wants things to be differentiated."""
    return Manner(
        inline=invocation.own.get("inline") != "off",
        explain=invocation.own.get("explain", ""),
        output=invocation.output or "",
        rules=invocation.all_own("rules"),
        strong_zero="strong-zero" in invocation.own,
        check=invocation.own.get("check", "").replace("off", ""),
        trap=invocation.own.get("trap", ""),
        deterministic=invocation.own.get("deterministic") == "on",
        blas_bodies=invocation.own.get("blas") == "bodies",
        max_seconds=invocation.own.get("max-seconds", ""),
        time_report="time-report" in invocation.own,
        is_optimised=invocation.values.get(Effect.OPTIMISATION, "0") != "0",
        makes_ir=makes_lto(invocation),
        no_heuristics=invocation.all_own("no-heuristic"),
    )


def front_end(
    invocation: Invocation,
    compiler: Compiler,
    source: Token,
    bitcode: Temporary,
    extra: tuple[str, ...] = (),
) -> Words:
    """Return the command that writes the front end's IR of a source, before any optimisation."""
    left_out = _NOT_AGAIN + _NO_LEVEL[compiler.source]
    extra = (*extra, *(_ALL if compiler.emits_all else ()))
    tokens = [_without_dependencies(token) for token in invocation.tokens]
    head: Words = (*prefix(invocation, compiler), *extra, "-c", "-emit-llvm", "-w", "-o", bitcode)
    only = _flat(t for t in tokens if t is source or _matters(t, left_out))
    return (*head, *_UNOPTIMISED[compiler.source], *only)


def from_ir(invocation: Invocation, compiler: Compiler, path: Place, ir: Temporary) -> Words:
    """Return the command that makes of IR what the user's would make of a source.

    The compiler driver knows which options mean anything then; warnings have all been given.
    """
    stop = "-S" if invocation.phase is Phase.ASSEMBLY else "-c"
    # No input is left to follow `--`, and behind it nothing more can be said.
    options = (t for t in invocation.tokens if t.texts != ("--",))
    rest = _flat(t for t in options if _matters(t, _NOT_FROM_IR))
    return (*compiler.compile, "-w", stop, "-o", path, "-x", "ir", ir, *rest)


def _only_links(invocation: Invocation) -> bool:
    something = invocation.inputs or invocation.has(Effect.LINKER)
    return invocation.phase is Phase.LINK and bool(something) and not sources(invocation)


def _preprocesses(invocation: Invocation, compiler: Compiler) -> bool:
    read = _PREPROCESSED if compiler.source is Language.C else (compiler.source,)
    return any(token.language in read for token in invocation.inputs)


def _without_dependencies(token: Token) -> Token:
    """Return `-Wp,-MD,file,-DX` without its dependencies."""
    first, *parts = token.texts[0].split(",")
    if first != "-Wp" or token.effect is not Effect.DEPENDENCIES:
        return token
    rest = ",".join(["", *parts[2:]] if parts[0] in ("-MD", "-MMD") else [])
    return Token((f"-Wp{rest}",)) if rest else token


def _matters(token: Token, left_out: tuple[Effect, ...]) -> bool:
    return token.language is None and token.effect not in left_out


def _flat(tokens: Iterable[Token]) -> tuple[str, ...]:
    return tuple(text for token in tokens for text in token.texts)
