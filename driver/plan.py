"""What a command becomes: an invocation and a toolchain make a plan of steps. Pure.

The compiler's arguments pass through unchanged and in order; a plan only adds to them. Where it
adds no IR, it says by name why it stepped aside.
"""

from __future__ import annotations

from enzyme_cc.driver.aside import StepAside, kept, needs_second_compile, sources, why_aside
from enzyme_cc.driver.option_table import Effect, Language
from enzyme_cc.driver.options import Phase, Token, object_name
from enzyme_cc.driver.steps import AddIr, HideIr, Link, Plan, Replace, Run, Say, Temporary

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.driver.compiler import Compiler
    from enzyme_cc.driver.options import Invocation
    from enzyme_cc.driver.steps import Step, Words

EMBED = ("-Xclang", "-fembed-bitcode=all")


def plan(invocation: Invocation, compiler: Compiler, *, outside: StepAside | None = None) -> Plan:
    """The plan of one command; `outside` is a reason to step aside that is not in the command."""
    reason = outside or why_aside(invocation, compiler)
    if reason is StepAside.FRONT_END_ITSELF:
        return Plan((Replace((*compiler.compile, *invocation.arguments)),), reason)
    prefix = _prefix(invocation, compiler)
    command = (*prefix, *invocation.arguments)
    if invocation.has(Effect.VERSION):
        return Plan((Run(command), Say(compiler.banner)), reason)
    if _links_apart(invocation, compiler):
        return Plan(_compile_then_link(invocation, compiler), reason)
    if reason:
        return Plan((_plainly(invocation, command),), reason)
    if needs_second_compile(invocation, compiler):
        return Plan((Run(command), *_second_compiles(invocation, compiler)))
    embedding = (*prefix, *EMBED, *invocation.arguments)
    paths = dict.fromkeys(path for _, path in _objects(invocation, compiler))
    return Plan((Run(embedding), HideIr(tuple(paths), command)))


def _plainly(invocation: Invocation, command: tuple[str, ...]) -> Step:
    """Become the compiler; a link is waited for, to say what a request in it came to."""
    if invocation.phase is Phase.LINK and invocation.inputs:
        return Link(command, _paths(invocation))
    return Replace(command)


def _prefix(invocation: Invocation, compiler: Compiler) -> tuple[str, ...]:
    """The compiler itself and, where something is preprocessed, our headers after all others."""
    command = compiler.link if _only_links(invocation) else compiler.compile
    if not compiler.include or not _preprocesses(invocation) or invocation.has(Effect.RECORD):
        return command
    headers: tuple[str, ...] = ("-idirafter", compiler.include)
    if compiler.major >= _QUIET_SINCE:
        headers = ("--start-no-unused-arguments", *headers, "--end-no-unused-arguments")
    return (*command, *headers)


def _only_links(invocation: Invocation) -> bool:
    something = invocation.inputs or invocation.has(Effect.LINKER)
    return invocation.phase is Phase.LINK and bool(something) and not sources(invocation)


# clang 14 was the first that can be told not to complain about some unused arguments.
_QUIET_SINCE = 14
_PREPROCESSED = (Language.C, Language.HEADER, Language.DEVICE, Language.PREPROCESSED_ASSEMBLY)


def _preprocesses(invocation: Invocation) -> bool:
    return any(token.language in _PREPROCESSED for token in invocation.inputs)


def _objects(invocation: Invocation, compiler: Compiler) -> list[tuple[Token, str]]:
    """Every source whose IR is kept, with the object it ends up in."""
    named = invocation.output
    if invocation.phase is Phase.LINK:
        named = named or "a.out"
    return [(t, named or object_name(t.value)) for t in kept(invocation, compiler)]


def _second_compiles(invocation: Invocation, compiler: Compiler) -> list[AddIr]:
    steps = []
    left_out = _NOT_FOR_IR + _NO_LEVEL[compiler.source]
    tokens = [_without_dependencies(token) for token in invocation.tokens]
    prefix = _prefix(invocation, compiler)
    for number, (source, path) in enumerate(_objects(invocation, compiler)):
        bitcode = Temporary(number, ".bc")
        only = _flat(t for t in tokens if t is source or _matters(t, left_out))
        head: Words = (*prefix, "-c", "-emit-llvm", "-w", "-o", bitcode)
        steps.append(
            AddIr((*head, *_UNOPTIMISED[compiler.source], *only), bitcode, source.value, path)
        )
    return steps


# What makes a second compile write the front end's own IR, whatever -O the user chose. flang
# cannot skip LLVM's passes, so there the level itself is left out.
_UNOPTIMISED: dict[Language, tuple[str, ...]] = {
    Language.C: ("-Xclang", "-disable-llvm-passes"),
    Language.FORTRAN: (),
}
_NO_LEVEL: dict[Language, tuple[Effect, ...]] = {
    Language.C: (),
    Language.FORTRAN: (Effect.OPTIMISATION,),
}

_NOT_FOR_IR = (
    Effect.OUTPUT,
    Effect.OBJECT,
    Effect.SAVE_TEMPS,
    Effect.DEPENDENCIES,
    Effect.SIDE_OUTPUT,
    Effect.RECORD,
    Effect.CHATTER,
    Effect.LINKER,
    Effect.RELOCATABLE,
)


def _without_dependencies(token: Token) -> Token:
    """`-Wp,-MD,file,-DX` may hold more than dependencies: what is left of it without them."""
    first, *parts = token.texts[0].split(",")
    if first != "-Wp" or token.effect is not Effect.DEPENDENCIES:
        return token
    rest = ",".join(["", *parts[2:]] if parts[0] in ("-MD", "-MMD") else [])
    return Token((f"-Wp{rest}",)) if rest else token


def _matters(token: Token, left_out: tuple[Effect, ...]) -> bool:
    return token.language is None and token.effect not in left_out


def _links_apart(invocation: Invocation, compiler: Compiler) -> bool:
    apart = compiler.link is not compiler.compile
    linked = any(token.language is not Language.HEADER for token in sources(invocation))
    return apart and invocation.phase is Phase.LINK and linked


def _compile_then_link(invocation: Invocation, compiler: Compiler) -> tuple[Step, ...]:
    """One command as two kinds, for a toolchain whose linking compiler is not its compiling one."""
    compiled = sources(invocation)
    objects = {id(source): Temporary(number, ".o") for number, source in enumerate(compiled)}
    compiles = []
    for source in compiled:
        only = _flat(t for t in invocation.tokens if t is source or _matters(t, _FOR_LINK))
        head = (*_prefix(invocation, compiler), "-Qunused-arguments", "-c", "-o")
        compiles.append(Run((*head, objects[id(source)], *only)))
    words: list[str | Temporary] = []
    for token in invocation.tokens:
        if id(token) in objects:
            words.append(objects[id(token)])
        elif token.effect not in _FOR_COMPILE:
            words += token.texts
    return (*compiles, Link((*compiler.link, *words), _paths(invocation)))


def _paths(invocation: Invocation) -> tuple[str, ...]:
    return tuple(token.value for token in invocation.inputs)


_FOR_LINK = (Effect.OUTPUT, Effect.LINKER, Effect.RELOCATABLE)
_FOR_COMPILE = (Effect.LANGUAGE, Effect.DEPENDENCIES, Effect.PREPROCESSOR)


def _flat(tokens: Iterable[Token]) -> tuple[str, ...]:
    return tuple(text for token in tokens for text in token.texts)
