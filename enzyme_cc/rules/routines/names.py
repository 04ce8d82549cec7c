"""Conventions in which routines are called: names, positions, what goes by address."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.types import DOUBLE, FLOAT, I64, VOID, IntType, PointerType
from enzyme_cc.rules.routines.model import Convention, Part

if TYPE_CHECKING:
    from enzyme_cc.ir.types import FunctionType, Type
    from enzyme_cc.rules.routines.model import Call, Operand

CBLAS = Convention("cblas_", by_address=False, has_layout=True, has_letters=False)
LAPACKE = Convention("LAPACKE_", by_address=False, has_layout=True, has_letters=True)
FORTRAN = Convention("", by_address=True, has_layout=False, has_letters=True)
CUBLAS = Convention(
    "cublas", by_address=False, has_layout=False, has_letters=False, has_handle=True
)
CONVENTIONS = {each.prefix: each for each in (CBLAS, CUBLAS, LAPACKE, FORTRAN)}
#: Of C: the enumerators by bits of a transposition, triangle, diagonal, side, also where LAPACKE's
#: letters are for LAPACK and these are for BLAS; the same of CUDA.
ENUMERATORS = {
    CBLAS: {
        Part.TRANSPOSE: (111, 112, 114, 113),
        Part.TRIANGLE: (121, 122),
        Part.DIAGONAL: (131, 132),
        Part.SIDE: (141, 142),
    },
    CUBLAS: {
        Part.TRANSPOSE: (0, 1, 3, 2),
        Part.TRIANGLE: (1, 0),
        Part.DIAGONAL: (0, 1),
        Part.SIDE: (0, 1),
    },
}
ENUMERATORS[LAPACKE] = ENUMERATORS[CBLAS]


def position(call: Call, name: str) -> int:
    """Return the number of the argument that an operand is."""
    names = [each.name for each in call.operands]
    return names.index(name) + has_layout(call) + call.convention.has_handle


def has_layout(call: Call) -> bool:
    """Return whether the first argument says how matrices lie."""
    has_matrix = any(each.part is Part.MATRIX for each in call.routine.operands)
    return call.convention.has_layout and has_matrix


def by_address(call: Call, operand: Operand) -> bool:
    """Return whether a flag, a count or a number is behind an address."""
    return not operand.part.is_block and not is_passed_by_value(call, operand)


def spelled(call: Call, name: str) -> str:
    """Return what a routine of BLAS is called in the convention of a call."""
    prefix = CBLAS.prefix if call.convention is LAPACKE else call.convention.prefix
    if call.convention.has_handle:
        own = call.routine.device_name
        suffix = call.suffix.removeprefix("_v2") if own and not own.endswith("_v2") else call.suffix
        name = f"{call.precision}{own.removesuffix('_v2')}" if own else name
        return f"{prefix}{name[0].upper()}{name[1:]}{suffix}"
    return f"{prefix}{name}{call.suffix}"


def fits(call: Call, kind: FunctionType) -> bool:
    """Return whether a function has the parameters of a routine: names are no proof."""
    given = list(kind.parameters)
    convention = call.convention
    if convention.has_layout:
        has = any(each.part is Part.MATRIX for each in call.routine.operands)
        if has and (not given or not _is_integer(given.pop(0))):
            return False
    if convention.has_handle and (not given or not isinstance(given.pop(0), PointerType)):
        return False
    operands = call.operands
    flags = sum(each.part.is_flag for each in operands) if convention.by_address else 0
    lengths = given[len(operands) :]
    if len(lengths) not in (0, flags) or not all(map(_is_integer, lengths)):
        return False
    return (
        len(given) >= len(operands)
        and all(_fits(call, operand, each) for operand, each in zip(operands, given, strict=False))
        and _returns(call, kind.result)
    )


def passes_wide(call: Call, kind: FunctionType) -> bool:
    """Return whether counts that a function is passed by value have 64 bits."""
    return any(
        kind.parameters[position(call, each.name)] is I64
        for each in call.operands
        if each.part.is_count and is_passed_by_value(call, each)
    )


def _returns(call: Call, kind: Type) -> bool:
    returns = call.routine.returns
    if call.returns_info or call.convention.has_handle:
        return _is_integer(kind)
    if returns is None:
        # f2c's headers, and those of Eigen, declare subroutines as functions of int.
        return kind is VOID or (call.convention.by_address and _is_integer(kind))
    if returns is Part.SIZE:
        return _is_integer(kind)
    return kind.text == real_type(call).text


def real_type(call: Call) -> Type:
    """Return the type of the real numbers a routine computes with."""
    return DOUBLE if call.precision in "dz" else FLOAT


def is_passed_by_value(call: Call, operand: Operand) -> bool:
    """Return whether an argument is the number itself, and not where it is."""
    if call.convention.by_address or operand.part.is_block or operand.written:
        return False
    if call.convention.has_handle and operand.part.is_scalar:
        return False
    return not (call.is_complex and operand.part is Part.SCALAR)


def _fits(call: Call, operand: Operand, kind: Type) -> bool:
    if not is_passed_by_value(call, operand):
        return isinstance(kind, PointerType)
    if operand.part.is_scalar:
        return kind is real_type(call)
    return _is_integer(kind)


def _is_integer(kind: Type) -> bool:
    return isinstance(kind, IntType)
