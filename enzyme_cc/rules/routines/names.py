"""Find routines by the names of functions, in every convention they are called in."""

from __future__ import annotations

import functools
import os
import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.types import DOUBLE, FLOAT, VOID, IntType, PointerType
from enzyme_cc.rules.model import Effect, Kind, Rule
from enzyme_cc.rules.routines.model import Call, Convention, Part

if TYPE_CHECKING:
    from enzyme_cc.ir.types import FunctionType, Type
    from enzyme_cc.rules.nodes import Item
    from enzyme_cc.rules.routines.model import Operand, Routine

_FOLDER = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FILES = ("blas", "lapack")
CBLAS = Convention("cblas_", by_address=False, has_layout=True, has_letters=False)
LAPACKE = Convention("LAPACKE_", by_address=False, has_layout=True, has_letters=True)
FORTRAN = Convention("", by_address=True, has_layout=False, has_letters=True)
_CONVENTIONS = {each.prefix: each for each in (CBLAS, LAPACKE, FORTRAN)}
_NAME = re.compile(r"(cblas_|LAPACKE_|)(i?[sdcz][a-z0-9_]*?)(_64_|64_|_64|__|_|)\Z")


@functools.cache
def _entries() -> dict[str, tuple[str, Item]]:
    """Return each entry, and for which precision it is meant, by what the routine is called."""
    from enzyme_cc.rules.nodes import read_entries  # noqa: PLC0415 - few programs need it
    from enzyme_cc.rules.routines.reader import names_of  # noqa: PLC0415

    found: dict[str, tuple[str, Item]] = {}
    for name in FILES:
        path = os.path.join(_FOLDER, f"{name}.yaml")
        with open(path, encoding="utf-8") as file:
            for item in read_entries(path, file.read()):
                found.update(
                    (name, (precision, item)) for precision, name in names_of(item).items()
                )
    return found


@functools.cache
def _routine(name: str) -> Routine:
    from enzyme_cc.rules.routines.reader import read_routine  # noqa: PLC0415

    precision, item = _entries()[name]
    return read_routine(item, precision, _routine)


@functools.cache
def routines() -> tuple[tuple[str, Routine], ...]:
    """Return all routines, each once for every precision: `dgemm`."""
    return tuple((name, _routine(name)) for name in _entries())


@functools.cache
def call_of(name: str, kind: FunctionType) -> Call | None:
    """Return which routine a function is, if one of this name and type can be meant."""
    parts = _NAME.match(name)
    if parts is None:
        return None
    entry = _entries().get(parts[2])
    if entry is None:
        return None
    made = Call(_routine(parts[2]), _CONVENTIONS[parts[1]], entry[0], parts[3])
    return made if fits(made, kind) and not made.routine.internal else None


@functools.cache
def routine_rule(name: str, kind: FunctionType) -> Rule | None:
    """Return the rule of a function that is a routine of linear algebra."""
    if _NAME.match(name) is None:
        return None
    call = call_of(name, kind)
    if call is None:
        return None
    effects = frozenset((Effect.READS, Effect.OUTSIDE))
    if call.routine.inactive:
        return Rule(name, call.routine.where, Kind.INACTIVE, (name,), effects=effects)
    effects |= {Effect.WRITES}
    return Rule(name, call.routine.where, Kind.ROUTINE, (name,), effects=effects, routine=call)


def position(call: Call, name: str) -> int:
    """Return the number of the argument that an operand is."""
    names = [each.name for each in call.operands]
    return names.index(name) + has_layout(call)


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
    return f"{prefix}{name}{call.suffix}"


def fits(call: Call, kind: FunctionType) -> bool:
    """Return whether a function has the parameters of a routine: names are no proof."""
    given = list(kind.parameters)
    convention = call.convention
    if convention.has_layout:
        has = any(each.part is Part.MATRIX for each in call.routine.operands)
        if has and (not given or not _is_integer(given.pop(0))):
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


def _returns(call: Call, kind: Type) -> bool:
    returns = call.routine.returns
    if call.returns_info:
        return _is_integer(kind)
    if returns is None:
        return kind is VOID
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
    return not (call.is_complex and operand.part is Part.SCALAR)


def _fits(call: Call, operand: Operand, kind: Type) -> bool:
    if not is_passed_by_value(call, operand):
        return isinstance(kind, PointerType)
    if operand.part.is_scalar:
        return kind is real_type(call)
    return _is_integer(kind)


def _is_integer(kind: Type) -> bool:
    return isinstance(kind, IntType)
