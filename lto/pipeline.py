"""From the front end's IR of one unit to IR in which its requests are derivatives.

LLVM before, between and after; the differentiator, which is a pure function, in the middle.
Whatever fails here for no fault of the user's is a `PipelineError`, with what a report needs.
"""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import enzyme_cc
from enzyme_cc.diagnostics import Diagnostic, InternalError, UserError
from enzyme_cc.toolchains.capture import ToolError

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc import Explained, Outcome, Use
    from enzyme_cc.choices import Choices
    from enzyme_cc.toolchains.backend import Backend

_Result = TypeVar("_Result")
_WEAK = re.compile(r"^(?:define|@.+ =) (?:.+ )?(?:weak|linkonce) ", re.MULTILINE)

# Deeper nests of derivatives than anybody writes.
MAX_LEVELS = 64


class Differentiated(NamedTuple):
    """The outcome for a unit: no text where it asks for nothing, or where there are problems."""

    text: str | None
    problems: tuple[Diagnostic, ...] = ()
    warnings: tuple[Diagnostic, ...] = ()
    #: What reverse sweeps keep, if that was asked for.
    explained: tuple[Explained, ...] = ()
    #: How often the user's rules took part, level by level.
    rules: tuple[Use, ...] = ()
    #: Functions that were differentiated, and of which a link may prefer another definition.
    interposable: tuple[str, ...] = ()


class PipelineError(InternalError):
    """A bug of ours: the stage that failed, and the IR it was given."""

    def __init__(self, stage: str, text: str, cause: Exception) -> None:
        super().__init__(f"{stage}: {cause or type(cause).__name__}")
        self.stage = stage
        self.text = text
        self.cause = cause


class Wishes(NamedTuple):
    """The wishes for differentiating a unit."""

    inline: bool = True
    explain: bool = False
    choices: Choices | None = None
    #: Whether what is left open can be done when it is linked with others.
    is_part: bool = False
    #: What is done to its text before anything else.
    adaptation: Callable[[str], str] | None = None


def differentiate_module(
    bitcode: bytes, backend: Backend, name: str, wishes: Wishes | None = None
) -> Differentiated:
    """Differentiate a module for all its requests, or return every problem in their way."""
    return differentiate_unit(backend.to_ir(bitcode), backend, name, wishes)


def differentiate_unit(
    text: str, backend: Backend, name: str, wishes: Wishes | None = None
) -> Differentiated:
    """Differentiate a module that is text, and tell what a link may replace of it."""
    done = differentiate_text(text, backend, name, wishes)
    if done.problems or _WEAK.search(text) is None:
        return done
    reach = enzyme_cc.reach(text, name)
    reach.from_requests()
    return done._replace(interposable=tuple(sorted(reach.interposable)))


def differentiate_text(
    text: str, backend: Backend, name: str, wishes: Wishes | None = None
) -> Differentiated:
    """Differentiate a module that is text."""
    wishes = wishes or Wishes()
    if wishes.adaptation:
        text = _stage("adapt", text, partial(wishes.adaptation, text))
    prepare, differentiate = enzyme_cc.prepare, enzyme_cc.differentiate
    if wishes.explain:
        differentiate = partial(differentiate, explain=True)
    if wishes.choices:
        prepare = partial(prepare, choices=wishes.choices)
        differentiate = partial(differentiate, choices=wishes.choices)
    if wishes.is_part:
        prepare = partial(prepare, is_part=True)
    if not wishes.inline:
        prepare = partial(prepare, inline=False)
    prepared = _stage("prepare", text, partial(prepare, text, name))
    if prepared.problems:
        return Differentiated(None, prepared.problems)
    if not prepared.has_requests:
        return Differentiated(None)
    given = prepared.text
    try:
        simple = _stage("simplify", given, partial(backend.simplify, given, inline=wishes.inline))
    except PipelineError as bug:
        raise _refusal(text, backend, name) or bug from bug.cause
    return _all_levels(simple, backend, name, differentiate)


def _refusal(text: str, backend: Backend, name: str) -> ToolError | None:
    """Return what LLVM says against a module that nothing of ours was done to, if it says that."""
    try:
        backend.simplify(text)
    except UserError as error:
        return ToolError(error.diagnostic.changed(where=name))
    return None


def _all_levels(
    text: str, backend: Backend, name: str, differentiate: Callable[[str, str], Outcome]
) -> Differentiated:
    """Differentiate all levels, inner requests first, with LLVM's passes in between."""
    warnings: dict[tuple[str, str], Diagnostic] = {}
    explained: tuple[Explained, ...] = ()
    rules: tuple[Use, ...] = ()
    for _ in range(MAX_LEVELS):
        outcome = _stage("differentiate", text, partial(differentiate, text, name))
        explained += outcome.explained
        rules += outcome.rules
        for warning in outcome.warnings:
            warnings.setdefault((warning.where, warning.message), warning)
        said = tuple(warnings.values())
        if outcome.problems:
            return Differentiated(None, outcome.problems, said)
        if not outcome.again:
            said += enzyme_cc.unused_rules(rules) if rules else ()
            return Differentiated(outcome.text, (), said, explained, rules)
        text = _stage("tidy", outcome.text, partial(backend.tidy, outcome.text))
    endless = InternalError(f"requests remain after {MAX_LEVELS} levels")
    raise PipelineError("differentiate", text, endless)


def _stage(name: str, text: str, work: Callable[[], _Result]) -> _Result:
    """Run a stage; any failure but that of a tool is a bug of ours, reported with the IR."""
    try:
        return work()
    except ToolError:
        raise
    except Exception as error:  # whatever it is, a report must come with the IR
        raise PipelineError(name, text, error) from error
