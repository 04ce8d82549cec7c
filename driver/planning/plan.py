"""Turn an invocation and a toolchain into a plan of steps. Pure.

The compiler's arguments pass through unchanged and in order, but for the name of an output that
is to be finished first; a plan only adds to them. Where it adds no IR, it says by name why it
stepped aside.
"""

from __future__ import annotations

import os

from enzyme_cc.driver.command_line.option_table import Effect, Language
from enzyme_cc.driver.command_line.options import Phase, output_name
from enzyme_cc.driver.planning.annotated import names_rules
from enzyme_cc.driver.planning.embedding import with_derivatives
from enzyme_cc.driver.planning.pass_through import (
    StepAside,
    hinders,
    kept,
    makes_lto,
    needs_second_compile,
    sources,
    why_aside,
)
from enzyme_cc.driver.planning.recompile import (
    EMBED,
    SIDE_OUTPUTS,
    differentiation,
    elsewhere,
    paths_of,
    prefix,
    second_compile,
)
from enzyme_cc.driver.planning.steps import (
    Differentiate,
    Finish,
    HideIr,
    Instead,
    KeepIr,
    Plan,
    Replace,
    Respell,
    Run,
    Say,
    Temporary,
    TryLink,
    Unfinished,
)
from enzyme_cc.driver.planning.unfinished import beside, may_be_unfinished

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.driver.command_line.options import Invocation
    from enzyme_cc.driver.command_line.tokens import Token
    from enzyme_cc.driver.planning.compiler import Compiler
    from enzyme_cc.driver.planning.steps import Step, Words

    MayWrite = Callable[[str], bool]

#: What has code for devices linked later.
_LINKED_LATER = ("-fgpu-rdc", "-fcuda-rdc")
#: The files of all sources.
OVERLAY = Temporary(0, ".overlay.yaml")


def plan(
    invocation: Invocation,
    compiler: Compiler,
    *,
    outside: StepAside | None = None,
    respelled: dict[str, bytes] | None = None,
    device: tuple[Token, ...] = (),
    may_write: MayWrite | None = None,
) -> Plan:
    """Return the plan of one command.

    `outside` is a reason to step aside that is not in the command; `respelled` are the files that
    the compiler is to see in other words; `device` the sources with code for a device that name us.
    An output that `may_write` allows is made under another name, which it has until it is finished.
    """
    if outside is None and any(token.texts[0] in _LINKED_LATER for token in invocation.tokens):
        # As below.
        from enzyme_cc.driver.planning.relocatable import relocatable  # noqa: PLC0415

        found = relocatable(invocation, compiler, device, may_write)
        if found is not None:
            return found
    if device and outside is None:
        # Nobody else need load it.
        from enzyme_cc.driver.planning.on_device import with_device  # noqa: PLC0415

        planned = _plan(invocation, compiler, outside)
        return Plan(with_device(planned, invocation, compiler, device), planned.reason)
    if not respelled:
        return _library_beside(
            invocation, _plan(invocation, compiler, outside, may_write), may_write
        )
    seeing = compiler.with_overlay(OVERLAY, emits_all=any(map(names_rules, respelled.values())))
    planned = _plan(invocation, seeing, outside, may_write)
    planned = _library_beside(invocation, planned, may_write)
    return Plan((Respell(OVERLAY, respelled), *planned.steps), planned.reason)


def _plan(
    invocation: Invocation,
    compiler: Compiler,
    outside: StepAside | None,
    may_write: MayWrite | None = None,
) -> Plan:
    reason = outside or why_aside(invocation, compiler)
    if reason is StepAside.FRONT_END_ITSELF:
        return Plan((Replace((*compiler.compile, *invocation.arguments)),), reason)
    command: Words = (*prefix(invocation, compiler), *invocation.arguments)
    if invocation.has(Effect.VERSION):
        return Plan((Run(command), Say(compiler.banner)), reason)
    if _links_apart(invocation, compiler):
        return Plan(_split(invocation, compiler), reason)
    if reason is StepAside.TEMPORARY_OBJECTS and (
        _makes_library_at_once(invocation, compiler) or _reads_once(invocation, compiler)
    ):
        return Plan(_split(invocation, compiler))
    if outside:
        thrown = outside is StepAside.SPECIAL_OUTPUT and invocation.output == os.devnull
        steps = _thrown_away if thrown else _as_it_is
        return Plan(steps(invocation, compiler, command), reason)
    steps = _without_ir if reason else _with_ir
    planned = steps(invocation, compiler, command)
    made: tuple[Step, ...] = ()
    if may_write and isinstance(planned[-1], Differentiate):
        made = _made_beside(invocation, compiler, may_write)
    return Plan(made or planned, reason)


def _library_beside(invocation: Invocation, planned: Plan, may_write: MayWrite | None) -> Plan:
    """Return the plan in which a library has its name when its IR is in it, and not before."""
    if not may_write or not isinstance(planned.steps[-1], KeepIr):
        return planned
    from enzyme_cc.driver.planning.split import library_beside  # noqa: PLC0415 - as `split`

    return Plan(library_beside(invocation, planned.steps, may_write), planned.reason)


def _made_beside(
    invocation: Invocation, compiler: Compiler, may_write: MayWrite
) -> tuple[Step, ...]:
    """Return steps that make the one output under another name; none where it must be in place."""
    ((source, number, path), *others) = _outputs(invocation, compiler)
    if others or not may_be_unfinished(invocation, compiler) or not may_write(path):
        return ()
    made = Unfinished(path)
    again = differentiation(invocation, compiler, source, number, made)
    command = beside(invocation, compiler, made)
    if invocation.phase is not Phase.OBJECT or makes_lto(invocation):
        return (Run(command), again, Finish(made))
    if needs_second_compile(invocation, compiler):
        second = second_compile(invocation, compiler, source, number, made)
        return (Run(command), second, again, Finish(made))
    steps = with_derivatives(
        invocation, lambda extra: beside(invocation, compiler, made, extra), again
    )
    return (*steps, Finish(made))


def _with_ir(invocation: Invocation, compiler: Compiler, command: Words) -> tuple[Step, ...]:
    """Return steps for objects that carry their IR, and derivatives where IR asks for some."""
    made = _outputs(invocation, compiler)
    steps: list[Step]
    if needs_second_compile(invocation, compiler):
        again = (second_compile(invocation, compiler, *one) for one in made)
        steps = [Run(command), *again]
    else:
        embedding = (*prefix(invocation, compiler), *EMBED, *invocation.arguments)
        paths = tuple(dict.fromkeys(path for _, _, path in made))
        steps = [Run(embedding), HideIr(paths, command)]
    if invocation.phase is Phase.LINK:
        return (*steps, Instead(made[0][2], _split(invocation, compiler, again=True)))
    return (*steps, *(differentiation(invocation, compiler, *one) for one in made))


def _without_ir(invocation: Invocation, compiler: Compiler, command: Words) -> tuple[Step, ...]:
    """Return what leaves no object with IR may ask for derivatives all the same."""
    if not kept(invocation, compiler) or hinders(invocation, compiler):
        return _plainly(invocation, command)
    if invocation.phase is Phase.LINK:
        if _reads_once(invocation, compiler):
            return _split(invocation, compiler)
        return (_try_link(invocation, compiler, command),)
    if makes_lto(invocation) and invocation.phase is Phase.ASSEMBLY:
        return (_become(command),)  # which is IR
    if invocation.phase not in (Phase.ASSEMBLY, Phase.OBJECT):
        return (_become(command),)
    made = _outputs(invocation, compiler)
    return (Run(command), *(differentiation(invocation, compiler, *one) for one in made))


def _as_it_is(invocation: Invocation, _: Compiler, command: Words) -> tuple[Step, ...]:
    return _plainly(invocation, command)


def _thrown_away(invocation: Invocation, compiler: Compiler, command: Words) -> tuple[Step, ...]:
    """Return steps that make what is thrown away, for what is to be said of its requests."""
    found = kept(invocation, compiler)
    makes_one = invocation.phase in (Phase.ASSEMBLY, Phase.OBJECT) and len(found) == 1
    leaves_more = any(map(invocation.has, SIDE_OUTPUTS)) or hinders(invocation, compiler)
    if not makes_one or leaves_more:
        return _plainly(invocation, command)
    path = Temporary(1, ".s" if invocation.phase is Phase.ASSEMBLY else ".o")
    return (
        Run(elsewhere(invocation, compiler, path)),
        differentiation(invocation, compiler, found[0], 0, path),
    )


def _try_link(invocation: Invocation, compiler: Compiler, command: Words) -> TryLink:
    from enzyme_cc.driver.planning.split import left_open  # noqa: PLC0415 - as below

    return TryLink(
        command,
        _split(invocation, compiler, again=True),
        sources=()
        if any(map(invocation.has, SIDE_OUTPUTS))
        else paths_of(kept(invocation, compiler)),
        output=left_open(invocation),
        colours=0 if invocation.has(Effect.RECORD) else len(compiler.compile),
    )


def _split(invocation: Invocation, compiler: Compiler, *, again: bool = False) -> tuple[Step, ...]:
    # For links only: it costs a compile 0.2 ms to load.
    from enzyme_cc.driver.planning.split import split  # noqa: PLC0415

    return split(invocation, compiler, again=again)


def _plainly(invocation: Invocation, command: Words) -> tuple[Step, ...]:
    """Become the compiler; a link is waited for, to say what a request in it came to."""
    if invocation.phase is Phase.LINK and invocation.inputs:
        # For links only, as `split`.
        from enzyme_cc.driver.planning.split import link  # noqa: PLC0415

        return link(invocation, command, _paths(invocation))
    return (_become(command),)


def _become(command: Words) -> Step:
    """Become the compiler, unless files of ours must go when it is done."""
    plain = tuple(word for word in command if isinstance(word, str))
    return Replace(plain) if len(plain) == len(command) else Run(command)


def _outputs(invocation: Invocation, compiler: Compiler) -> list[tuple[Token, int, str]]:
    """Return every source whose IR counts, with its number and what it ends up in."""
    named = invocation.output
    suffix = ".s" if invocation.phase is Phase.ASSEMBLY else ".o"
    if invocation.phase is Phase.LINK:
        named = named or "a.out"
    found = kept(invocation, compiler)
    return [(t, n, named or output_name(t.value, suffix)) for n, t in enumerate(found)]


def _links_apart(invocation: Invocation, compiler: Compiler) -> bool:
    apart = compiler.link is not compiler.compile
    linked = any(token.language is not Language.HEADER for token in sources(invocation))
    return apart and invocation.phase is Phase.LINK and linked


def _reads_once(invocation: Invocation, compiler: Compiler) -> bool:
    """Return whether a source is not there any more when it has been read."""
    paths = paths_of(kept(invocation, compiler))
    return any(path == "-" or path.startswith("/dev/") for path in paths)


def _makes_library_at_once(invocation: Invocation, compiler: Compiler) -> bool:
    """Return whether a library is made straight from sources: they are compiled first, for IR."""
    from enzyme_cc.driver.planning.split import makes_library  # noqa: PLC0415 - as above

    hindered = any(map(invocation.has, SIDE_OUTPUTS)) or hinders(invocation, compiler)
    has_header = any(token.language is Language.HEADER for token in sources(invocation))
    hindered |= has_header and bool(invocation.output)  # then there are two outputs: an error
    return makes_library(invocation) and bool(kept(invocation, compiler)) and not hindered


def _paths(invocation: Invocation) -> tuple[str, ...]:
    return paths_of(invocation.inputs)
