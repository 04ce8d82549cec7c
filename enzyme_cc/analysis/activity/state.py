"""The activity analysis's state of one function in one context."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from enzyme_cc.analysis.activity.program import Body
    from enzyme_cc.ir.function import Function, Instruction
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value


class State:
    """A context while it is being worked out; all sets grow only."""

    __slots__ = (
        "active",
        "arguments",
        "body",
        "callees",
        "callers",
        "communicating",
        "computed",
        "deposits",
        "indirect",
        "result",
        "stores",
        "unlinked",
        "written",
    )

    def __init__(self, body: Body, arguments: tuple[bool, ...]) -> None:
        self.body = body
        self.arguments = arguments
        #: Arguments and instructions; of memory made here, whether it has a shadow.
        self.active: set[Value] = set()
        self.result = False
        #: The arguments through which active data is stored.
        self.stores: dict[int, None] = {}
        #: Pointers that active data is stored through, and what these are steps from.
        self.written: set[Value] = set()
        #: Where active data is stored, and through which pointer.
        #: Integers that were computed from the bits of active numbers.
        self.computed: set[Value] = set()
        self.deposits: dict[tuple[Instruction, Value], None] = {}
        self.callees: dict[CallBase, State] = {}
        self.callers: dict[tuple[State, CallBase], None] = {}
        #: Indirect calls that are active.
        self.indirect: set[CallBase] = set()
        #: Calls that send or receive data.
        self.communicating: set[CallBase] = set()
        #: Calls whose context is to be found anew.
        self.unlinked: set[CallBase] = set()

    @property
    def function(self) -> Function:
        """Return the function."""
        return self.body.function
