"""Find requests whose results nobody uses.

Front ends keep a result in a variable, and pass the address of one for a result in memory: if
nobody reads that variable, the program has no use for the result.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import MetadataOperand
from enzyme_cc.ir.function import DebugRecord
from enzyme_cc.ir.instructions import (
    Alloca,
    CallBase,
    Cast,
    ExtractValue,
    GetElementPointer,
    Load,
    Store,
)
from enzyme_cc.requests.trace import root

if TYPE_CHECKING:
    from enzyme_cc.ir.values import Value
    from enzyme_cc.requests.site import Site

#: Calls that take an address and do nothing with what is there.
_IDLE = ("@llvm.dbg.", "@llvm.lifetime.")


def is_result_looked_at(site: Site) -> bool:
    """Return whether the program does anything with what a request returns."""
    if site.buffer is None:
        return _is_value_looked_at(site.call)
    variable = site.buffer.value
    passed = sum(each is variable for each in site.call.arguments)
    if not isinstance(variable, Alloca) or passed != 1:
        return True
    return _is_memory_looked_at(variable, besides=site.call)


def _is_value_looked_at(value: Value) -> bool:
    """Return whether a value serves for more than to be kept where nobody reads it."""
    return any(_looks_at_value(each, value) for each in value.users)


def _looks_at_value(user: Value, value: Value) -> bool:
    if _is_idle(user):
        return False
    if isinstance(user, Store) and user.value is value:
        variable = root(user.pointer)
        is_kept = isinstance(variable, Alloca) and not user.is_volatile
        return not is_kept or _is_memory_looked_at(variable)
    if isinstance(user, (Cast, ExtractValue)):
        return _is_value_looked_at(user)
    return True


def _is_memory_looked_at(address: Value, besides: Value | None = None) -> bool:
    """Return whether what is at an address may be read, or the address is handed on."""
    return any(_looks_at_memory(each, address) for each in address.users if each is not besides)


def _looks_at_memory(user: Value, address: Value) -> bool:
    if isinstance(user, Load):
        return user.is_volatile or _is_value_looked_at(user)
    if isinstance(user, Store):
        return user.is_volatile or user.value is address
    if isinstance(user, (Cast, GetElementPointer)):
        return _is_memory_looked_at(user)
    return not _is_idle(user)


def _is_idle(user: object) -> bool:
    """Return whether it is about debugging, or about how long a variable lives."""
    if isinstance(user, CallBase):
        return user.callee.ref.startswith(_IDLE)
    return isinstance(user, (DebugRecord, MetadataOperand))
