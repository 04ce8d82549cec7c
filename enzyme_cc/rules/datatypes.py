"""The types of data that MPI has names for: the ones of Open MPI are addresses, MPICH's numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.rules.argument import Role

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.model import Rule

#: How the names of Open MPI's types begin, and how those go on that are of integers.
_OPEN_MPI = "ompi_mpi_"
_OWN = "ompi_"
_INTEGERS = frozenset(
    """char signed_char unsigned_char short unsigned_short int unsigned long unsigned_long
long_long_int unsigned_long_long wchar int8_t uint8_t int16_t uint16_t int32_t uint32_t int64_t
uint64_t aint offset count c_bool cxx_bool logical logical1 logical2 logical4 logical8 integer
integer1 integer2 integer4 integer8 integer16 character 2int 2integer short_int long_int""".split()
)
#: What MPICH's types have in their highest byte, and those of integers in their lowest.
_MPICH = 0x4C
_MPICH_INTEGERS = bytes.fromhex(
    "01020304050607080e1618191a1b1d202d2f30313337383a393b3c3d3e3f434445"
) + bytes((0x09,))


def types_of_buffers(rule: Rule) -> Iterator[tuple[int, int]]:
    """Yield each buffer with the next argument that says of what type data is; -1 for none."""
    types = [i for i, each in enumerate(rule.arguments) if each.role is Role.DATATYPE]
    for index, each in enumerate(rule.arguments):
        if each.role.is_buffer:
            yield index, next((number for number in types if number > index), -1)


def is_handle(variable: Value) -> bool:
    """Return whether the address of a variable of Open MPI's own is a handle: it holds no data."""
    return (
        isinstance(variable, GlobalVariable)
        and variable.name.startswith(_OWN)
        and variable.initializer is None
    )


def are_integers(datatype: Value) -> bool:
    """Return whether a type is one of integers for certain: these carry no derivatives."""
    if isinstance(datatype, GlobalVariable) and datatype.name.startswith(_OPEN_MPI):
        return datatype.name.removeprefix(_OPEN_MPI) in _INTEGERS
    if isinstance(datatype, IntConstant):
        value = datatype.value & 0xFFFFFFFF
        return value >> 24 == _MPICH and value & 0xFF in _MPICH_INTEGERS
    return False
