"""Check the types of an instruction's operands and result, as LLVM's verifier does.

Each rule looks at one instruction alone and says in words what is wrong with it. The `kinds`
column of the opcode table says all there is to say about arithmetic, casts and comparisons.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from enzyme_cc.ir import instructions as ins
from enzyme_cc.ir.checking.attributes import is_floats
from enzyme_cc.ir.checking.memory import (
    alloca_faults,
    atomic_update_faults,
    compare_exchange_faults,
    fence_faults,
    get_element_pointer_faults,
    load_faults,
    store_faults,
    va_arg_faults,
)
from enzyme_cc.ir.checking.operands import (
    KINDS,
    RELATIONS,
    Faults,
    Test,
    expect,
    expect_blocks,
    expect_int,
    expect_plain,
    expect_pointer,
    expect_result,
    is_bits,
    is_plain,
    is_pointer,
    wrong_operand,
)
from enzyme_cc.ir.constants import (
    Constant,
    IntConstant,
    PoisonConstant,
    SplatConstant,
    UndefConstant,
    VectorConstant,
    ZeroConstant,
)
from enzyme_cc.ir.opcodes import FAST_MATH_FLAGS, OPCODES, PREDICATES, Shape
from enzyme_cc.ir.reading.instructions import indexed_type
from enzyme_cc.ir.sizedness import Sizedness, bits_of, same_lanes
from enzyme_cc.ir.types import (
    I1,
    I32,
    LABEL,
    TOKEN,
    VOID,
    ArrayType,
    IntType,
    PointerType,
    Type,
    VectorType,
    is_first_class,
    like,
    scalar_of,
    vector_type,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from enzyme_cc.ir.function import Instruction, Phi
    from enzyme_cc.ir.opcodes import Opcode
    from enzyme_cc.ir.values import Value

_Rule: TypeAlias = "Callable[..., Iterable[str]]"


def faults(line: Instruction, sizedness: Sizedness) -> Faults:
    """Return what is wrong with the types of an instruction, in words."""
    shape = line.row.shape
    problem = arity_fault(line.row, len(line.operands))
    if problem:
        yield problem
        return
    if not (line.type is VOID or is_first_class(line.type)) or sizedness.is_opaque(line.type):
        yield f"an instruction cannot give {line.type}"
    yield from _RULES[shape](line, sizedness)
    if line.flags:
        yield from _flag_faults(line)


def arity_fault(row: Opcode, count: int) -> str:
    """Return what is wrong with the number of operands, if anything is."""
    least, most = _ARITY.get(row.shape, (0, None))
    if row.shape in (Shape.PHI, Shape.SWITCH) and count % 2:
        return f"{row.name} has {count} operands, and they come in pairs"
    if least <= count and (most is None or count <= most):
        return ""
    wanted = f"{least}" if least == most else f"{least} or more" if most is None else f"{most}"
    return f"{row.name} has {count} operands, and {wanted} are expected"


#: The least and the greatest number of operands.
_ARITY: dict[Shape, tuple[int, int | None]] = {
    Shape.RETURN: (0, 1),
    Shape.BRANCH: (1, 3),
    Shape.SWITCH: (2, None),
    Shape.INDIRECT_BRANCH: (1, None),
    Shape.INVOKE: (3, None),
    Shape.CALL_BRANCH: (2, None),
    Shape.CALL: (1, None),
    Shape.RESUME: (1, 1),
    Shape.CATCH_SWITCH: (1, None),
    Shape.CATCH_RETURN: (2, 2),
    Shape.CLEANUP_RETURN: (1, 2),
    Shape.UNREACHABLE: (0, 0),
    Shape.UNARY: (1, 1),
    Shape.BINARY: (2, 2),
    Shape.ALLOCA: (0, 1),
    Shape.LOAD: (1, 1),
    Shape.STORE: (2, 2),
    Shape.GET_ELEMENT_POINTER: (1, None),
    Shape.FENCE: (0, 0),
    Shape.COMPARE_EXCHANGE: (3, 3),
    Shape.ATOMIC_UPDATE: (2, 2),
    Shape.CAST: (1, 1),
    Shape.COMPARE: (2, 2),
    Shape.SELECT: (3, 3),
    Shape.VA_ARG: (1, 1),
    Shape.EXTRACT_ELEMENT: (2, 2),
    Shape.INSERT_ELEMENT: (3, 3),
    Shape.SHUFFLE_VECTOR: (3, 3),
    Shape.EXTRACT_VALUE: (1, 1),
    Shape.INSERT_VALUE: (2, 2),
    Shape.FUNCLET_PAD: (1, None),
}


# -- arithmetic ------------------------------------------------------------------------------------


def _same_kind(line: Instruction, _: Sizedness) -> Faults:
    """Check unary and binary: operands and result of one type, of the kind the table says."""
    test, words = KINDS[line.row.kinds]
    kind = line.operands[0].type
    if not test(kind):
        yield wrong_operand(0, line.operands[0], words)
        return
    for index in range(1, len(line.operands)):
        yield from expect(line, index, kind)
    yield from expect_result(line, kind)


def _compare(line: ins.Compare, _: Sizedness) -> Faults:
    test, words = KINDS[line.row.kinds]
    kind = line.operands[0].type
    if not test(kind):
        yield wrong_operand(0, line.operands[0], words)
        return
    yield from expect(line, 1, kind)
    yield from expect_result(line, like(kind, I1))
    if line.predicate not in PREDICATES[line.row.name]:
        yield f"{line.row.name} has no predicate '{line.predicate}'"


def _cast(line: Instruction, _: Sizedness) -> Faults:
    yield from cast_faults(line.row, line.operands[0], line.type)


def cast_faults(row: Opcode, value: Value, result: Type) -> Faults:
    """Return what is wrong with a cast of a value to a type."""
    source = value.type
    kinds = row.kinds.partition(" > ")
    test, words = KINDS[kinds[0]]
    if not test(source):
        yield wrong_operand(0, value, words)
    elif kinds[0] == "bits":
        if not _same_bits(source, result):
            yield f"{source} cannot become {result} bit by bit"
    elif not _casts(test, kinds[2], source, result) or not same_lanes(source, result):
        yield f"{row.name} cannot make {result} from {source}"


def _casts(test: Test, target: str, source: Type, result: Type) -> bool:
    relation = RELATIONS.get(target)
    if relation is None:
        return KINDS[target][0](result)
    return test(result) and relation(source, result)


def _same_bits(source: Type, result: Type) -> bool:
    if is_pointer(source) or is_pointer(result):
        return scalar_of(source) is scalar_of(result) and _count(source) == _count(result)
    scalable = [isinstance(kind, VectorType) and kind.scalable for kind in (source, result)]
    return is_bits(result) and bits_of(source) == bits_of(result) and len(set(scalable)) == 1


def _count(kind: Type) -> tuple[int, bool]:
    return (kind.count, kind.scalable) if isinstance(kind, VectorType) else (1, False)


def _select(line: Instruction, _: Sizedness) -> Faults:
    condition, chosen = line.operands[0].type, line.operands[1].type
    if not is_plain(chosen) or chosen is TOKEN:
        yield wrong_operand(1, line.operands[1], "a value")
        return
    yield from expect(line, 2, chosen)
    yield from expect_result(line, chosen)
    if condition is not I1 and condition is not like(chosen, I1):
        yield wrong_operand(
            0, line.operands[0], "i1" if like(chosen, I1) is I1 else like(chosen, I1).text
        )


def _phi(line: Phi, _: Sizedness) -> Faults:
    if not is_plain(line.type) or line.type is TOKEN:
        yield f"a phi cannot give {line.type}"
    for index in range(0, len(line.operands), 2):
        yield from expect(line, index, line.type)
    yield from expect_blocks(line, range(1, len(line.operands), 2))


# -- vectors and aggregates ------------------------------------------------------------------------


def _expect_vector(line: Instruction, index: int) -> Faults:
    if not isinstance(line.operands[index].type, VectorType):
        yield wrong_operand(index, line.operands[index], "a vector")


def _extract_element(line: Instruction, _: Sizedness) -> Faults:
    source = line.operands[0].type
    if not isinstance(source, VectorType):
        yield from _expect_vector(line, 0)
        return
    yield from expect_int(line, 1)
    yield from expect_result(line, source.element)


def _insert_element(line: Instruction, _: Sizedness) -> Faults:
    source = line.operands[0].type
    if not isinstance(source, VectorType):
        yield from _expect_vector(line, 0)
        return
    yield from expect(line, 1, source.element)
    yield from expect_int(line, 2)
    yield from expect_result(line, source)


def _shuffle_vector(line: Instruction, _: Sizedness) -> Faults:
    source, mask = line.operands[0].type, line.operands[2]
    if not isinstance(source, VectorType):
        yield from _expect_vector(line, 0)
        return
    yield from expect(line, 1, source)
    if not isinstance(mask.type, VectorType) or mask.type.element is not I32:
        yield wrong_operand(2, mask, "a vector of i32")
        return
    wanted = vector_type(mask.type.count, source.element, scalable=mask.type.scalable)
    yield from expect_result(line, wanted)
    yield from _mask_faults(mask, source)


def _mask_faults(mask: Value, source: VectorType) -> Faults:
    if mask.type.scalable is not source.scalable:  # type: ignore[attr-defined]
        yield "only one of vector and mask has a size known at run time only"
    if isinstance(mask, (ZeroConstant, UndefConstant, PoisonConstant)):
        return
    if source.scalable or not isinstance(mask, (VectorConstant, SplatConstant)):
        yield "operand 3 must be a constant mask"
        return
    for lane in mask.operands:
        if isinstance(lane, IntConstant) and not 0 <= lane.value < 2 * source.count:
            yield f"the mask takes lane {lane.value}, and there are {2 * source.count}"
        elif not isinstance(lane, (IntConstant, UndefConstant, PoisonConstant)):
            yield f"{lane.ref} is no lane"


def _extract_value(line: ins.ExtractValue, _: Sizedness) -> Faults:
    source = line.operands[0].type
    found = indexed_type(source, line.indices) if line.indices else None
    if found is None:
        yield f"{source} has nothing at {', '.join(map(str, line.indices))}"
    else:
        yield from expect_result(line, found)


def _insert_value(line: ins.InsertValue, _: Sizedness) -> Faults:
    source = line.operands[0].type
    found = indexed_type(source, line.indices) if line.indices else None
    if found is None:
        yield f"{source} has nothing at {', '.join(map(str, line.indices))}"
        return
    yield from expect(line, 1, found)
    yield from expect_result(line, source)


# -- control flow ----------------------------------------------------------------------------------


def _return(line: ins.Return, _: Sizedness) -> Faults:
    """Return what it returns must be what its function does."""
    found = line.operands[0].type if line.operands else VOID
    if line.function is not None and found is not line.function.return_type:
        yield f"it returns {found}, and its function returns {line.function.return_type}"


def _branch(line: Instruction, _: Sizedness) -> Faults:
    count = len(line.operands)
    if count == 2:
        yield "br has 2 operands, and 1 or 3 are expected"
        return
    if count == 3:
        yield from expect(line, 0, I1)
    yield from expect_blocks(line, range(count == 3, count))


def _switch(line: Instruction, _: Sizedness) -> Faults:
    kind = line.operands[0].type
    if not isinstance(kind, IntType):
        yield wrong_operand(0, line.operands[0], "an integer")
    seen: set[Value] = set()
    for index in range(2, len(line.operands), 2):
        case = line.operands[index]
        if case.type is not kind:
            yield wrong_operand(index, case, kind.text)
        if not isinstance(case, IntConstant):
            yield f"the case {case.ref} is no number"
        elif case in seen:
            yield f"there are two cases for {case.ref}"
        seen.add(case)
    yield from expect_blocks(line, range(1, len(line.operands), 2))


def _indirect_branch(line: Instruction, _: Sizedness) -> Faults:
    yield from expect_pointer(line, 0)
    yield from expect_blocks(line, range(1, len(line.operands)))


def _resume(line: Instruction, _: Sizedness) -> Faults:
    yield from expect_plain(line, [0])


def _landing_pad(line: ins.LandingPad, _: Sizedness) -> Faults:
    if len(line.clauses) != len(line.operands):
        yield f"landingpad has {len(line.clauses)} clauses for {len(line.operands)} operands"
        return
    if not line.clauses and not line.is_cleanup:
        yield "a landingpad needs a clause, or must be a cleanup"
    for index, clause in enumerate(line.clauses):
        kind = line.operands[index].type
        if not isinstance(line.operands[index], Constant):
            yield f"operand {index + 1} is no constant"
        elif clause == "catch" and not isinstance(kind, PointerType):
            yield wrong_operand(index, line.operands[index], "a pointer")
        elif clause == "filter" and not isinstance(kind, ArrayType):
            yield wrong_operand(index, line.operands[index], "an array")


def _funclet(line: Instruction, _: Sizedness) -> Faults:
    """Check pads and what leaves them: first a token; behind it blocks, or a pad's arguments."""
    yield from expect(line, 0, TOKEN)
    if isinstance(line, ins.FuncletPad):
        yield from _pad_arguments(line)
    else:
        yield from expect_blocks(line, range(1, len(line.operands)))
    if line.row.shape in (Shape.FUNCLET_PAD, Shape.CATCH_SWITCH):
        yield from expect_result(line, TOKEN)


def _pad_arguments(line: ins.FuncletPad) -> Faults:
    for index in range(1, len(line.operands)):
        if line.operands[index].type in (VOID, LABEL):
            yield wrong_operand(index, line.operands[index], "a value")


def _nothing(_line: Instruction, _: Sizedness) -> Faults:
    return iter(())


# -- flags -----------------------------------------------------------------------------------------

_CALLS = frozenset((Shape.CALL, Shape.INVOKE, Shape.CALL_BRANCH))
_KNOWN_FLAGS = frozenset(flag for row in OPCODES.values() for flag in row.flags)
_ON_FLOATS = frozenset((Shape.CALL, Shape.PHI, Shape.SELECT))


def _flag_faults(line: Instruction) -> Faults:
    """Return a flag that other instructions may have, and this one not; unknown ones may be new."""
    shape = line.row.shape
    words = set(line.flags.split())
    wrong = words & (FAST_MATH_FLAGS if shape in _CALLS else _KNOWN_FLAGS) - set(line.row.flags)
    for flag in sorted(wrong):
        yield f"{line.row.name} cannot be '{flag}'"
    if shape in _ON_FLOATS and words & FAST_MATH_FLAGS and not is_floats(line.type):
        flag = min(words & FAST_MATH_FLAGS)
        yield f"'{flag}' is for floating-point numbers, and the result is {line.type}"


_RULES: dict[Shape, _Rule] = {
    Shape.RETURN: _return,
    Shape.BRANCH: _branch,
    Shape.SWITCH: _switch,
    Shape.INDIRECT_BRANCH: _indirect_branch,
    Shape.INVOKE: _nothing,
    Shape.CALL_BRANCH: _nothing,
    Shape.CALL: _nothing,
    Shape.RESUME: _resume,
    Shape.CATCH_SWITCH: _funclet,
    Shape.CATCH_RETURN: _funclet,
    Shape.CLEANUP_RETURN: _funclet,
    Shape.FUNCLET_PAD: _funclet,
    Shape.UNREACHABLE: _nothing,
    Shape.UNARY: _same_kind,
    Shape.BINARY: _same_kind,
    Shape.ALLOCA: alloca_faults,
    Shape.LOAD: load_faults,
    Shape.STORE: store_faults,
    Shape.GET_ELEMENT_POINTER: get_element_pointer_faults,
    Shape.FENCE: fence_faults,
    Shape.COMPARE_EXCHANGE: compare_exchange_faults,
    Shape.ATOMIC_UPDATE: atomic_update_faults,
    Shape.CAST: _cast,
    Shape.COMPARE: _compare,
    Shape.PHI: _phi,
    Shape.SELECT: _select,
    Shape.VA_ARG: va_arg_faults,
    Shape.EXTRACT_ELEMENT: _extract_element,
    Shape.INSERT_ELEMENT: _insert_element,
    Shape.SHUFFLE_VECTOR: _shuffle_vector,
    Shape.EXTRACT_VALUE: _extract_value,
    Shape.INSERT_VALUE: _insert_value,
    Shape.LANDING_PAD: _landing_pad,
}
