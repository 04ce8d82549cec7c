"""Steps shared by differentiating one source and differentiating at link time."""

from __future__ import annotations

import re
from collections import Counter
from contextlib import nullcontext
from typing import TYPE_CHECKING, NamedTuple

import enzyme_cc
from enzyme_cc.choices import Choices
from enzyme_cc.diagnostics import Diagnostic, InternalError, user_error
from enzyme_cc.driver.derivatives.excerpt import excerpt, with_excerpt
from enzyme_cc.driver.files.full_disk import clean_up
from enzyme_cc.driver.files.held_stderr import Held
from enzyme_cc.lto.pipeline import PipelineError
from enzyme_cc.rules.files import text_of_rules
from enzyme_cc.toolchains.signals import signals
from enzyme_cc.words.names import readable, readable_text

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractContextManager

    from enzyme_cc.driver.planning.execution import Execution
    from enzyme_cc.driver.planning.steps import Manner, Place, Words


class Word(NamedTuple):
    """A word for LLVM: where it is said, and in which versions it is known to be one."""

    text: str
    levels: tuple[str, ...]
    versions: range


#: What has LLVM vectorize the loops of derivatives. No compiler may fail for want of a word.
_WORDS = (
    # They ask in each round whether a shadow is its primal: as -O3 does, ask once before.
    Word("-enable-nontrivial-unswitch", ("-O2",), range(15, 23)),
    # Whether memory overlaps is asked before the outer of two loops for all its rounds; but where
    # these go backwards, the answer is always that it may.
    Word("-hoist-runtime-checks=false", ("-O2", "-O3"), range(19, 23)),
)


def choices_of(manner: Manner, *, is_for_messages: bool = False) -> Choices | None:
    """Return what the user chose; their rule files are read, and checked."""
    given = (manner.rules, manner.strong_zero, manner.is_optimised, manner.runs_checks)
    further = (manner.blas_bodies, manner.deterministic, manner.makes_ir, is_for_messages)
    if not (any(given) or any(further) or manner.no_heuristics):
        return None
    rules = tuple((path, text_of_rules(path)) for path in dict.fromkeys(manner.rules))
    choices = Choices(
        rules=rules,
        strong_zero=manner.strong_zero,
        is_optimised=manner.is_optimised,
        is_for_messages=is_for_messages,
        check=manner.check,
        trap=manner.trap,
        blas_bodies=manner.blas_bodies,
        deterministic=manner.deterministic,
        makes_ir=manner.makes_ir,
        no_heuristics=manner.no_heuristics,
    )
    enzyme_cc.check_choices(choices)
    return choices


def watched(manner: Manner, unit: str, *, is_shown: bool) -> AbstractContextManager[None]:
    """Return what is open while a unit is differentiated: it looks at the clock, if that is asked.

    Its report is for the one run that the output is made by.
    """
    if not manner.is_timed:
        return nullcontext()
    from enzyme_cc.driver.derivatives.timing import Watch  # noqa: PLC0415 - for who asks

    return Watch(manner, unit, is_shown=is_shown)


def compiled(
    executor: Execution, command: Words, ir: str, path: str, text: str, *, called: str = ""
) -> int:
    """Make an output of new IR, silently: the compiler has said what it has to say."""
    with open(ir, "wb") as file:
        file.write(text.encode("utf-8", "surrogateescape"))
    held = Held()
    words = (*command, *for_loops(command, executor.toolchain.version[0]))
    status = executor.run(words, quiet=True, errors=held.file)
    complaint = held.text().decode(errors="replace")
    held.forget()
    if status <= 0 and -status not in (signals.SIGSEGV, signals.SIGABRT):
        return status
    if clean_up(path):
        raise user_error(f"no space is left on the disk that holds '{called or path}'")
    cause = InternalError(first_line(complaint) or f"the compiler ended with {status}")
    raise PipelineError("compile", text, cause)


def without_debug_information(text: str) -> str:
    """Return IR whose debug information LLVM leaves out: it is said to be of no known version."""
    return _VERSION.sub(r"\g<1>0}", text)


#: The flag of a module that says which version its debug information has.
_VERSION = re.compile(r'^(!\d+ = !\{i32 \d+, !"Debug Info Version", i32 )\d+\}$', re.MULTILINE)


def for_loops(command: Words, version: int) -> tuple[str, ...]:
    """Return the words that have LLVM vectorize the loops of derivatives."""
    level = next((word for word in reversed(command) if str(word).startswith("-O")), "")
    said = {str(word).partition("=")[0] for word in command}
    wanted = [each for each in _WORDS if level in each.levels and version in each.versions]
    new = [each.text for each in wanted if each.text.partition("=")[0] not in said]
    return tuple(word for text in new for word in ("-mllvm", text))


def front_end_ir(executor: Execution, words: Words, bitcode: Place) -> tuple[bytes, str]:
    """Return the IR that the front end makes of a source, and its complaint if it fails."""
    held = Held()
    status = executor.run(words, quiet=True, errors=held.file)
    complaint = first_line(held.text().decode(errors="replace"))
    held.forget()
    if status:
        return b"", complaint
    with open(executor.place(bitcode), "rb") as file:
        return file.read(), ""


def are_alike(again: tuple[Diagnostic, ...], done: tuple[Diagnostic, ...]) -> bool:
    """Return whether two runs found the same kinds of problems, the one with places as many.

    Without places, what is wrong at two of them may be one message.
    """
    found, wanted = (Counter(each.code for each in some) for some in (again, done))
    return found.keys() == wanted.keys() and wanted <= found


def said(what: Diagnostic, program: str, here: str) -> str:
    """Return a message as it is shown, with its line; `here` goes without saying before a place."""
    lines = excerpt(what.origin.partition(": note:")[0])
    shown = what.changed(
        message=_nearby(readable_text(what.message), here),
        notes=tuple(_nearby(readable_text(each), here) for each in what.notes),
        origin=what.origin.removeprefix(here) + (f"\n{lines}" if lines else ""),
    )
    return with_excerpt(shown).render(program).removeprefix(here)


def _nearby(text: str, here: str) -> str:
    """Return a text with places named as from here."""
    return re.sub(rf"(?<![^\s(]){re.escape(here)}(?=\S+:\d)", "", text)


def in_source(what: Diagnostic, ir: str, holder: Callable[[str], str]) -> Diagnostic:
    """Return a message about the IR of this name as one about what people know.

    `holder` tells which source or object a function, or a variable, is of.
    """
    place = re.compile(rf"{re.escape(ir)}(?::\d+:\d+)?(?::(\S+?)(?=[,;]?(?:\s|\Z)))?")

    def told(found: re.Match[str]) -> str:
        name = found[1] or ""
        is_said = not name or what.message.startswith((name, readable(name)))
        return holder(name) if is_said else f"{holder(name)}: in {readable(name)}"

    return what.changed(
        where=place.sub(told, what.where),
        notes=tuple(place.sub(told, note) for note in what.notes),
    )


def first_line(text: str) -> str:
    """Return the line of a complaint that says most."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    telling = [line for line in lines if "error" in line]
    return (telling or lines or [""])[0]
