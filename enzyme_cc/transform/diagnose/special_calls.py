"""Calls that mean something to us and ask for no derivative: values, inactive calls, what is later.

`__enzyme_iter(n, k)` is `n`: that it is at most `k`, and small, only says something of what is to
be kept, which we find out by ourselves, and nobody relies on. `__enzyme_call_inactive(f, ...)`
stays while we differentiate, known to carry no derivative, and is a call of `f` in the end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.loops.natural_loops import LoopNest
from enzyme_cc.attributes.names import (
    CALL_INACTIVE,
    CHECKPOINT_CALLS,
    ITERATIONS,
    LATER_CALLS,
    SCHEMES,
    SET_CHECKPOINTING,
    SIZE_HINT,
    VIRTUAL_REVERSE,
)
from enzyme_cc.attributes.vocabulary import special_call_of
from enzyme_cc.diagnostics import Diagnostic
from enzyme_cc.ir.building.builder import Builder, CallStyle
from enzyme_cc.ir.constants import IntConstant, NullConstant, zero
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.function import Block, Function
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import Invoke
from enzyme_cc.ir.types import DOUBLE, VOID, IntType, PointerType, function_type
from enzyme_cc.requests.checkpoint_calls import read as read_checkpoints
from enzyme_cc.requests.find import special_calls
from enzyme_cc.requests.fitting import fit
from enzyme_cc.requests.misspelt import has_misspelt, misspelt
from enzyme_cc.requests.model import Operand, Repair
from enzyme_cc.requests.places import COPIED, Places
from enzyme_cc.requests.problems import Complaints, Kind
from enzyme_cc.requests.trace import stripped
from enzyme_cc.transform.abi.casts import Fitter
from enzyme_cc.transform.code.call_replacement import call_in_place
from enzyme_cc.transform.code.inherited import debug_of
from enzyme_cc.transform.program.type_hints import drop_unwinding
from enzyme_cc.transform.shadows.virtual_reverse import check_virtual
from enzyme_cc.words.types import spoken

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value

_NAMES = (
    *(CALL_INACTIVE, *CHECKPOINT_CALLS, ITERATIONS, SCHEMES, SET_CHECKPOINTING, SIZE_HINT),
    *(VIRTUAL_REVERSE, *LATER_CALLS),
)


def has_special(text: str) -> bool:
    """Return whether the text of a module may contain any of these."""
    return any(name in text for name in _NAMES) or has_misspelt(text)


def special_problems(module: Module) -> tuple[Diagnostic, ...]:
    """Return what is wrong with the calls, and which of them there are not yet."""
    if not has_special(module.text):
        return ()
    places = Places(module)
    complaints = Complaints(places)
    layout = DataLayout(module.data_layout)
    later = []
    for call, name in special_calls(module):
        if name in LATER_CALLS:
            later.append(_later(places.of(call), name))
        elif name == VIRTUAL_REVERSE:
            check_virtual(call, complaints)
        elif name in CHECKPOINT_CALLS:
            read_checkpoints(call, name, layout, complaints)
        elif name in _CHECKS:
            _CHECKS[name](call, complaints, layout)
    return (*complaints.found, *later, *misspelt(module))


def _later(where: str, name: str) -> Diagnostic:
    return Diagnostic(
        f"{name}: this version of enzyme-cc does not have it",
        where=where,
        notes=("take it away: nothing stands for it yet",),
        code="EZ0407",
    )


# -- values ----------------------------------------------------------------------------------------


#: A number of rounds, and what it is at most.
_MOST_OF_ITERATIONS = 2


def _check_iterations(call: CallBase, complaints: Complaints, _layout: DataLayout) -> None:
    if not call.arguments:
        complaints.add(Kind.TOO_FEW_ARGUMENTS, call, f"{ITERATIONS}: the number is missing")
        return
    given = call.arguments[0].type
    if given is not call.type or not isinstance(given, IntType):
        complaints.add(
            Kind.ARGUMENT_TYPE,
            call,
            f"{ITERATIONS}: argument 1 ({spoken(given)}) does not fit what it is declared to "
            "return "
            f"({spoken(call.type)})",
            "give it and declare it to return an integer of one type",
        )
    for number, further in enumerate(call.arguments[1:], 2):
        if number > _MOST_OF_ITERATIONS:
            what = f"argument {number} ({further.type}) is left over: it takes a number and a bound"
            complaints.add(Kind.TOO_MANY_ARGUMENTS, call, f"{ITERATIONS}: {what}")
        elif not isinstance(further.type, IntType):
            what = f"argument {number} ({further.type}) is a bound, and no integer"
            complaints.add(Kind.ARGUMENT_TYPE, call, f"{ITERATIONS}: {what}")


def lower_iterations(module: Module) -> None:
    """Let numbers of rounds be what they are."""
    if ITERATIONS not in module.source:
        return
    for call, name in special_calls(module):
        if name == ITERATIONS:
            _replace(call, call.arguments[0])
    remove_unused(module, ITERATIONS)


def _replace(call: CallBase, value: Value) -> None:
    if call.is_used:
        call.replace_all_uses(value)
    if isinstance(call, Invoke):
        drop_unwinding(call)
    call.erase()


def remove_unused(module: Module, name: str) -> None:
    """Take the declarations away that nobody calls any more."""
    if name not in module.source:
        return
    for each in list(module.functions.values()):
        if each.is_declaration and special_call_of(each.name) == name:
            module.load_users(each)
            if not each.is_used:
                module.remove_global(each)


# -- loops that are checkpointed by annotation ----------------------------------------------------


def _check_annotation(call: CallBase, complaints: Complaints, _layout: DataLayout) -> None:
    given = [each for each in call.arguments if isinstance(each.type, IntType)]
    what = ""
    assert call.function is not None
    assert call.block is not None
    if len(call.arguments) != _OF_ANNOTATION or len(given) != _OF_ANNOTATION:
        what = "it takes two numbers, the schedule and the budget"
    elif not isinstance(given[0], IntConstant) or not 0 <= given[0].value <= _LAST_SCHEDULE:
        what = f"the schedule is no constant from 0 to {_LAST_SCHEDULE}"
    elif not isinstance(given[1], IntConstant):
        what = "the budget is not known when compiling"
    elif not _is_in_loop(call.function, call.block):
        what = "it stands in no loop"
    elif call.is_used:
        what = f"{SET_CHECKPOINTING} returns nothing, and what it returns is used"
    if what:
        complaints.add(Kind.CHECKPOINT, call, f"a loop cannot be checkpointed: {what}")


def _is_in_loop(function: Function, block: Block) -> bool:
    """Return whether a block is in a loop, or was: LLVM leaves none of a loop of one round."""
    is_simplified = function.name.startswith(COPIED)
    return is_simplified or LoopNest(function).innermost(block) is not None


def _check_size(call: CallBase, complaints: Complaints, _layout: DataLayout) -> None:
    kinds = [each.type for each in call.arguments[:2]]
    is_right = len(kinds) == len(_OF_SIZE) and all(map(isinstance, kinds, _OF_SIZE))
    if not is_right:
        what = f"{SIZE_HINT}: it takes a pointer, and a number of bytes"
        complaints.add(Kind.ARGUMENT_TYPE, call, what)
    elif call.is_used:
        what = f"{SIZE_HINT} returns nothing, and what it returns is used"
        complaints.add(Kind.RESULT_TYPE, call, what)


#: A schedule and a budget; a pointer and a number of bytes.
_OF_ANNOTATION, _LAST_SCHEDULE = 2, 4
_OF_SIZE = (PointerType, IntType)

# -- inactive calls --------------------------------------------------------------------------------


#: Constants that are no functions, and can be known to be none.
_DATA = (GlobalVariable, NullConstant)


def _check_inactive(call: CallBase, complaints: Complaints, layout: DataLayout) -> None:
    at = function_at(call)
    pointer = call.arguments[at] if at < len(call.arguments) else None
    is_data = pointer is not None and isinstance(stripped(pointer), _DATA)
    if pointer is None or not isinstance(pointer.type, PointerType) or is_data:
        complaints.add(
            Kind.NOT_A_FUNCTION, call, f"{CALL_INACTIVE}: the first argument must be a function"
        )
        return
    function = stripped(pointer)
    if isinstance(function, Function):
        for kind, what in _misfits(call, function, layout):
            title = f"{CALL_INACTIVE} of {complaints.places.name(function)}"
            complaints.add(kind, call, f"{title}: {what}")
    elif call.function_type.variadic and any(each.type is DOUBLE for each in call.arguments):
        complaints.add(
            Kind.FUNCTION_NOT_KNOWN,
            call,
            f"{CALL_INACTIVE}: which function is meant cannot be told, nor whether it takes the "
            "numbers as float or as double",
            "pass the function itself, or declare a prototype without `...`",
        )


def function_at(call: CallBase) -> int:
    """Return where the function is: behind the memory for a result."""
    return int(bool(call.argument_attributes) and "sret" in call.argument_attributes[0])


def _misfits(call: CallBase, function: Function, layout: DataLayout) -> Iterator[tuple[Kind, str]]:
    kind, given = function.function_type, _given(call)
    missing = len(kind.parameters) - len(given)
    if missing > 0:
        yield (
            Kind.TOO_FEW_ARGUMENTS,
            f"the function takes {len(kind.parameters)} arguments, and {len(given)} are given",
        )
    elif missing < 0 and not kind.variadic:
        yield (
            Kind.TOO_MANY_ARGUMENTS,
            f"the function takes {len(kind.parameters)} arguments, and {len(given)} are given",
        )
    for at, (value, wanted) in enumerate(zip(given, kind.parameters, strict=False)):
        if fit(value, wanted, layout, is_variadic=call.function_type.variadic) is None:
            yield (
                Kind.ARGUMENT_TYPE,
                f"argument {at + 2} ({spoken(value.type)}) does not fit parameter {at + 1} "
                f"({spoken(wanted)})",
            )
    if call.type is not VOID and call.type is not kind.result:
        yield (
            Kind.RESULT_TYPE,
            f"the function returns {spoken(kind.result)}, and the call is declared to return "
            f"{spoken(call.type)}",
        )


def _given(call: CallBase) -> list[Value]:
    """Return what the function is given, the memory for its result included."""
    at = function_at(call)
    return [each for index, each in enumerate(call.arguments) if index != at]


def lower_inactive_calls(module: Module) -> None:
    """Call the functions that are meant."""
    if CALL_INACTIVE not in module.source:
        return
    layout = DataLayout(module.data_layout)
    for call, name in special_calls(module):
        if name == CALL_INACTIVE:
            _lower_inactive(call, layout)
    remove_unused(module, CALL_INACTIVE)


def _lower_inactive(call: CallBase, layout: DataLayout) -> None:
    at = function_at(call)
    function = stripped(call.arguments[at])
    given = _given(call)
    kind = function_type(call.type, tuple(each.type for each in given))
    builder = Builder.before(call)
    builder.metadata = debug_of(call)
    if isinstance(function, Function):
        kind = function.function_type
        given = list(_fitted(call, function, given, Fitter(builder, layout)))
    words = [each for index, each in enumerate(call.argument_attributes) if index != at]
    style = CallStyle(arguments=tuple(words))
    made = call_in_place(builder, call, function, given, style, kind)
    if call.is_used:
        call.replace_all_uses(made if made.type is call.type else zero(call.type))
    call.erase()


def _fitted(
    call: CallBase, function: Function, given: list[Value], fitter: Fitter
) -> Iterator[Value]:
    """Yield the arguments as the function takes them; those behind `...` as they are."""
    wanted = function.function_type.parameters
    for at, value in enumerate(given):
        if at >= len(wanted):
            yield value
            continue
        repair = fit(value, wanted[at], fitter.layout, is_variadic=call.function_type.variadic)
        yield fitter.operand(Operand(value, at, wanted[at], repair or Repair.NONE))


_CHECKS: dict[str, Callable[[CallBase, Complaints, DataLayout], None]] = {
    CALL_INACTIVE: _check_inactive,
    ITERATIONS: _check_iterations,
    SET_CHECKPOINTING: _check_annotation,
    SIZE_HINT: _check_size,
}
