"""Tell for which MPI a module was compiled: the two have other types and other names for handles.

Open MPI's are addresses of variables, MPICH's numbers. Fortran has numbers in both; there the
common blocks tell that `mpif.h` and the module declare.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.types import PointerType
from enzyme_cc.rules.argument import Role
from enzyme_cc.rules.model import Kind

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.module import Module
    from enzyme_cc.rules.library import Library

OPEN_MPI, MPICH = "openmpi", "mpich"

_HANDLES = (Role.HANDLE, Role.DATATYPE)
#: How names of variables begin that only one of them has.
_OF_ONE = {"ompi_mpi_": OPEN_MPI, "mpi_fortran_": OPEN_MPI, "mpipriv": MPICH, "mpifcmb": MPICH}


def implementation(module: Module, library: Library) -> str:
    """Return the MPI of a module; nothing where it does not say."""
    for name in module.globals:
        for beginning, found in _OF_ONE.items():
            if name.startswith(beginning):
                return found
    for function in module.functions.values():
        found = _of_function(function, library)
        if found:
            return found
    return ""


def _of_function(function: Function, library: Library) -> str:
    """Return what the type of a handle says that a function of MPI takes."""
    rule = library.fitting(function.name, function.function_type)
    if rule is None or rule.kind is not Kind.COMMUNICATION or rule.part:
        return ""
    given = zip(rule.arguments, function.function_type.parameters, strict=True)
    kinds = [type_ for argument, type_ in given if argument.role in _HANDLES]
    if not kinds:
        return ""
    return OPEN_MPI if isinstance(kinds[0], PointerType) else MPICH
