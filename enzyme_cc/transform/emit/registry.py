"""The derivatives of a module, as code that is being written asks for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from enzyme_cc.analysis.activity.analysis import Context
    from enzyme_cc.analysis.memory.analysis import Memory
    from enzyme_cc.ir.function import Function
    from enzyme_cc.transform.abi.signature import Signature, Wanted
    from enzyme_cc.transform.program.unit import Unit
    from enzyme_cc.transform.shadows.constants import ShadowConstants
    from enzyme_cc.transform.shadows.function_tables import FunctionTables
    from enzyme_cc.transform.shadows.write_only import WriteOnly


class Derivative(NamedTuple):
    """A function that computes a derivative, and how it is called."""

    function: Function
    signature: Signature


class Registry(Protocol):
    """Derivatives in forward mode, the shadows of constants, and tables of functions."""

    unit: Unit
    shadows: ShadowConstants
    tables: FunctionTables
    write_only: WriteOnly

    @property
    def memory(self) -> Memory:
        """Return the memory of the program, where rules of the user's run in place of functions."""
        ...

    def forward(self, context: Context, wanted: Wanted) -> Derivative:
        """Return the forward derivative of a function in a context; it is written later."""
        ...
