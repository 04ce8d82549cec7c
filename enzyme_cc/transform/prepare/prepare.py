"""Getting a module ready for LLVM's passes before its requests are differentiated.

What requests reach is copied, and the copies are simplified; everything else is set aside.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.calls.address_taken import indirect_types
from enzyme_cc.analysis.calls.reachable_functions import reached
from enzyme_cc.attributes.names import VIRTUAL_REVERSE
from enzyme_cc.attributes.vocabulary import Mode
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.module import Module
from enzyme_cc.ir.unused import without_unused
from enzyme_cc.requests.annotations import ARRAY
from enzyme_cc.requests.called_registrations import with_called_registrations
from enzyme_cc.requests.find import find_requests, request_calls, special_calls
from enzyme_cc.requests.places import Places
from enzyme_cc.requests.problems import Complaints, Kind
from enzyme_cc.requests.shadow_calls import has_shadow_calls, open_variables, requests_missing
from enzyme_cc.requests.site import Site
from enzyme_cc.transform.code.function_attributes import FunctionWords
from enzyme_cc.transform.diagnose.special_calls import (
    has_special,
    lower_iterations,
    special_problems,
)
from enzyme_cc.transform.frontends.clang.merged_stores import spread_stores
from enzyme_cc.transform.frontends.clang.number_tags import tag_numbers
from enzyme_cc.transform.frontends.cxx.container_nodes import mark_node_values
from enzyme_cc.transform.frontends.flang.workarounds import without_wrong_promises
from enzyme_cc.transform.frontends.gpu.device_code import as_meant_on_device, inline_all
from enzyme_cc.transform.frontends.gpu.ptx_assembly import write_assembly
from enzyme_cc.transform.frontends.library_bodies import adopted, with_copies
from enzyme_cc.transform.frontends.parallel.openmp import open_regions
from enzyme_cc.transform.frontends.parallel.threads import open_threads
from enzyme_cc.transform.frontends.rustc.threads import follow_threads
from enzyme_cc.transform.prepare.annotated_loops import keep_annotations
from enzyme_cc.transform.prepare.caught_exceptions import thrown_through
from enzyme_cc.transform.prepare.checkpoint_loops import lower_checkpoints, mentions_checkpoints
from enzyme_cc.transform.prepare.coerced_numbers import tell_coerced_numbers
from enzyme_cc.transform.prepare.fences import fence_comparisons
from enzyme_cc.transform.prepare.inactive_globals import keep_apart
from enzyme_cc.transform.prepare.inferred_attributes import promise, promise_not_to_throw
from enzyme_cc.transform.prepare.internal_procedures import call_by_name
from enzyme_cc.transform.prepare.open_requests import OpenRequests
from enzyme_cc.transform.prepare.reallocators import growing
from enzyme_cc.transform.prepare.short_loops import keep_loops
from enzyme_cc.transform.prepare.single_callers import called_once
from enzyme_cc.transform.prepare.task_states import starting_tasks
from enzyme_cc.transform.prepare.threads_as_written import as_written
from enzyme_cc.transform.program.link_deferral import needs_others
from enzyme_cc.transform.program.optnone import set_aside
from enzyme_cc.transform.program.roots import Program
from enzyme_cc.transform.program.type_hints import has_hints, hints, keep_out_of_the_way
from enzyme_cc.transform.program.working_copies import SOURCE, Sources
from enzyme_cc.transform.runtime_calls.library import without_tape_functions
from enzyme_cc.transform.shadows.context_flow import contexts_stay, has_contexts
from enzyme_cc.transform.shadows.virtual_reverse import virtual_functions

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from enzyme_cc.choices import Choices
    from enzyme_cc.diagnostics import Diagnostic
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.values import Value
    from enzyme_cc.requests.model import Requests

#: What only modules of flang's have.
_OF_FLANG = (" flang version ", '!"Flang function root ')
_SUMMARY = re.compile(r"^\^\d+ = .*\n?", re.M)
#: What may be known when LLVM has simplified.
_OPEN = (Kind.FUNCTION_NOT_KNOWN.code, Kind.NOT_A_FUNCTION.code)


class Prepared(NamedTuple):
    """A module for LLVM to simplify, or what is wrong with its requests."""

    text: str
    problems: tuple[Diagnostic, ...] = ()
    has_requests: bool = False


def prepare(
    text: str,
    name: str = "<unit>",
    *,
    choices: Choices | None = None,
    is_part: bool = False,
    inline: bool = True,
) -> Prepared:
    """Copy what the requests of a module reach, and set everything else aside.

    Of a part of what is linked, nothing is done where contexts of other parts may come in.
    """
    given, text = text, with_called_registrations(text)
    is_changed = text is not given
    if VIRTUAL_REVERSE not in text and not any(mode.value in text for mode in Mode):
        if has_shadow_calls(text) and (missing := _requests_missing(text, name, is_part=is_part)):
            return Prepared(text, missing, True)
        return _without_requests(text, name, is_changed=is_changed, is_part=is_part)
    if ARRAY in text:
        text = without_unused(text, name)  # the front end was asked for all it knows
    meant = _as_meant(without_tape_functions(text, name))
    module = Module(with_copies(meant), name)
    program = Program(module, choices)
    requests = find_requests(module, program.has_rule)
    special = special_problems(module)
    asked = None if special else virtual_functions(program)
    if not requests.found and not requests.problems and asked is None:
        return _without_requests(text, name, is_changed=is_changed, is_part=is_part)
    wrong = tuple(each for each in requests.problems if each.code not in _OPEN)
    final = (*program.problems, *special, *wrong)
    if final:
        return Prepared(text, final, True)
    if is_part and _is_left(program, requests):
        return Prepared(text)
    lower_iterations(module)
    _prepare(requests, program, asked or {}, inline=inline)
    program.unpacking.unpack(has_copies=True)
    return Prepared(module.print(), (), True)


def _is_left(program: Program, requests: Requests) -> bool:
    """Return whether a part of what is linked is to be differentiated with the others."""
    stays = contexts_stay(program.module, program.frees)
    return not stays or needs_others(program, requests.found)


def _as_meant(text: str) -> str:
    """Return a module as its front end should have written it."""
    text = as_meant_on_device(without_wrong_promises(_without_summary(text)))
    if not any(each in text for each in _OF_FLANG):
        return text
    # Only Fortran pays for what they import.
    from enzyme_cc.transform.frontends.flang.modules import as_meant  # noqa: PLC0415

    return as_meant(text)


def _without_summary(text: str) -> str:
    """Return a text without its ThinLTO summary, which is of functions as they were."""
    return _SUMMARY.sub("", text) if "\n^0 = " in text else text


def _requests_missing(text: str, name: str, *, is_part: bool) -> tuple[Diagnostic, ...]:
    """Return what is wrong with a module that asks for shadows, and for no derivative."""
    module = Module(text, name)
    return () if is_part and has_contexts(module) else requests_missing(module)


def _without_requests(text: str, name: str, *, is_changed: bool, is_part: bool) -> Prepared:
    """Finish a module without requests: calls that only we understand cannot be linked.

    What a part has of loops that are checkpointed is left to the link, which may ask for more.
    """
    if not (is_changed or has_hints(text) or has_special(text)):
        return Prepared(text)
    module = Module(text, name)
    problems = special_problems(module)
    if problems:
        return Prepared(text, problems, True)
    is_named = mentions_checkpoints(text)
    if is_named and is_part:
        return Prepared(text)
    if not (is_changed or is_named or special_calls(module) or any(hints(module))):
        return Prepared(text)
    lower_iterations(module)
    lower_checkpoints(module)
    words = FunctionWords(module)
    for function in [each for each in module.functions.values() if not each.is_declaration]:
        set_aside(function, words)
    return Prepared(module.print(), (), True)


def _prepare(
    requests: Requests, program: Program, asked: dict[Function, None], *, inline: bool
) -> None:
    module = program.module
    words = FunctionWords(module)
    keep_out_of_the_way(module, words)
    keep_annotations(module, words)
    opened = _open(module, requests) if requests.problems else ()
    waiting = OpenRequests((*opened, *open_variables(module)))
    wanted = dict.fromkeys(each for request in requests.found for each in request.functions)
    wanted.update({each: None for each in asked if not each.is_declaration})
    ready = adopted(module)
    originals = [
        each
        for each in module.functions.values()
        if not each.is_declaration and words.value(each, SOURCE) is None
    ]
    promise(module, words, program.registrations)
    promise_not_to_throw(module, words, program.library)
    found = program.registrations
    whole = program.kept_whole | found.untyped
    sources = Sources(module, words, whole, ready, called=found.recomputed)
    copied = _copied(program, [*wanted, *waiting.possible], ready)
    roots = {*wanted, *waiting.possible}
    parts = {
        **waiting.wrappers,
        **growing(program, copied, words, roots),
        **starting_tasks(copied, words, roots),
        **as_written(module, copied, words, roots),
    }
    if inline:
        apart = {*roots, *(each for each in copied if each.name in whole)}
        parts |= called_once(copied, words, apart)
    sources.copy(copied, parts, thrown_through(program, copied, roots))
    follow_threads(module, ready, sources.copies, words)
    copies = [*sources.copies.values(), *call_by_name(module, sources, words)]
    open_regions(
        module, copies, sources.copy_of, program.rule, deterministic=program.is_deterministic
    )
    open_threads(module, copies, sources.copy_of)
    if program.is_of_device:
        write_assembly(copies)
        inline_all(copies, words)
    spread_stores(copies)
    tag_numbers(module, copies)
    mark_node_values(module, copies)
    fence_comparisons(copies)
    tell_coerced_numbers(copies)
    keep_loops(module, copies)
    keep_apart(module, program.said.inactive_globals, set(copies))
    for caller in waiting.callers:
        sources.redirect(caller, certain=True)
    waiting.simplify_in_place(words)
    for function in originals:
        if function not in waiting.callers:
            set_aside(function, words)


def _copied(
    program: Program, wanted: list[Function], ready: Mapping[Function, Function]
) -> dict[Function, None]:
    """Return all that these may run, through pointers too, and the rules of what that calls.

    What has a rule is called as it is: a copy would be made part of its callers. Of what the
    user's own rules are for there is a copy all the same, for modes that no rule is for, and
    what is `ready` is there.
    """
    whole = program.kept_whole - (program.users.names - program.registrations.by_rule)

    def is_copied(each: Function) -> bool:
        return each.name not in whole

    found: dict[Function, None] = {}
    while wanted:
        called = reached(wanted, is_copied)
        more = reached([*wanted, *program.users.beside(called)], is_copied)
        new = {each: None for each in more if each not in found}
        found.update(new)
        wanted = [each for each in program.taken.of(indirect_types(new)) if each not in found]
        wanted = [each for each in wanted if not each.is_declaration]
    return {each: None for each in found if each not in ready}


def _open(module: Module, requests: Requests) -> Iterator[tuple[Function, Value]]:
    """Yield where requests that could not be read stand, and what says their function."""
    read = {request.call for request in requests.found}
    complaints = Complaints(Places(module))
    layout = DataLayout(module.data_layout)
    for call, mode in request_calls(module, complaints, lambda _: True):
        site = Site(mode, call, layout, complaints)
        if call not in read and site.tokens:
            yield site.caller, site.tokens[0].value
