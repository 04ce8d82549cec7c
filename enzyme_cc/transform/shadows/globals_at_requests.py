"""Global variables as a request finds them: what an earlier one left in shadows is constant now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from enzyme_cc.analysis.types.lattice import Kind
from enzyme_cc.ir.constants import int_constant, null
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.types import I64, POINTER
from enzyme_cc.transform.code.thread_variables import of_this_thread
from enzyme_cc.transform.layout.byte_layout import content_of_type
from enzyme_cc.transform.runtime_calls.helper_base import PREFIX
from enzyme_cc.transform.shadows.contexts import Contexts, is_private
from enzyme_cc.transform.shadows.device_memory import DeviceMemory
from enzyme_cc.transform.shadows.lanes import Lane

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.analysis.activity.analysis import ActivityResults
    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.globals import GlobalValue
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.program.unit import Unit
    from enzyme_cc.transform.shadows.constants import ShadowConstants
    from enzyme_cc.transform.shadows.followed_pointers import Follower


class Registry(Protocol):
    """A registry of the contexts and the changed pointers of a module."""

    unit: Unit
    contexts: Contexts
    follower: Follower


class Globals:
    """The shadows of global variables around a request of some width."""

    def __init__(
        self,
        registry: Registry,
        constants: ShadowConstants,
        found: ActivityResults,
        width: int,
        context: Value | None,
    ) -> None:
        self._unit = registry.unit
        self._contexts = registry.contexts
        self._follower = registry.follower
        self._constants = constants
        self._found = found
        self._context = context
        #: Whose shadows are right together.
        self._key = constants, width
        self._lanes = [Lane(number, width) for number in range(width)]
        symbols = list(registry.unit.module.globals.values()) if found.active_globals else []
        active = found.active_globals | found.active_functions
        #: The variables and functions with shadows, in the order of the text.
        self._active = [each for each in symbols if each in active]
        self._variables = [each for each in self._active if isinstance(each, GlobalVariable)]
        is_of_device = registry.unit.program.is_of_device
        #: In code for a device.
        self._device = DeviceMemory(registry.unit, constants, found) if is_of_device else None

    def begin(self, builder: Builder) -> None:
        """Clear the shadows that are nobody's but ours, and let their addresses be right."""
        if self._device is not None:
            self._device.begin(builder, self._variables, self._lanes)
            return
        for each in self._variables:
            for lane in self._lanes:
                if self._context is None:
                    self._clear(builder, each, lane)
                else:
                    contexts = self._contexts
                    contexts.renew(builder, self._context, self._constants, each, lane)
        for each in filter(self._is_followed, self._variables):
            for lane in self._lanes:
                self._follow(builder, each, lane)

    def end(self, builder: Builder) -> None:
        """Give the addresses that there are now their shadows."""
        if self._device is not None:
            self._device.end(builder)
            return
        if self._context is None:
            for each in filter(self._is_followed, self._variables):
                self._follower.note(builder, each, self._key)

    def _clear(self, builder: Builder, variable: GlobalVariable, lane: Lane) -> None:
        layout = self._unit.layout
        what = content_of_type(layout, variable.value_type)
        shadow = self._constants.own(variable, lane) if what is not None else None
        if what is not None and shadow is not None:
            size = int_constant(I64, layout.alloc_size(variable.value_type))
            self._unit.helpers.zero_numbers(builder, shadow, size, what)

    # -- addresses -----------------------------------------------------------------------------

    def _is_followed(self, variable: GlobalVariable) -> bool:
        """Return whether addresses in it may change, with shadows the program does not set."""
        if variable.is_constant or variable.name.startswith(PREFIX):
            return False
        if not self._holds_pointers(variable):
            return False
        if self._context is not None:
            return variable.name not in self._contexts.slots.asked
        return self._constants.own(variable, self._lanes[0]) is not None

    def _follow(self, builder: Builder, variable: GlobalVariable, lane: Lane) -> None:
        follower, context = self._follower, self._context
        key = self._key, lane, tuple(self._active), context is None
        possible = self._possible(variable)
        shadow = self._shadow(builder, variable, lane, context)
        if shadow is None:
            return  # one of elsewhere: an error where the derivative meets it
        if context is None:
            before = follower.before(variable, self._key)
        else:
            before = follower.first(variable)

        def of(builder: Builder, symbol: Value, *, context: Value) -> Value | None:
            return self._shadow(builder, symbol, lane, context if self._context else None)

        given = shadow, context or null()
        follower.follow(builder, (variable, before), given, (key, possible), of)

    def _possible(self, variable: GlobalVariable) -> Sequence[GlobalValue]:
        """Return what addresses in a variable may be of, as far as it is known what is behind them.

        To say that they may be of more would be to say that numbers may be anything.
        """
        known = self._unit.types.of(variable).pointee.fields
        behind = {each.pointee.lookup(0, 1) for each in known if each.pointee is not None}
        if not behind or not all(each.is_float or each is Kind.POINTER for each in behind):
            return self._active
        has_numbers = any(each.is_float for each in behind)
        has_pointers = Kind.POINTER in behind
        return [
            each
            for each in self._variables
            if (has_pointers if self._holds_pointers(each) else has_numbers)
        ]

    def _holds_pointers(self, variable: GlobalVariable) -> bool:
        return self._follower.holds_pointers(variable.value_type)

    def _shadow(
        self, builder: Builder, symbol: Value, lane: Lane, context: Value | None
    ) -> Value | None:
        """Return what stands for a variable or a function, where it is known."""
        constants = self._constants
        if isinstance(symbol, Function):
            return constants.derivative(symbol, lane.width)
        if not isinstance(symbol, GlobalVariable) or symbol.type is not POINTER:
            return None
        if context is not None and is_private(symbol):
            return self._contexts.slot(builder, context, constants, symbol, lane)
        if symbol.initializer is None and constants.known.of(symbol, lane) is None:
            return None
        return of_this_thread(builder, constants.static(symbol, lane))
