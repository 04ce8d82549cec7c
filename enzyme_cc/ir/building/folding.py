"""Folding what is obvious while instructions are made, so that generated code stays readable.

Pure functions: each answers with a value that there is already or a constant, or with None for
"make the instruction". Nothing here changes a bit of what a program computes, and nothing
depends on the target, on floating-point modes or on fast-math flags.
"""

from __future__ import annotations

import operator
from fractions import Fraction
from typing import TYPE_CHECKING

from enzyme_cc.ir.building.constants import (
    element_of,
    elements_of,
    is_zero,
    rebuilt,
    scalar_in,
    uniform,
    vector_constant,
)
from enzyme_cc.ir.constants import (
    Data,
    FloatConstant,
    IntConstant,
    PoisonConstant,
    SplatConstant,
    UndefConstant,
    VectorConstant,
    ZeroConstant,
    float_constant,
    int_constant,
    zero,
)
from enzyme_cc.ir.floats import is_negative, round_fraction, to_fraction
from enzyme_cc.ir.globals import GlobalValue
from enzyme_cc.ir.instructions import InsertValue
from enzyme_cc.ir.types import (
    AMX,
    BFLOAT,
    DOUBLE,
    FLOAT,
    FP80,
    FP128,
    HALF,
    I1,
    PPC_FP128,
    FloatType,
    IntType,
    Type,
    VectorType,
    like,
    scalar_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from enzyme_cc.ir.values import Value


# -- lanes -----------------------------------------------------------------------------------------


def _lanewise(
    type_: Type, values: Sequence[Value], fold: Callable[..., Value | None]
) -> Value | None:
    """Fold `fold` applied to scalars, or to each lane of vectors; `type_` is what comes out."""
    if not isinstance(type_, VectorType):
        return fold(*values)
    scalars = [scalar_in(value) for value in values]
    if all(scalars):
        folded = fold(*scalars)
        return folded and uniform(type_, folded)
    columns = [elements_of(value) for value in values]
    if not all(columns):
        return None
    rows = zip(*columns, strict=True)
    lanes = [lane for lane in (fold(*row) for row in rows) if lane is not None]
    return vector_constant(lanes) if len(lanes) == type_.count else None


def _unsigned(value: IntConstant) -> int:
    return value.value & ((1 << _width(value)) - 1)


def _signed(value: IntConstant) -> int:
    return -value.value if value.type is I1 else value.value


def _width(value: IntConstant) -> int:
    assert isinstance(value.type, IntType)
    return value.type.width


def _fits_signed(value: int, width: int) -> bool:
    return -1 << (width - 1) <= value < 1 << (width - 1)


def _fits_unsigned(value: int, width: int) -> bool:
    return 0 <= value < 1 << width


# -- arithmetic ------------------------------------------------------------------------------------


def fold_binary(opcode: str, left: Value, right: Value, flags: str = "") -> Value | None:
    """Fold `left opcode right`."""
    if opcode in _FLOAT_ARITHMETIC:
        return _lanewise(left.type, (left, right), lambda a, b: _float_binary(opcode, a, b))
    if opcode not in _INT_ARITHMETIC:
        return None
    if isinstance(left, _NUMBERS) and isinstance(right, _NUMBERS):
        return _lanewise(left.type, (left, right), lambda a, b: _int_binary(opcode, a, b, flags))
    return _identity(opcode, left, right)


#: What integers and lanes of them are.
_NUMBERS = (IntConstant, VectorConstant, SplatConstant, ZeroConstant)


def _identity(opcode: str, left: Value, right: Value) -> Value | None:
    """Fold `x + 0`, `0 * x`, `x ^ x` ...: what holds whatever the other operand is."""
    answer = _SAME.get(opcode) if left is right else None
    if answer is None:
        answer = _first_match(_BY_RIGHT[opcode], right) or _first_match(_BY_LEFT[opcode], left)
    if answer is None:
        return None
    return {"left": left, "right": right, "zero": zero(left.type)}[answer]


def _first_match(table: dict[str, str], value: Value) -> str | None:
    scalar = scalar_in(value)
    if not table or not isinstance(scalar, IntConstant):
        return None
    bits = _unsigned(scalar)
    # In an i1 the number one is all ones as well.
    marks = {"0": bits == 0, "1": bits == 1, "-1": bits == (1 << _width(scalar)) - 1}
    return next((answer for mark, answer in table.items() if marks[mark]), None)


def _int_binary(opcode: str, left: Value, right: Value, flags: str) -> Value | None:
    if not isinstance(left, IntConstant) or not isinstance(right, IntConstant):
        return None
    width = _width(left)
    view, compute = _INT_ARITHMETIC[opcode]
    result = _defined(opcode, compute, view(left), view(right), width)
    if result is None or not all(_KEPT[flag](opcode, left, right) for flag in flags.split()):
        return None
    return int_constant(left.type, result)


def _defined(
    opcode: str, compute: Callable[[int, int], int], left: int, right: int, width: int
) -> int | None:
    """Return the exact result, where the operation has one."""
    if opcode in _DIVISIONS and not right:
        return None
    if opcode in _SHIFTS and not 0 <= right < width:
        return None
    if opcode in ("sdiv", "srem") and not _fits_signed(_quotient(left, right), width):
        return None
    return compute(left, right)


def _quotient(left: int, right: int) -> int:
    """Return a quotient rounded towards zero, as machines do and Python does not."""
    quotient = abs(left) // abs(right)
    return quotient if (left < 0) == (right < 0) else -quotient


def _remainder(left: int, right: int) -> int:
    return left - _quotient(left, right) * right


#: Whether operands count as signed or unsigned, and what is computed before wrapping.
_INT_ARITHMETIC: dict[str, tuple[Callable[[IntConstant], int], Callable[[int, int], int]]] = {
    "add": (_signed, operator.add),
    "sub": (_signed, operator.sub),
    "mul": (_signed, operator.mul),
    "shl": (_unsigned, operator.lshift),
    "lshr": (_unsigned, operator.rshift),
    "ashr": (_signed, operator.rshift),
    "and": (_unsigned, operator.and_),
    "or": (_unsigned, operator.or_),
    "xor": (_unsigned, operator.xor),
    "udiv": (_unsigned, operator.floordiv),
    "sdiv": (_signed, _quotient),
    "urem": (_unsigned, operator.mod),
    "srem": (_signed, _remainder),
}
_DIVISIONS = frozenset("udiv sdiv urem srem".split())
_SHIFTS = frozenset("shl lshr ashr".split())


def _no_signed_wrap(opcode: str, left: IntConstant, right: IntConstant) -> bool:
    amount = _unsigned(right) if opcode in _SHIFTS else _signed(right)
    return _fits_signed(_INT_ARITHMETIC[opcode][1](_signed(left), amount), _width(left))


def _no_unsigned_wrap(opcode: str, left: IntConstant, right: IntConstant) -> bool:
    result = _INT_ARITHMETIC[opcode][1](_unsigned(left), _unsigned(right))
    return _fits_unsigned(result, _width(left))


def _is_exact(opcode: str, left: IntConstant, right: IntConstant) -> bool:
    divisor = 1 << _unsigned(right) if opcode in _SHIFTS else _INT_ARITHMETIC[opcode][0](right)
    return _INT_ARITHMETIC[opcode][0](left) % divisor == 0


#: Whether a promise is kept; where it is not, the result is poison and nothing is folded.
_KEPT: dict[str, Callable[[str, IntConstant, IntConstant], bool]] = {
    "nsw": _no_signed_wrap,
    "nuw": _no_unsigned_wrap,
    "exact": _is_exact,
    "disjoint": lambda _, left, right: not left.value & right.value,
}

#: By what stands on the right (left): which operand it comes to, or zero.
_BY_RIGHT: dict[str, dict[str, str]] = {
    "add": {"0": "left"},
    "sub": {"0": "left"},
    "mul": {"0": "right", "1": "left"},
    "and": {"0": "right", "-1": "left"},
    "or": {"0": "left", "-1": "right"},
    "xor": {"0": "left"},
    "shl": {"0": "left"},
    "lshr": {"0": "left"},
    "ashr": {"0": "left"},
    "udiv": {"1": "left"},
    "sdiv": {"1": "left"},
    "urem": {"1": "zero"},
    "srem": {"1": "zero"},
}
_BY_LEFT: dict[str, dict[str, str]] = {
    "add": {"0": "right"},
    "sub": {},
    "mul": {"0": "left", "1": "right"},
    "and": {"0": "left", "-1": "right"},
    "or": {"0": "right", "-1": "left"},
    "xor": {"0": "right"},
    "shl": {"0": "left"},
    "lshr": {"0": "left"},
    "ashr": {"0": "left", "-1": "left"},
    "udiv": {"0": "left"},
    "sdiv": {"0": "left"},
    "urem": {"0": "left"},
    "srem": {"0": "left"},
}
_SAME = {"sub": "zero", "xor": "zero", "and": "left", "or": "left"}


# -- floating point --------------------------------------------------------------------------------

_EXPONENTS = {HALF: -14, BFLOAT: -126, FLOAT: -126, DOUBLE: -1022, FP80: -16382, FP128: -16382}
#: The smallest normal number of each type that is folded; a ppc_fp128 is not.
_LOWEST: dict[Type, Fraction] = {
    type_: Fraction(1, 1 << -exponent) for type_, exponent in _EXPONENTS.items()
}


def _ordinary(value: Value) -> FloatConstant | None:
    """Return a zero or normal number: what no mode and no machine treats in a way of its own."""
    if not isinstance(value, FloatConstant) or value.type not in _LOWEST:
        return None
    assert isinstance(value.type, FloatType)
    exact = to_fraction(value.type, value.bits)
    if exact is None or 0 < abs(exact) < _LOWEST[value.type]:
        return None
    return value


def _exact(value: FloatConstant) -> Fraction:
    assert isinstance(value.type, FloatType)
    found = to_fraction(value.type, value.bits)
    assert found is not None
    return found


def _negative(value: FloatConstant) -> bool:
    assert isinstance(value.type, FloatType)
    return is_negative(value.type, value.bits)


def _rounded(type_: Type, exact: Fraction, *, negative: bool) -> FloatConstant | None:
    """Return the nearest number, if it is an ordinary one; `negative` is the sign of a zero."""
    assert isinstance(type_, FloatType)
    if not exact:
        return float_constant(type_, negative << (type_.width - 1))
    if abs(exact) < _LOWEST[type_]:
        return None
    return _ordinary(float_constant(type_, round_fraction(type_, exact)))


def _float_binary(opcode: str, left: Value, right: Value) -> Value | None:
    first, second = _ordinary(left), _ordinary(right)
    if first is None or second is None:
        return None
    opposite = opcode == "fsub"
    if opcode == "fdiv" and not _exact(second):
        return None
    if opcode in ("fadd", "fsub"):
        # Only two zeros that are both negative add up to a negative one.
        negative = _negative(first) and _negative(second) != opposite
        negative = negative and not _exact(first)
    else:
        negative = _negative(first) != _negative(second)
    exact = _FLOAT_ARITHMETIC[opcode](_exact(first), _exact(second))
    return _rounded(left.type, exact, negative=negative)


_FLOAT_ARITHMETIC: dict[str, Callable[[Fraction, Fraction], Fraction]] = {
    "fadd": operator.add,
    "fsub": operator.sub,
    "fmul": operator.mul,
    "fdiv": operator.truediv,
}


def fold_unary(opcode: str, value: Value) -> Value | None:
    """Fold `fneg` and `freeze`."""
    if opcode == "freeze":
        return value if _is_settled(value) else None
    return _lanewise(value.type, (value,), _negated)


def _negated(value: Value) -> Value | None:
    if not isinstance(value, FloatConstant) or value.type is PPC_FP128:
        return None
    assert isinstance(value.type, FloatType)
    return float_constant(value.type, value.bits ^ 1 << (value.type.width - 1))


def _is_settled(value: Value) -> bool:
    """Return whether a constant can be neither undef nor poison."""
    if isinstance(value, Data):
        return not isinstance(value, (UndefConstant, PoisonConstant))
    if isinstance(value, GlobalValue):
        return True
    elements = elements_of(value)
    return elements is not None and all(map(_is_settled, elements))


# -- casts -----------------------------------------------------------------------------------------


def fold_cast(opcode: str, value: Value, type_: Type, flags: str = "") -> Value | None:
    """Fold `opcode value to type_`."""
    if value.type is type_ and opcode == "bitcast":
        return value
    if is_zero(value) and opcode in ("bitcast", "ptrtoint", "inttoptr") and type_ is not AMX:
        return zero(type_)
    cast = _CASTS.get(opcode)
    if cast is None or like(value.type, scalar_of(type_)) is not type_:
        return None
    target = scalar_of(type_)
    return _lanewise(type_, (value,), lambda each: cast(each, target, flags))


def _truncated(value: Value, type_: Type, flags: str) -> Value | None:
    if not isinstance(value, IntConstant):
        return None
    made = int_constant(type_, value.value)
    views = {"nuw": _unsigned, "nsw": _signed}
    kept = all(views[flag](made) == views[flag](value) for flag in flags.split())
    return made if kept else None


def _extended(value: Value, type_: Type, view: Callable[[IntConstant], int]) -> Value | None:
    return int_constant(type_, view(value)) if isinstance(value, IntConstant) else None


def _is_broken(value: Value, flags: str) -> bool:
    """Return whether `nneg` is promised of a negative number."""
    return "nneg" in flags.split() and isinstance(value, IntConstant) and _signed(value) < 0


def _zero_extended(value: Value, type_: Type, flags: str) -> Value | None:
    return None if _is_broken(value, flags) else _extended(value, type_, _unsigned)


def _sign_extended(value: Value, type_: Type, _flags: str) -> Value | None:
    return _extended(value, type_, _signed)


def _to_float(value: Value, type_: Type, view: Callable[[IntConstant], int]) -> Value | None:
    if not isinstance(value, IntConstant) or type_ not in _LOWEST:
        return None
    return _rounded(type_, Fraction(view(value)), negative=False)


def _from_unsigned(value: Value, type_: Type, flags: str) -> Value | None:
    return None if _is_broken(value, flags) else _to_float(value, type_, _unsigned)


def _from_signed(value: Value, type_: Type, _flags: str) -> Value | None:
    return _to_float(value, type_, _signed)


def _to_int(value: Value, type_: Type, fits: Callable[[int, int], bool]) -> Value | None:
    number = _ordinary(value)
    assert isinstance(type_, IntType)
    if number is None or not fits(int(_exact(number)), type_.width):
        return None
    return int_constant(type_, int(_exact(number)))


def _to_signed(value: Value, type_: Type, _flags: str) -> Value | None:
    return _to_int(value, type_, _fits_signed)


def _to_unsigned(value: Value, type_: Type, _flags: str) -> Value | None:
    return _to_int(value, type_, _fits_unsigned)


def _resized(value: Value, type_: Type, _flags: str) -> Value | None:
    number = _ordinary(value)
    if number is None or type_ not in _LOWEST:
        return None
    return _rounded(type_, _exact(number), negative=_negative(number))


#: A ppc_fp128 and an x86_fp80 are not just their bits.
_BIT_PATTERNS = (HALF, BFLOAT, FLOAT, DOUBLE, FP128)


def _same_bits(value: Value, type_: Type, _flags: str) -> Value | None:
    if isinstance(value, IntConstant) and type_ in _BIT_PATTERNS:
        return float_constant(type_, _unsigned(value))
    if isinstance(value, FloatConstant) and value.type in _BIT_PATTERNS:
        # LLVM itself leaves a half seen as a bfloat alone.
        return int_constant(type_, value.bits) if isinstance(type_, IntType) else None
    return None


_CASTS: dict[str, Callable[[Value, Type, str], Value | None]] = {
    "trunc": _truncated,
    "zext": _zero_extended,
    "sext": _sign_extended,
    "uitofp": _from_unsigned,
    "sitofp": _from_signed,
    "fptoui": _to_unsigned,
    "fptosi": _to_signed,
    "fptrunc": _resized,
    "fpext": _resized,
    "bitcast": _same_bits,
}


# -- choices ---------------------------------------------------------------------------------------


def fold_compare(predicate: str, left: Value, right: Value, flags: str = "") -> Value | None:
    """Fold `icmp`; comparisons of floating-point numbers are left alone."""
    type_ = like(left.type, I1)
    if left is right and predicate in _COMPARISONS:
        return uniform(type_, int_constant(I1, _COMPARISONS[predicate](0, 0)))
    return _lanewise(type_, (left, right), lambda a, b: _compared(predicate, a, b, flags))


def _compared(predicate: str, left: Value, right: Value, flags: str) -> Value | None:
    if not isinstance(left, IntConstant) or not isinstance(right, IntConstant):
        return None
    if "samesign" in flags.split() and (_signed(left) < 0) != (_signed(right) < 0):
        return None
    view = _signed if predicate.startswith("s") else _unsigned
    return int_constant(I1, _COMPARISONS[predicate](view(left), view(right)))


_COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    "eq": operator.eq,
    "ne": operator.ne,
    "ugt": operator.gt,
    "uge": operator.ge,
    "ult": operator.lt,
    "ule": operator.le,
    "sgt": operator.gt,
    "sge": operator.ge,
    "slt": operator.lt,
    "sle": operator.le,
}


def fold_select(condition: Value, then: Value, other: Value) -> Value | None:
    """Fold `select condition, then, other`."""
    if then is other:
        return then
    scalar = scalar_in(condition)
    if isinstance(scalar, IntConstant):
        return then if scalar.value else other
    return None


# -- aggregates and vectors ------------------------------------------------------------------------


#: How many `insertvalue` are looked through: each of many members of one value asks.
_MOST_INSERTS = 256


def fold_extract_value(aggregate: Value, indices: Sequence[int]) -> Value | None:
    """Fold `extractvalue`: of a constant, or of what `insertvalue` has just put there."""
    path = tuple(indices)
    for _ in range(_MOST_INSERTS):
        if not isinstance(aggregate, InsertValue):
            break
        length = min(len(aggregate.indices), len(path))
        if aggregate.indices[:length] == path[:length]:
            if len(aggregate.indices) > len(path):
                return None  # only a part of it is known
            aggregate, path = aggregate.operands[1], path[length:]
            if not path:
                return aggregate
        else:
            aggregate = aggregate.operands[0]
    for index in path:
        element = element_of(aggregate, index)
        if element is None:
            return None
        aggregate = element
    return aggregate


def fold_insert_value(aggregate: Value, element: Value, indices: Sequence[int]) -> Value | None:
    """Fold `insertvalue` of a constant into a constant, or of what is there already."""
    first, *rest = indices
    if not rest and element_of(aggregate, first) is element:
        return aggregate
    elements = elements_of(aggregate) if _is_settled(element) else None
    if elements is None:
        return None
    inner = fold_insert_value(elements[first], element, rest) if rest else element
    if inner is None:
        return None
    elements[first] = inner
    return rebuilt(aggregate.type, elements)


def fold_extract_element(vector: Value, index: Value) -> Value | None:
    """Fold `extractelement` from a constant."""
    lane = _lane(vector, index)
    if lane is None:
        return None
    elements = elements_of(vector)
    return elements[lane] if elements is not None else scalar_in(vector)


def fold_insert_element(vector: Value, element: Value, index: Value) -> Value | None:
    """Fold `insertelement` of a constant into a constant."""
    lane = _lane(vector, index)
    elements = elements_of(vector)
    if lane is None or elements is None or not _is_settled(element):
        return None
    elements[lane] = element
    return vector_constant(elements)


def _lane(vector: Value, index: Value) -> int | None:
    """Return the lane that a constant index means, if the vector surely has it."""
    assert isinstance(vector.type, VectorType)
    if not isinstance(index, IntConstant) or _unsigned(index) >= vector.type.count:
        return None
    return _unsigned(index)


def fold_address(type_: Type, operands: Sequence[Value]) -> Value | None:
    """Fold `getelementptr` with nothing but zeros: the pointer stays where it is."""
    pointer, *indices = operands
    return pointer if pointer.type is type_ and all(map(is_zero, indices)) else None
