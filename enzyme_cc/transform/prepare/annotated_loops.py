"""Loops that are checkpointed by annotation: each becomes a function of steps.

The front end puts a call of `__enzyme_set_checkpointing` into the loop. Only working copies are
differentiated: in all other functions the calls mean nothing, and vanish.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.flow.canonical import canonicalise
from enzyme_cc.analysis.loops.natural_loops import LoopNest
from enzyme_cc.attributes.names import SET_CHECKPOINTING, SIZE_HINT
from enzyme_cc.ir.building.constants import struct_constant
from enzyme_cc.ir.building.globals import new_global
from enzyme_cc.ir.constants import IntConstant, int_constant, null, zero
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.function import Instruction
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import Alloca, CallBase, Invoke
from enzyme_cc.ir.types import I8, I32, I64, POINTER, PointerType, struct_type
from enzyme_cc.requests.find import special_calls
from enzyme_cc.requests.places import STEP, Places
from enzyme_cc.requests.problems import Complaints, Kind
from enzyme_cc.rules.library import Library
from enzyme_cc.transform.code.function_attributes import FunctionWords
from enzyme_cc.transform.code.inherited import debug_of
from enzyme_cc.transform.code.pointer_steps import base_of
from enzyme_cc.transform.code.sizes import wide, wrapping_product
from enzyme_cc.transform.prepare.outlined_steps import outline
from enzyme_cc.transform.prepare.step_loops import Steps, loop_of
from enzyme_cc.transform.program.type_hints import drop_unwinding
from enzyme_cc.transform.program.working_copies import SOURCE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.diagnostics import Diagnostic
    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.prepare.outlined_steps import Outlined
    from enzyme_cc.transform.program.checkpointed import CheckpointLoop

_FIXED = ("indirectbr", "callbr")
_CALLS = (SET_CHECKPOINTING, SIZE_HINT)
#: What LLVM is to know of such calls: they stay in the loop that they are in, once.
_WORDS = (
    *("nocallback", "noduplicate", "nofree", "nosync", "nounwind", "willreturn"),
    "memory(inaccessiblemem: readwrite)",
)
#: The schemes of ours, by the number of a schedule; 0 is none.
_SCHEMES = {
    1: "EnzymeCkptPeriodic",
    2: "EnzymeCkptRevolve",
    3: "EnzymeCkptStoreAll",
    4: "EnzymeCkptRevolve",
}
#: `EnzymeCkptConfig`.
_CONFIG = struct_type((I64, I32, POINTER, I64, POINTER))


class _Region(NamedTuple):
    """Memory that may be part of the state: where it begins, and its size."""

    pointer: Value
    size: Value


def keep_annotations(module: Module, words: FunctionWords) -> None:
    """Let the calls stay where they are while LLVM's passes work."""
    for function in {callee_of(call) for call, name in special_calls(module) if name in _CALLS}:
        if function is not None:
            words.give(function, dict.fromkeys((*words.of(function), *_WORDS)))


class Lowered(NamedTuple):
    """The loops that are checkpointed, by their functions; and what is wrong with others."""

    loops: dict[Function, CheckpointLoop]
    problems: tuple[Diagnostic, ...] = ()


def lower_annotated(module: Module, found: dict[Function, CheckpointLoop]) -> Lowered:
    """Replace the annotated loops of working copies, and drop all calls; return all loops."""
    if not any(each in module.source for each in _CALLS):
        return Lowered(found)
    complaints = Complaints(Places(module))
    for function, calls in _annotated(module).items():
        canonicalise(function)
        while calls:
            nest = LoopNest(function)
            call = max(calls, key=lambda each: _depth(nest, each))
            calls.remove(call)
            loop = nest.innermost(call.block) if call.block is not None else None
            if loop is None:
                continue  # it had one round, and is none any more
            what = _obstacle(nest, loop)
            if what:
                complaints.add(Kind.CHECKPOINT, call, f"a loop cannot be checkpointed: {what}")
            else:
                _lower(module, nest, loop, call, complaints.places, found)
    for call, name in special_calls(module):
        if name in _CALLS:
            _drop(call)
    return Lowered(found, tuple(complaints.found))


def _obstacle(nest: LoopNest, loop: Loop) -> str:
    """Return why a loop cannot become a function of steps; nothing where it can."""
    if loop.preheader is None:
        return "the code jumps into it"
    if any(block.first_after_pads() is not block.first_after_phis() for block in loop.exits):
        return "an exception may leave it"
    blocks = loop.blocks
    if any(block.terminator.opcode in _FIXED for block in blocks) or not loop.exits:
        return "it has no end, or ends by a computed jump"
    if nest.irreducible and any(b in blocks for c in nest.irreducible for b in c.blocks):
        return "there is a jump into a loop inside it"
    return ""


def _annotated(module: Module) -> dict[Function, list[CallBase]]:
    """Return the calls in working copies that ask for something."""
    words = FunctionWords(module)
    found: dict[Function, list[CallBase]] = {}
    for call, name in special_calls(module):
        function = call.function
        if name != SET_CHECKPOINTING or function is None or not schedule_of(call):
            continue
        if words.value(function, SOURCE) is not None:
            found.setdefault(function, []).append(call)
    return found


def schedule_of(call: CallBase) -> int:
    """Return the number of a schedule; 0 for none, or where it is no constant."""
    first = call.arguments[0] if call.arguments else None
    return first.value if isinstance(first, IntConstant) else 0


def _depth(nest: LoopNest, call: CallBase) -> int:
    return nest.depth(call.block) if call.block is not None else 0


def _drop(call: CallBase) -> None:
    if isinstance(call, Invoke):
        drop_unwinding(call)
    if call.is_used:
        call.replace_all_uses(zero(call.type))  # which is an error of its own
    call.erase()


def _lower(
    module: Module,
    nest: LoopNest,
    loop: Loop,
    call: CallBase,
    places: Places,
    found: dict[Function, CheckpointLoop],
) -> None:
    """Make one loop a call of a loop of steps."""
    assert call.function is not None
    where = places.of(call) if places.has_line(call) else f"a loop of {places.name(call.function)}"
    hints = list(_hints(nest, loop))
    scheme = _scheme(module, call)
    debug = debug_of(call)
    made = outline(module, nest, loop, f"{STEP}{call.function.name}")
    builder = made.builder
    builder.metadata = debug
    regions = [*_of_variables(module, made), *_regions(builder, module, made, hints)]
    head = [int_constant(I64, 0), made.rounds or int_constant(I64, 0), *scheme]
    given = [*head, *(each for region in regions for each in region), *made.given]
    steps = Steps(made.step, made.step.name, made.rounds is None, len(regions))
    loop_function = loop_of(module, steps, [each.type for each in given], where)
    made_call = builder.call(loop_function.function, given)
    for function, each in found.items():
        copy = made.copies.get(each.call)
        if isinstance(copy, CallBase):
            found[function] = each._replace(call=copy)
    found[loop_function.function] = loop_function._replace(call=made_call, is_found=True)


def _scheme(module: Module, call: CallBase) -> tuple[Value, Value]:
    """Return the scheme and what it is told."""
    name = _SCHEMES[schedule_of(call)]
    found = module.symbol(f"@{name}")
    scheme = found if found is not None else new_global(module, name, I8, words="external constant")
    assert isinstance(scheme, GlobalVariable)
    budget = call.arguments[1] if len(call.arguments) > 1 else None
    if not isinstance(budget, IntConstant) or budget.value <= 0:
        return scheme, null(POINTER)
    nothing = null(POINTER)
    parts = [int_constant(I64, budget.value), int_constant(I32, 0), nothing]
    parts += [int_constant(I64, 0), nothing]
    config = new_global(
        module,
        "enzyme_cc.checkpoint.config",
        _CONFIG,
        struct_constant(_CONFIG, parts),
        words="private constant",
    )
    return scheme, config


# -- the state -------------------------------------------------------------------------------------


def _hints(nest: LoopNest, loop: Loop) -> Iterator[_Region]:
    """Yield what the program says of sizes of memory, where that is before the loop."""
    for block in nest.cfg.blocks:
        if block in loop or not nest.dominators.dominates(block, loop.header):
            continue
        for line in block:
            callee = callee_of(line) if isinstance(line, CallBase) else None
            if callee is not None and SIZE_HINT in callee.name:
                assert isinstance(line, CallBase)
                yield _Region(line.arguments[0], line.arguments[1])


def _of_variables(module: Module, made: Outlined) -> Iterator[_Region]:
    layout = DataLayout(module.data_layout)
    for each in made.variables:
        yield _Region(each, int_constant(I64, layout.alloc_size(each.allocated)))


def _regions(
    builder: Builder, module: Module, made: Outlined, hints: list[_Region]
) -> Iterator[_Region]:
    """Yield the memory behind what steps are given, as far as its size is known."""
    layout = DataLayout(module.data_layout)
    hinted = (base_of(each.pointer) for each in hints)
    for each in hints:
        yield _Region(each.pointer, wide(builder, each.size))
    seen: set[Value] = {*hinted, *made.variables}
    for value in made.given:
        root = base_of(value) if isinstance(value.type, PointerType) else None
        if root is None or root in seen:
            continue
        seen.add(root)
        size = _size(builder, layout, root)
        if size is not None:
            yield _Region(root, size)


def _size(builder: Builder, layout: DataLayout, root: Value) -> Value | None:
    """Return how many bytes something has; None where that is not known here."""
    if isinstance(root, Alloca):
        one = int_constant(I64, layout.alloc_size(root.allocated))
        return wrapping_product(builder, [one, *root.operands])
    if isinstance(root, GlobalVariable):
        return int_constant(I64, layout.alloc_size(root.value_type))
    callee = callee_of(root) if isinstance(root, CallBase) else None
    if callee is None:
        return None
    assert isinstance(root, CallBase)
    rule = Library.default().fitting(callee.name, callee.function_type)
    if rule is None or rule.allocation is None:
        return None
    names = [each.name for each in rule.arguments]
    sizes = [root.arguments[names.index(each)] for each in rule.allocation.size]
    if any(isinstance(each, Instruction) and each.block is None for each in sizes):
        return None
    return wrapping_product(builder, sizes)
