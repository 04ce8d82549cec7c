"""One command that compiles and links, as several: a compile for each source, then the link.

Needed where another command links than compiles, and where a source asks for derivatives, which
only an object can be given (docs/adr/0009).
"""

from __future__ import annotations

from functools import partial

from enzyme_cc.driver.command_line.option_table import Effect, Language
from enzyme_cc.driver.command_line.options import Invocation
from enzyme_cc.driver.planning.embedding import with_derivatives
from enzyme_cc.driver.planning.pass_through import (
    hinders,
    kept,
    makes_lto,
    needs_second_compile,
    sources,
)
from enzyme_cc.driver.planning.recompile import (
    SIDE_OUTPUTS,
    alone,
    differentiation,
    manner,
    paths_of,
    second_compile,
)
from enzyme_cc.driver.planning.steps import Finish, KeepIr, Link, Run, Temporary, Unfinished

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.driver.command_line.tokens import Token
    from enzyme_cc.driver.planning.compiler import Compiler
    from enzyme_cc.driver.planning.steps import FrontEnd, Place, Step, Words

_FOR_COMPILE = (Effect.LANGUAGE, Effect.DEPENDENCIES, Effect.PREPROCESSOR)
#: Under these, other files or messages have the name of the output in them, or in their own.
_ALSO_NAMED = (
    *(Effect.SAVE_TEMPS, Effect.SIDE_OUTPUT, Effect.RECORD, Effect.CHATTER, Effect.SPLIT_DEBUG),
    Effect.DIRECTORY,
)
#: Beginnings of linkers' options that have nothing to do with the name of the output.
_HARMLESS = (
    *("soname", "h", "rpath", "version-script", "z", "no-undefined", "as-needed", "no-as-needed"),
    *("Bsymbolic", "Bstatic", "Bdynamic", "gc-sections", "no-gc-sections", "O", "build-id"),
    *("hash-style", "whole-archive", "no-whole-archive", "start-group", "end-group", "l", "L"),
    *("exclude-libs", "allow-shlib-undefined", "push-state", "pop-state", "export-dynamic"),
    *("enable-new-dtags", "disable-new-dtags", "dynamic-list", "icf", "sort-common", "relax"),
)


def split(
    invocation: Invocation,
    compiler: Compiler,
    *,
    again: bool = False,
    otherwise: Callable[[Token, Temporary], tuple[Step, ...]] | None = None,
) -> tuple[Step, ...]:
    """Return the command as several; with `again`, the whole one was run and did the rest.

    `otherwise` knows better how to compile some of the sources.
    """
    if again:
        invocation = _without(invocation, SIDE_OUTPUTS)
    compiled = [one for one in sources(invocation) if not _is_header(one)]
    objects = {id(one): Temporary(at, ".o", one.value) for at, one in enumerate(compiled)}
    with_ir = () if hinders(invocation, compiler) else kept(invocation, compiler)
    found = {
        id(one): differentiation(invocation, compiler, one, *_of(objects, one)) for one in with_ir
    }
    second = needs_second_compile(invocation, compiler)
    carries = not makes_lto(invocation) and not second
    # What is precompiled lies beside the header, and is not linked.
    steps: list[Step] = [
        Run(alone(invocation, compiler, each, f"{each.value}.pch"))
        for each in filter(_is_header, sources(invocation))
    ]
    later: list[Step] = []
    for source in compiled:
        place, asked = objects[id(source)], found.get(id(source))
        known = otherwise(source, place) if otherwise else ()
        command = partial(alone, invocation, compiler, source, place)
        if asked and carries and not known:
            steps += with_derivatives(invocation, command, asked)
        else:
            steps += known or (Run(command()),)
            later += (asked,) if asked else ()
    if second:
        steps += [second_compile(invocation, compiler, one, *_of(objects, one)) for one in with_ir]
    fronts = tuple((each.path, each.front_end) for each in found.values())
    return (*steps, *later, *_link(invocation, compiler, objects, fronts, quiet=again))


def _of(objects: dict[int, Temporary], source: Token) -> tuple[int, Temporary]:
    """Return the number of a source, and its object."""
    place = objects[id(source)]
    return place.number, place


def _link(
    invocation: Invocation,
    compiler: Compiler,
    objects: dict[int, Temporary],
    fronts: tuple[tuple[Place, FrontEnd], ...],
    *,
    quiet: bool,
) -> tuple[Step, ...]:
    """Return the command that links objects in the place of its sources."""
    words: list[Place] = [*compiler.link, *(("-Qunused-arguments",) if quiet else ())]
    for token in invocation.tokens:
        if id(token) in objects:
            words.append(objects[id(token)])
        elif token.effect not in _FOR_COMPILE and not _is_header(token):
            words += token.texts
    others = (
        token for token in invocation.inputs if id(token) not in objects and not _is_header(token)
    )
    return link(invocation, tuple(words), (*objects.values(), *paths_of(others)), fronts)


def _is_header(token: Token) -> bool:
    return token.language is Language.HEADER


def link(
    invocation: Invocation,
    words: Words,
    inputs: tuple[Place, ...],
    fronts: tuple[tuple[Place, FrontEnd], ...] = (),
) -> tuple[Step, ...]:
    """Return the steps that link these inputs; with -r, whoever links the output sees to it."""
    output = "" if invocation.has(Effect.RELOCATABLE) else left_open(invocation)
    linked = Link(words, inputs, manner=manner(invocation), output=output, compiled=fronts)
    if not makes_library(invocation):
        return (linked,)
    return (linked, KeepIr(words, output, is_lto=makes_lto(invocation)))


def library_beside(
    invocation: Invocation, steps: tuple[Step, ...], may_write: Callable[[str], bool]
) -> tuple[Step, ...]:
    """Return steps that link a library under another name, which it has until its IR is in it."""
    *before, linked, keep = steps
    assert isinstance(keep, KeepIr)
    path = keep.output
    if not isinstance(linked, Link) or not isinstance(path, str) or not may_write(path):
        return steps
    if invocation.output in ("", "-") or "--" in linked.argv:  # what follows is no option
        return steps
    if any(map(invocation.has, _ALSO_NAMED)) or makes_lto(invocation) or invocation.opaque:
        return steps
    if not all(map(_says_nothing_of_output, invocation.tokens)):
        return steps
    made = Unfinished(path)
    beside = Link(
        (*linked.argv, "-o", made),
        linked.inputs,
        manner=linked.manner,
        output=made,
        compiled=linked.compiled,
    )
    return (*before, beside, KeepIr(keep.argv, made, is_lto=False), Finish(made))


def _says_nothing_of_output(token: Token) -> bool:
    """Return whether a word for the linker is none that writes, or names, by the output's name."""
    if token.effect is not Effect.LINKER:
        return True
    words = token.value.split(",")
    return all(each.lstrip("-").startswith(_HARMLESS) for each in words if each[:1] == "-")


def makes_library(invocation: Invocation) -> bool:
    """Return whether a link makes a shared library."""
    return invocation.has(Effect.SHARED) and not invocation.has(Effect.RELOCATABLE)


def left_open(invocation: Invocation) -> str:
    """Return what a link makes that may succeed though a symbol is defined nowhere."""
    return (invocation.output or "a.out") if _may_leave_open(invocation) else ""


def _may_leave_open(invocation: Invocation) -> bool:
    if invocation.has(Effect.SHARED) or invocation.has(Effect.RELOCATABLE):
        return True
    linker = (token.value for token in invocation.tokens if token.effect is Effect.LINKER)
    return any("unresolved" in value or "undefined" in value for value in linker)


def _without(invocation: Invocation, effects: tuple[Effect, ...]) -> Invocation:
    tokens = tuple(token for token in invocation.tokens if token.effect not in effects)
    return Invocation(invocation.arguments, tokens, invocation.own_all, opaque=invocation.opaque)
