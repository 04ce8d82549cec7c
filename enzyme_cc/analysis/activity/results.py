"""Results of the activity analysis: contexts, what is active in each, and what was lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.activity.globals import globals_in
from enzyme_cc.ir.constants import Constant

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from collections.abc import Set as AbstractSet

    from enzyme_cc.analysis.activity.inactive_methods import Aside
    from enzyme_cc.ir.function import Argument, Function, Instruction
    from enzyme_cc.ir.globals import GlobalValue, GlobalVariable
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value


class Context:
    """A function, which of its arguments are active, and what follows for its body."""

    __slots__ = (
        "_active",
        "_callees",
        "_calls",
        "_globals",
        "arguments",
        "changed",
        "function",
        "result",
    )

    function: Function
    arguments: tuple[bool, ...]
    #: Whether what it returns may carry a derivative.
    result: bool
    #: The calls that catch an exception in which active data is stored then.
    changed: AbstractSet[CallBase]

    def __init__(self, function: Function, arguments: tuple[bool, ...], *, result: bool) -> None:
        self.function = function
        self.arguments = arguments
        self.result = result
        self.changed = frozenset()
        self._active: AbstractSet[Value] = frozenset()
        self._globals: AbstractSet[GlobalValue] = frozenset()
        self._calls: AbstractSet[CallBase] = frozenset()
        self._callees: Mapping[CallBase, Context] = {}

    def fill(
        self,
        active: AbstractSet[Value],
        active_globals: AbstractSet[GlobalValue],
        calls: AbstractSet[CallBase],
        callees: Mapping[CallBase, Context],
    ) -> None:
        """Say what was found; once, by the analysis."""
        self._active = active
        self._globals = active_globals
        self._calls = calls
        self._callees = callees

    def __repr__(self) -> str:
        return f"<Context {self.label}>"

    @property
    def label(self) -> str:
        """Return `@f(active, inactive)`."""
        words = ("active" if each else "inactive" for each in self.arguments)
        return f"{self.function.ref}({', '.join(words)})"

    @property
    def active(self) -> Iterable[Value]:
        """Return all values that are, but globals."""
        return self._active

    def is_active(self, value: Value) -> bool:
        """Return whether a value may carry a derivative, or a pointer a shadow of its own."""
        if value in self._active:
            return True
        if value.uses is None or not isinstance(value, Constant):
            return False
        return any(each in self._globals for each in globals_in(value))

    def is_active_call(self, call: CallBase) -> bool:
        """Return whether there is anything to differentiate in a call."""
        return call in self._calls

    def callee(self, call: CallBase) -> Context | None:
        """Return the context that an active direct call of a definition leads to."""
        return self._callees.get(call)

    @property
    def callees(self) -> Iterable[Context]:
        """Return the contexts that all such calls lead to."""
        return self._callees.values()

    @property
    def calls_of_callees(self) -> Iterable[tuple[CallBase, Context]]:
        """Return the same, with the calls."""
        return self._callees.items()


class Deposit:
    """Active data is put where no derivative is kept: through an inactive pointer."""

    __slots__ = ("context", "instruction", "pointer")

    def __init__(self, context: Context, instruction: Instruction, pointer: Value) -> None:
        self.context = context
        self.instruction = instruction
        self.pointer = pointer


class ActivityResults:
    """The answers for one root; contexts in the order in which calls are met."""

    __slots__ = (
        "active_functions",
        "active_globals",
        "aside",
        "contexts",
        "counts_prints",
        "function_contexts",
        "handed_out",
        "lost",
        "root",
        "unplaced",
    )

    root: Context
    contexts: tuple[Context, ...]
    active_globals: frozenset[GlobalVariable]
    #: Functions that are data somewhere and need a shadow that calls their derivative.
    active_functions: frozenset[Function]
    #: The context that each of these with a body is differentiated in.
    function_contexts: dict[Function, Context]
    #: Inactive arguments of the root whose memory receives active data.
    lost: tuple[Argument, ...]
    #: What methods without derivatives store where it is found.
    aside: tuple[Aside, ...]
    #: Calls that write texts which go out with their shadows.
    handed_out: frozenset[CallBase]
    #: Whether what is printed may be told how often it was.
    counts_prints: bool
    #: Stores of active data through pointers that are inactive all the same.
    unplaced: tuple[Deposit, ...]
