"""Differentiating one module: its requests, innermost first, replaced by what they ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.calls.reachable_functions import mentioned
from enzyme_cc.attributes.names import (
    REGION_MARKER,
    REQUEST_NAMES,
    SCHEME_MARKER,
    VIRTUAL_REVERSE,
)
from enzyme_cc.attributes.vocabulary import SPLIT_MODES, Mode
from enzyme_cc.ir.module import Module
from enzyme_cc.requests.find import find_requests
from enzyme_cc.requests.order import nesting_order
from enzyme_cc.requests.shadow_calls import not_reached
from enzyme_cc.rules.library import Library
from enzyme_cc.transform.batch.lower import lower_batches
from enzyme_cc.transform.code.devices import is_of_device
from enzyme_cc.transform.derivatives import Derivatives
from enzyme_cc.transform.diagnose.bare_kernels import refuse_bare_kernels
from enzyme_cc.transform.diagnose.followed_threads import refuse_chance, refuse_threads
from enzyme_cc.transform.diagnose.inactive_marks import InactiveMarks
from enzyme_cc.transform.diagnose.large_values import refuse_large
from enzyme_cc.transform.diagnose.lost_derivatives import report_aside, report_losses
from enzyme_cc.transform.diagnose.mistaken_shadows import report_mistaken, report_moved
from enzyme_cc.transform.diagnose.numbers_as_text import report_through_text
from enzyme_cc.transform.diagnose.special_calls import (
    lower_inactive_calls,
    lower_iterations,
    remove_unused,
    special_problems,
)
from enzyme_cc.transform.diagnose.textures import report_textures
from enzyme_cc.transform.diagnose.told_parts import report_told_parts
from enzyme_cc.transform.diagnose.zero_requests import report_fruitless
from enzyme_cc.transform.emit.communication_again import define_exchanges
from enzyme_cc.transform.forward.lower import lower, root_of
from enzyme_cc.transform.frontends.gpu.block_extremes import settle_extremes
from enzyme_cc.transform.frontends.gpu.device_code import as_compiled, finish_on_device
from enzyme_cc.transform.frontends.gpu.exchange_sums import write_exchange_sums
from enzyme_cc.transform.frontends.gpu.exchanged_stores import write_exchanged_stores
from enzyme_cc.transform.frontends.gpu.launch_extremes import settle_launched
from enzyme_cc.transform.frontends.gpu.ptx_assembly import write_assembly
from enzyme_cc.transform.prepare.checkpoint_loops import lower_checkpoints
from enzyme_cc.transform.prepare.expansion.expand import expand
from enzyme_cc.transform.prepare.fences import drop_fences, fence_simplified
from enzyme_cc.transform.prepare.finish import define_markers, finish
from enzyme_cc.transform.prepare.long_functions import part_long_functions
from enzyme_cc.transform.prepare.parallel_regions import fork_regions, lower_forks
from enzyme_cc.transform.prepare.resized_copies import move_blocks
from enzyme_cc.transform.prepare.separate_arguments import separate_arguments
from enzyme_cc.transform.prepare.told_bits import tell_numbers
from enzyme_cc.transform.program.asked_together import asked_together
from enzyme_cc.transform.program.block_requests import asked_by_blocks
from enzyme_cc.transform.program.fitted_calls import fit_calls
from enzyme_cc.transform.program.handed_functions import handed_functions
from enzyme_cc.transform.program.indirect_callees import Possible, call_with_prototypes
from enzyme_cc.transform.program.roots import Program, Roots
from enzyme_cc.transform.program.scalable_vectors import refuse_uncounted
from enzyme_cc.transform.program.type_hints import drop_hints
from enzyme_cc.transform.program.working_copies import SOURCE
from enzyme_cc.transform.report.report import Report
from enzyme_cc.transform.reverse.augment.ready import prepare_reversal
from enzyme_cc.transform.reverse.split.lower import lower_reverse
from enzyme_cc.transform.reverse.split.split import lower_split, of_all
from enzyme_cc.transform.reverse.writers.counted_rounds import settle as settle_counted
from enzyme_cc.transform.reverse.writers.tape import NO_HEAP
from enzyme_cc.transform.runtime_calls.library import with_matrix_functions, with_runtime
from enzyme_cc.transform.shadows.calls import lower_shadow_calls
from enzyme_cc.transform.shadows.dynamic_memory import settle_parts
from enzyme_cc.transform.shadows.virtual_reverse import VirtualReverse, virtual_functions

if TYPE_CHECKING:
    from enzyme_cc.choices import Choices
    from enzyme_cc.diagnostics import Diagnostic
    from enzyme_cc.ir.function import Function
    from enzyme_cc.plan.report import Explained
    from enzyme_cc.requests.model import Request
    from enzyme_cc.transform.program.user_derivatives import Use

#: What is said where it is not known, or said in too many ways, what bytes hold.
_OF_BYTES = frozenset(("EZ0201", "EZ0401", "EZ0402", "EZ0406", "EZ0411"))


class Outcome(NamedTuple):
    """A module without its requests, or what stands in the way."""

    text: str
    problems: tuple[Diagnostic, ...] = ()
    warnings: tuple[Diagnostic, ...] = ()
    #: Whether requests are left that differentiate what was generated now.
    again: bool = False
    #: What the functions differentiated backwards keep, if that was asked for.
    explained: tuple[Explained, ...] = ()
    #: How often each rule of the user's took part.
    rules: tuple[Use, ...] = ()


def differentiate(
    text: str, name: str = "<unit>", *, explain: bool = False, choices: Choices | None = None
) -> Outcome:
    """Replace the requests of the innermost level; finish the module when none are left.

    Declared types may say too much of memory that is one thing after the other. What they are in
    the way of is differentiated as it would be without them; and where a kernel would need a heap,
    rounds of its loops are run again as far as they can be.
    """
    module = Module(with_matrix_functions(text), name)
    done = differentiate_level(module, explain=explain, choices=choices)
    if done.problems and _is_told_by_types(text, done.problems, choices):
        told, module = done, Module(with_matrix_functions(text), name)
        done = differentiate_level(module, explain=explain, choices=choices, is_declared=False)
        done = told if done.problems else done
    elif _needs_heap(done):
        kept = done, module
        done, module = _without_heap(text, name, kept, explain=explain, choices=choices)
    if done.problems:
        return done
    if not done.again:
        finish(module)
        if any(each in text for each in (*REQUEST_NAMES, SCHEME_MARKER, REGION_MARKER)):
            define_markers(module)
        if is_of_device(module):
            module = with_runtime(module)
            settle_parts(module)
            settle_counted(module)
            finish_on_device(module, Library.default())
            return done._replace(text=as_compiled(module.print()))
        part_long_functions(module)
        module = with_runtime(module)
    return done._replace(text=module.print())


def _needs_heap(done: Outcome) -> bool:
    """Return whether a kernel would need a heap, whatever else is wrong."""
    return any(each.code == NO_HEAP for each in done.problems)


def _without_heap(
    text: str,
    name: str,
    kept: tuple[Outcome, Module],
    *,
    explain: bool,
    choices: Choices | None,
) -> tuple[Outcome, Module]:
    """Return what comes of a module with less kept, or in memory that the host gives a launch.

    What is wrong beside that is said alone, if there is a way without a heap.
    """
    for means in ({"reruns": True}, {"reruns": True, "rooms": True}, {"rooms": True}):
        module = Module(with_matrix_functions(text), name)
        done = differentiate_level(module, explain=explain, choices=choices, **means)
        if not _needs_heap(done):
            return done, module
    return kept


def _is_told_by_types(text: str, problems: tuple[Diagnostic, ...], choices: Choices | None) -> bool:
    """Return whether there may be no problem where no type is declared, but for our messages."""
    is_asked = choices is None or not choices.is_for_messages
    is_declared = "!DICompositeType" in text or "!DIBasicType" in text
    return is_asked and is_declared and all(each.code in _OF_BYTES for each in problems)


def differentiate_level(
    module: Module,
    *,
    explain: bool = False,
    choices: Choices | None = None,
    is_declared: bool = True,
    reruns: bool = False,
    rooms: bool = False,
) -> Outcome:
    """Replace the requests that contain no others; the outcome has no text."""
    drop_fences(module)
    calls, wrong = lower_shadow_calls(module)
    if wrong:
        return Outcome("", wrong)
    special = special_problems(module)
    checkpoints, unfit = lower_checkpoints(module)
    regions = lower_forks(module)
    program = Program(
        module, choices, is_declared=is_declared, reruns_on_device=reruns, has_rooms=rooms
    )
    program.regions = regions
    program.bodies.redirect()
    requests = find_requests(module, program.has_rule)
    nesting = nesting_order(requests.found, program.bodies.reached_anyhow)
    problems = (*program.problems, *special, *unfit, *requests.problems, *nesting.problems)
    if not special:
        lower_iterations(module)
    program.users.settle({each.mode for level in nesting.levels[:1] for each in level})
    level = program.users.of_one_mode(nesting.levels[0]) if nesting.levels else ()
    again = len(nesting.order) > len(level)
    asked = None if problems or again else virtual_functions(program)
    if problems or (not level and asked is None):
        if not problems:
            _lower_special(module)
        fork_regions(module, regions.values(), again=again)
        program.unpacking.pack(Report(module))
        return Outcome("", problems, requests.warnings)
    program.settle(level[0].mode if level else Mode.REVERSE)
    together = asked_together(module, regions.values(), level)
    program.together = {each: None for one in together for each in one.functions}
    program.later = _modes_later(module, nesting.order, level)
    if not again:
        program.checkpoints = checkpoints
    report, explained = _lower_level(program, level, asked, explain=explain, again=again)
    fork_regions(module, regions.values(), again=again)
    unused = not_reached(calls.found, requests.found)
    warnings = (*program.warnings(), *unused, *requests.warnings, *report.warnings)
    if again:
        program.bodies.direct_back(program.users.names)
        fence_simplified(module)
    else:
        _lower_special(module)
    rules = program.users.told(report.places.name, program.module)
    return Outcome("", report.problems, warnings, again, explained, rules)


def _modes_later(
    module: Module, requests: tuple[Request, ...], level: tuple[Request, ...]
) -> frozenset[Mode]:
    """Return the modes of all requests but those of a level, and of what follows them."""
    later = frozenset(each.mode for each in requests if each not in level)
    return later | {Mode.REVERSE} if later and VIRTUAL_REVERSE in module.source else later


def _lower_special(module: Module) -> None:
    drop_hints(module)
    lower_inactive_calls(module)
    remove_unused(module, VIRTUAL_REVERSE)


def _lower_level(
    program: Program,
    requests: tuple[Request, ...],
    asked: dict[Function, None] | None,
    *,
    explain: bool,
    again: bool,
) -> tuple[Report, tuple[Explained, ...]]:
    report = Report(program.module, program.choices)
    lower_batches(program, report, [each for each in requests if each.mode is Mode.BATCH])
    ready = [each for each in requests if each.mode is not Mode.BATCH]
    possible = _made_ready(program, report, ready, asked, again=again)
    if possible is None:
        return report, ()
    derivatives = Derivatives(_decided(program, report, ready, asked, possible), report)
    derivatives.tables.possible = possible
    if any(each.options.context for each in ready):
        derivatives.contexts.slots.begin()
    derivatives.through_pointers = of_all(ready, asked)
    derivatives.unit.helpers.again = again
    program.gathered = {} if again else asked_by_blocks(program, ready)
    for request in ready:
        for each in request.functions:
            body = program.bodies.of(each)
            program.asking.setdefault(body, set()).add(request.caller.name)
            report.places.request(body, request.call)
        for parameter, given in handed_functions(request, derivatives.unit):
            derivatives.tables.handed.setdefault(parameter, {})[given] = None
    if explain:
        # Only who asks for it pays for what it imports.
        from enzyme_cc.transform.report.guessed import Guessed  # noqa: PLC0415

        roots = derivatives.unit.roots
        derivatives.reverse.guessed = Guessed(roots.types, roots.types_without)
    _write(derivatives, ready, asked)
    if derivatives.unit.helpers.asks_for_heap:
        _refuse_heap(report, ready)
    if not again:
        derivatives.unit.helpers.complete()
        define_exchanges(program.module, program.library)
    program.unpacking.pack(report)
    derivatives.checks.complete()
    return report, tuple(derivatives.reverse.explained) if explain else ()


def _refuse_heap(report: Report, requests: list[Request]) -> None:
    """Say that a kernel has no heap, where nobody has said what of it would be needed for."""
    if any(each.code == NO_HEAP for each in report.problems):
        return
    report.add(
        NO_HEAP,
        "this derivative keeps memory until its reverse sweep, and a kernel has no heap for it",
        requests[0].call if requests else None,
        "use local arrays of a constant size in place of malloc, alloca and recursion",
        "in split mode, hand over memory for the tape: enzyme_allocated (docs/split.md)",
        "or give the function that allocates a derivative of your own (docs/own-rules.md)",
    )


def _made_ready(
    program: Program,
    report: Report,
    ready: list[Request],
    asked: dict[Function, None] | None,
    *,
    again: bool,
) -> Possible | None:
    """Bring all that is differentiated into the form for it; None where that cannot be."""
    reached = program.bodies.reached(each for one in ready for each in one.functions)
    program.users.meet(program.bodies.name(each) for body in reached for each in mentioned(body))
    possible = Possible(program, reached, asked or ())
    if refuse_large(report, reached) or refuse_threads(program, report, reached):
        return None
    if refuse_chance(program, report, ready) or refuse_bare_kernels(report, ready):
        return None
    call_with_prototypes([*reached, *possible.functions])
    fit_calls([*reached, *possible.functions], program.rule)
    expand(program.module, {**reached, **possible.functions}, report.places)
    if program.is_of_device:
        write_assembly([*reached, *possible.functions])
        write_exchange_sums([*reached, *possible.functions])
        write_exchanged_stores([*reached, *possible.functions])
        settle_extremes(program.module, [*reached, *possible.functions])
        settle_launched([*reached, *possible.functions])
        tell_numbers([*reached, *possible.functions], program.rule)
    if again:
        move_blocks(program, reached)
    backwards = [each for each in ready if each.mode.is_reverse or each.mode in SPLIT_MODES]
    if backwards and refuse_uncounted(report, reached):
        return None
    program.unpacking.unpack(has_copies=SOURCE in program.module.source)
    if not prepare_reversal(program, report, backwards):
        return None
    if backwards or asked is not None:
        possible.prepare_reversal(each for one in backwards for each in one.functions)
    known = {body for one in ready for each in one.functions for body in (program.bodies.of(each),)}
    rounds = [each for loop in program.reruns.values() for each in loop.functions]
    separate_arguments(program, [*reached, *rounds], {*known, *possible.functions})
    return possible


def _decided(
    program: Program,
    report: Report,
    ready: list[Request],
    asked: dict[Function, None] | None,
    possible: Possible,
) -> Roots:
    """Return what is active, and where derivatives are lost."""
    meant = (function for each in ready for function in each.functions)
    # Nothing is told from a tape that stays. Of what is differentiated again, an adjoint may be 0
    # that depends on something: no program would stop there.
    stays = any(each.options.nofree for each in ready) and not program.later
    has_words = not stays or any(each.mode is Mode.FORWARD_SPLIT for each in ready)
    roots = Roots(program, meant, asked or (), has_words=has_words)
    marks = InactiveMarks(program, report, roots.types)
    for request in ready:
        for arm in request.arms:
            report.places.ask(program.bodies.of(arm.function), request.call)
            found = root_of(roots, arm)
            own = possible.own_contexts(found)
            report_losses(report, found, program.said.inactive_globals, own)
            marks.report(found, own)
            report_aside(report, found)
            report_textures(program, report, found, own)
            report_told_parts(program, roots.types, report, found, own)
            report_fruitless(program, report, request, arm, found)
            report_through_text(program, report, found)
            report_mistaken(program, roots.types, report, request, arm)
            report_moved(program, roots.types, report, request, arm)
    return roots


def _write(
    derivatives: Derivatives, ready: list[Request], asked: dict[Function, None] | None
) -> None:
    """Replace the requests, and write what they call."""
    lower_split(derivatives, ready)
    for request in ready:
        if request.mode in _LOWERINGS:
            _LOWERINGS[request.mode](derivatives, request)
        else:
            derivatives.checks.skip(request, "it is done in two sweeps")
    derivatives.write()
    if asked is not None:
        VirtualReverse(derivatives, asked).lower()


_LOWERINGS = {Mode.FORWARD: lower, Mode.REVERSE: lower_reverse}
