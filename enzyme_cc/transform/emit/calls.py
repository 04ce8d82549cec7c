"""Derivatives of calls: by rule, by the derivative of the function called, or not at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.memory.effects import is_transfer
from enzyme_cc.analysis.memory.write_effects import never_numbers, written_by_rule
from enzyme_cc.analysis.types.lattice import Kind as TypeKind
from enzyme_cc.ir.building.builder import CallStyle
from enzyme_cc.ir.constants import InlineAsm, poison, zero
from enzyme_cc.ir.function import DebugRecord, Instruction
from enzyme_cc.ir.instructions import CallBase, Invoke, Load
from enzyme_cc.ir.types import IntType, PointerType
from enzyme_cc.rules.model import Effect, Kind
from enzyme_cc.transform.abi.prototypes import registration
from enzyme_cc.transform.abi.signature import Signature, Wanted, default_activity
from enzyme_cc.transform.code.derivative_attributes import (
    copying_words,
    returns_twice,
    widening_words,
)
from enzyme_cc.transform.emit.allocations import allocate, free
from enzyme_cc.transform.emit.arguments import copied_shadows, named_arguments
from enzyme_cc.transform.emit.arithmetic import call_by_rule
from enzyme_cc.transform.emit.bits import has_no_derivative
from enzyme_cc.transform.emit.communication import communicate
from enzyme_cc.transform.emit.communication_again import FORWARD
from enzyme_cc.transform.emit.exceptions import with_exception
from enzyme_cc.transform.emit.memcpy import transfer
from enzyme_cc.transform.emit.moves import linear_call
from enzyme_cc.transform.emit.overwrites import forget, overwritten
from enzyme_cc.transform.emit.registered import call_registered
from enzyme_cc.transform.emit.routine_calls import routine_called
from enzyme_cc.transform.emit.rust_strings import goes_out, texts, write_texts
from enzyme_cc.transform.emit.stream_shadows import share_streams
from enzyme_cc.transform.emit.words_read import is_step
from enzyme_cc.transform.program.fitted_calls import misfit
from enzyme_cc.transform.program.variadic import only_reports
from enzyme_cc.words.names import readable
from enzyme_cc.words.refused_bytes import OF_BITS, WRITTEN_BY_CALL
from enzyme_cc.words.types import signature

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from enzyme_cc.analysis.activity.analysis import Context
    from enzyme_cc.analysis.types.tree import TypeTree
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.types import FunctionType
    from enzyme_cc.ir.values import User, Value
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.transform.emit.writer import DerivativeWriter


def call(writer: DerivativeWriter, instruction: CallBase) -> None:
    """Differentiate any call; of most nothing but the primal is left."""
    if not writer.context.is_active_call(instruction):
        return
    callee = callee_of(instruction)
    if isinstance(instruction.callee, InlineAsm):
        assembly(writer, instruction)
    elif callee is None:
        _through_pointer(writer, instruction)
    else:
        _direct(writer, instruction, callee)


def _direct(writer: DerivativeWriter, instruction: CallBase, callee: Function) -> None:
    if refuse_misfit(writer, instruction):
        return
    context = writer.context.callee(instruction)
    if context is not None:
        handle = variadic if callee.variadic else _differentiated
        handle(writer, instruction, context)
        return
    custom = writer.unit.program.forward_rule(callee)
    if custom is not None:
        call_registered(writer, instruction, custom)
        return
    rule = writer.unit.program.rule(callee)
    if rule is None and writer.unit.program.reverse_rule(callee) is not None:
        only_of_another_mode(writer, instruction, callee)
        return
    handler = _HANDLERS.get(rule.kind) if rule is not None else None
    if rule is None or handler is None:
        missing(writer, instruction, callee)
        return
    handler(writer, instruction, rule)


def missing(writer: DerivativeWriter, instruction: CallBase, callee: Function) -> None:
    """Report a function that we know nothing of."""
    if returns_twice(callee, instruction):
        refuse(
            writer,
            instruction,
            "EZ0403",
            f"{callee.name.lstrip('_')} returns more than once, and derivatives cannot follow",
            "return error codes instead of jumping",
        )
    else:
        writer.unit.report.missing(callee, instruction, backwards=writer.backwards)
        _no_lanes(writer, instruction)


def refuse_misfit(writer: DerivativeWriter, instruction: CallBase) -> bool:
    """Refuse a call of what is defined otherwise than declared; return whether it is one."""
    callee = misfit(instruction, writer.unit.program.rule)
    if callee is None:
        return False
    refuse(
        writer,
        instruction,
        "EZ0415",
        f"{writer.unit.report.places.name(callee)} is called as "
        f"{signature(instruction.function_type)}, and is {signature(callee.function_type)}",
        "declare it as it is defined: a header that both files include keeps them the same",
    )
    return True


def only_of_another_mode(writer: DerivativeWriter, instruction: CallBase, callee: Function) -> None:
    """Report a function without a body, whose rule is for another mode."""
    here, there = ("reverse", "forward") if writer.backwards else ("forward", "reverse")
    name = writer.unit.report.places.name(callee)
    refuse(
        writer,
        instruction,
        "EZ0407",
        f"{name} has no body here, and its registered derivative is for {there} mode: there is "
        f"none for {here} mode",
        f"write one and register it: {registration(callee, backwards=writer.backwards)}",
    )


def refuse(writer: DerivativeWriter, call: CallBase, code: str, message: str, *notes: str) -> None:
    """Say why a call has no derivative, and go on, for what else is to be said."""
    writer.complain(code, message, call, *notes)
    _no_lanes(writer, call)


def _no_lanes(writer: DerivativeWriter, instruction: CallBase) -> None:
    """Make a lane to go on with after a complaint."""
    if writer.is_active(instruction):
        writer.each(instruction, lambda _: poison(instruction.type))


def inactive(writer: DerivativeWriter, instruction: CallBase, rule: Rule) -> None:
    """Complain of an inactive call that may write where a derivative is kept."""
    if Effect.WRITES not in rule.effects or rule.integers:
        return
    told = {each.pointer for each in overwritten(instruction, rule)}
    told.update(texts(writer, instruction, rule), never_numbers(instruction, rule))
    callee = callee_of(instruction)
    name = writer.unit.report.places.name(callee) if callee is not None else rule.name
    for argument in written_by_rule(instruction, rule):
        if argument in told or (rule.characters and _are_no_numbers(writer, argument)):
            continue
        if _is_written(writer, instruction, argument):
            ways = _ways_out(writer, instruction, rule)
            WRITTEN_BY_CALL.said(writer.complain, instruction, *ways, name=name)
            return


def _ways_out(writer: DerivativeWriter, instruction: CallBase, rule: Rule) -> tuple[str, ...]:
    """Return what to do about a call that writes where derivatives are kept."""
    if not goes_out(writer, instruction):
        return ("let it write to a variable of its own, and copy the values from there",)
    if not rule.writes_text:
        return ("the text goes out with its shadow, which is to have the same: make it by format!",)
    return (
        "its text goes out with its shadow: both are written, and a method counts how often",
        "make it outside of what is differentiated, or mark what holds it constant",
    )


def _are_no_numbers(writer: DerivativeWriter, pointer: Value) -> bool:
    """Return whether characters lie behind a pointer: so does then what is written there."""
    found = writer.unit.types.layout(pointer, 1)
    return [kind for _, kind, _ in found] == [TypeKind.INTEGER]


def _inactive(writer: DerivativeWriter, instruction: CallBase, rule: Rule) -> None:
    if rule.exception:
        with_exception(writer, instruction, rule)
        return
    inactive(writer, instruction, rule)
    forget(writer, instruction, rule)
    write_texts(writer, instruction, rule)
    share_streams(writer, instruction)


def _is_written(writer: DerivativeWriter, instruction: CallBase, argument: Value) -> bool:
    """Return whether a call may write to memory with a shadow through an argument."""
    if not isinstance(argument.type, PointerType) or not writer.is_active(argument):
        return False
    return not writer.is_read_only(instruction, argument)


def _structural(writer: DerivativeWriter, instruction: CallBase, rule: Rule) -> None:
    callee = callee_of(instruction)
    assert callee is not None
    if is_transfer(callee.name):
        transfer(writer, instruction)
    elif rule.name in LINEAR or (rule.transpose and writer.is_active(instruction)):
        linear_call(writer, instruction)
    elif not rule.transpose and (rule.name not in SILENT or writer.is_active(instruction)):
        no_derivative(writer, instruction, callee)


#: Of rules without formulas: what moves values, and what carries none.
LINEAR = frozenset(("pointers", "vector permutations"))
SILENT = frozenset(("integer operations", "lifetimes", "variable arguments"))


def no_derivative(writer: DerivativeWriter, instruction: CallBase, callee: Function) -> None:
    """Complain of an operation on bits of active values, unless it is one on integers."""
    if is_step(writer, instruction) and has_no_derivative(writer, instruction):
        writer.each(instruction, lambda _: writer.primal(instruction))
        return
    refuse(writer, instruction, *OF_BITS.worded(name=readable(callee.name)))


def _by_rule(writer: DerivativeWriter, instruction: CallBase, rule: Rule) -> None:
    given = named_arguments(instruction, rule).items()
    active = [name for name, value in given if writer.is_active(value)]
    if not (writer.is_active(instruction) and refuse_unknown(writer, instruction, rule, active)):
        call_by_rule(writer, instruction, rule)


def refuse_unknown(
    writer: DerivativeWriter, instruction: CallBase, rule: Rule, arguments: Iterable[str]
) -> bool:
    """Say so, if the derivative by one of these arguments is not known."""
    for name, reason in rule.unknown(arguments).items():
        refuse(
            writer,
            instruction,
            "EZ0306",
            f"{rule.name} has no derivative by its argument '{name}': {reason}",
            f"let '{name}' carry no derivative: compute it from what is marked enzyme_const",
            f"or write a function around {rule.name}, and register a derivative for that",
        )
        return True
    return False


def _allocation(writer: DerivativeWriter, instruction: CallBase, rule: Rule) -> None:
    if rule.frees is not None and rule.allocation is None:
        free(writer, instruction, rule)
    else:
        allocate(writer, instruction, rule)


def _communicates(writer: DerivativeWriter, instruction: CallBase, rule: Rule) -> None:
    communicate(writer, instruction, rule, FORWARD)


_HANDLERS: dict[Kind, Callable[[DerivativeWriter, CallBase, Rule], None]] = {
    Kind.COMMUNICATION: _communicates,
    Kind.PARTIALS: _by_rule,
    Kind.FOLDS: call_by_rule,
    Kind.INACTIVE: _inactive,
    Kind.STRUCTURAL: _structural,
    Kind.ALLOCATION: _allocation,
    Kind.ROUTINE: routine_called,
}


# -- derivatives of functions ----------------------------------------------------------------------


def variadic(writer: DerivativeWriter, instruction: CallBase, context: Context) -> None:
    """Refuse a function with `...` that has a derivative, unless it only reports."""
    if only_reports(writer.unit.program, context):
        return
    name = writer.unit.report.places.name(context.function)
    refuse(
        writer,
        instruction,
        "EZ0405",
        f"{name} takes variable arguments (`...`) and has a derivative to compute",
        "pass an array and its length",
    )


def _differentiated(writer: DerivativeWriter, instruction: CallBase, context: Context) -> None:
    """Call the derivative in place of the function: it computes the primal, too."""
    unneeded = tuple(
        index
        for index, argument in enumerate(instruction.arguments)
        if context.arguments[index] and writer.is_unneeded(argument)
    )
    wanted = Wanted(writer.width, True, context.result, unneeded, writer.wanted.strong_zero)
    derivative = writer.registry.forward(context, wanted)
    writer.go_before(instruction)
    arguments = _arguments(writer, instruction, context.arguments)
    _replace(writer, instruction, derivative.function, arguments, derivative.signature)


def _arguments(
    writer: DerivativeWriter, instruction: CallBase, active: Sequence[bool]
) -> list[Value]:
    made = []
    words = instruction.argument_attributes
    for argument, attributes, has_shadows in zip(instruction.arguments, words, active, strict=True):
        made.append(writer.primal(argument))
        if not has_shadows:
            continue
        if "byval" in attributes:
            made += copied_shadows(writer, instruction, argument, attributes)
        else:
            made += writer.shadows(argument)
    return made


def _replace(
    writer: DerivativeWriter,
    instruction: CallBase,
    function: Value,
    arguments: list[Value],
    signature: Signature,
) -> None:
    """Call something else in place of a call, and take its result apart."""
    writer.go_before(instruction)
    style = _style(writer, instruction, signature)
    builder = writer.builder
    if isinstance(instruction, Invoke):
        made = invoke(writer, instruction, (function, arguments, style, signature.type))
    else:
        made = builder.call(function, arguments, style, type_=signature.type)
    primal, tangents = signature.unpacked(builder, made)
    writer.replace(instruction, primal)
    if writer.is_active(instruction):
        lanes = tangents or [zero(instruction.type)] * writer.width
        writer.set(instruction, lanes)


def invoke(
    writer: DerivativeWriter,
    instruction: Invoke,
    new: tuple[Value, list[Value], CallStyle, FunctionType],
) -> Value:
    """Invoke something else; what it returns is taken apart in a block of its own."""
    function, arguments, style, kind = new
    here = writer.values[instruction]
    assert isinstance(here, Invoke)
    assert here.block is not None
    writer.go_behind(instruction)
    behind, unwinds = here.successors
    writer.builder.move_to_end(here.block)
    here.unlink()
    made = writer.builder.invoke(function, arguments, (behind, unwinds), style, type_=kind)
    writer.builder.move_before(behind.terminator)
    return made


def _style(writer: DerivativeWriter, instruction: CallBase, signature: Signature) -> CallStyle:
    """Return what must be said of the arguments: that some are copied."""
    words = []
    for index, attributes in enumerate(instruction.argument_attributes):
        words.append(_passing_words(attributes))
        words += [""] * (writer.width * signature.active[index])
    return CallStyle(convention="", arguments=tuple(words))


def _passing_words(attributes: str) -> str:
    """Return how an argument is copied, or how a small integer is widened."""
    return copying_words(attributes) or widening_words(attributes)


# -- through pointers ------------------------------------------------------------------------------


def _through_pointer(writer: DerivativeWriter, instruction: CallBase) -> None:
    if is_known_pointer(writer, instruction):
        _call_shadow(writer, instruction)


def is_known_pointer(writer: DerivativeWriter, instruction: CallBase) -> bool:
    """Return whether a pointer that is called has a shadow that says what its derivative is."""
    is_found = writer.registry.tables.has(instruction.function_type) or _is_vacant(instruction)
    if instruction.function_type.variadic:
        refuse(
            writer,
            instruction,
            "EZ0405",
            "a call through a pointer to a function with variable arguments (`...`), which has a "
            "derivative to compute",
            "pass an array and its length",
        )
    elif not writer.is_active(instruction.callee) and not is_found:
        _refuse_pointer(writer, instruction)
    elif any(_pass_bits(writer, instruction)):
        refuse(
            writer,
            instruction,
            "EZ0405",
            "numbers or pointers are passed or returned as integers in this call through a pointer",
            "pass the address of the struct that they are in, or call the function by its name",
        )
    else:
        return True
    return False


def _refuse_pointer(writer: DerivativeWriter, instruction: CallBase) -> None:
    """Refuse a call through a pointer: of functions that may be meant and have no body, or of any.

    Another unit may have the bodies.
    """
    program = writer.unit.program
    meant = program.taken.of([instruction.function_type])
    lacking = [each for each in meant if each.is_declaration and program.rule(each) is None]
    for each in lacking:
        missing(writer, instruction, each)
    if not lacking:
        refuse(
            writer,
            instruction,
            "EZ0302",
            "a call through a pointer: it is not known which function is called, and the pointer "
            "has no shadow, which would lead to its derivative",
            "pass what holds the pointer as enzyme_dup, with a shadow in which its derivative is: "
            "__enzyme_virtualreverse(f) gives that",
            "or call the function by its name",
        )


def _is_vacant(instruction: CallBase) -> bool:
    """Return whether a place of a table that never changes is called, and nothing is of its type.

    rustc's tables of types that need no dropping have nothing there, and are asked before.
    """
    callee = instruction.callee
    return isinstance(callee, Load) and "!invariant.load " in callee.metadata


def _call_shadow(writer: DerivativeWriter, instruction: CallBase) -> None:
    """Call the shadow of a function pointer: its derivative, with every argument active."""
    pointer = instruction.callee
    kind = instruction.function_type
    active = default_activity(kind.parameters)
    returns = default_activity([kind.result])[0]
    signature = Signature(kind, active, Wanted(writer.width, True, returns))
    shadow = writer.shadow(pointer, 0)
    writer.go_before(instruction)
    derivative = writer.derivative_at(instruction, writer.primal(pointer), shadow)
    arguments = _arguments(writer, instruction, active)
    _replace(writer, instruction, derivative, arguments, signature)


def _pass_bits(writer: DerivativeWriter, instruction: CallBase) -> Iterator[bool]:
    """Yield whether an integer holds numbers or pointers: of the result, and each argument."""
    types = writer.unit.types
    known = writer.registry.tables.bodies(instruction.function_type)
    if not all(map(_decides, instruction.users)):
        yield _holds_bits(writer, instruction, [types.returned(each, 0) for each in known])
    for index, value in enumerate(instruction.arguments):
        given = [each.arguments[index] for each in known if index < len(each.arguments)]
        yield _holds_bits(writer, value, [types.own(each) for each in given])


def _holds_bits(writer: DerivativeWriter, value: Value, declared: list[TypeTree]) -> bool:
    """Return whether an active integer holds parts of a struct, mostly.

    `declared` is what known functions have there.
    """
    if not isinstance(value.type, IntType) or not writer.is_active(value):
        return False
    found = writer.unit.types.own(value)
    return any(
        each not in _HARMLESS and not (each is TypeKind.UNKNOWN and _all_integer(declared, at))
        for at in range(value.type.width // 8)
        for each in (found.lookup(at, 1),)
    )


_HARMLESS = (TypeKind.INTEGER, TypeKind.ANYTHING)


def _all_integer(trees: list[TypeTree], at: int) -> bool:
    return bool(trees) and all(each.lookup(at, 1) is TypeKind.INTEGER for each in trees)


def _decides(user: User) -> bool:
    """Return whether an integer is only looked at there: a status, whatever its bits."""
    if isinstance(user, Instruction):
        return user.opcode in ("icmp", "switch")
    return isinstance(user, DebugRecord)


def assembly(writer: DerivativeWriter, instruction: CallBase) -> None:
    """Inline assembly."""
    refuse(
        writer,
        instruction,
        "EZ0303",
        "inline assembly works on values that carry derivatives",
        "write it in C for what is differentiated, or register a rule for a function around it",
    )
