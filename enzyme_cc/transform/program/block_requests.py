"""Requests for gradients that all threads of a block make together, as they come to a barrier.

At the end of such a gradient the block can sum up what all its threads add to one number. That
needs barriers: so nothing may keep a thread from coming there while others wait for it in another
place, neither in the kernel nor in what is differentiated.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.attributes.names import REQUEST_NAMES
from enzyme_cc.attributes.vocabulary import Mode
from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import InlineAsm
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import AtomicUpdate, CallBase, CompareExchange, Fence, Load
from enzyme_cc.ir.types import PointerType
from enzyme_cc.requests.model import Repair
from enzyme_cc.rules.bodies import PREFIX, WARPS
from enzyme_cc.rules.model import Effect
from enzyme_cc.transform.code.devices import MOST_SHARED, device_of, is_kernel, sums_in_warps
from enzyme_cc.transform.program.gathered import Gathered
from enzyme_cc.transform.program.uniform_values import Uniform

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.function import Argument as Parameter
    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.module import Module
    from enzyme_cc.requests.model import Argument, Operand, Request
    from enzyme_cc.transform.code.devices import Device
    from enzyme_cc.transform.program.roots import Program


#: Where threads of a block, or of a warp, wait for each other: all of them, not so many.
_MEETING = re.compile(
    r"llvm\.nvvm\.(?:barrier0(?:\.\w+)?|barrier\.(?:sync|n)|bar\.warp\.sync"
    r"|barrier\.cta\.(?:sync|red\.\w+)(?:\.aligned)?\.all|(?:elect|match|redux|shfl|vote)\..*)"
    rf"|{PREFIX}_(?:block|{WARPS})_\w+"
)
_ONE_BY_ONE = "threads of a block may come to the request one without the other"
_IN_PARTS = "threads wait for each other where some of them may not come by"
_NUMBERS = ("f32", "f64")
#: What the run-time library has of shared memory for sums, in bytes.
_ROOM = 8 * 32 * 8
_ASKS_WHO_IS_HERE = "activemask.b32"
_PLAIN = (Repair.NONE, Repair.BITCAST, Repair.ADDRESS_SPACE, Repair.NULL, Repair.TRUNCATE)


def is_meeting(call: Instruction) -> bool:
    """Return whether threads wait for each other in a call, and it does nothing else."""
    callee = callee_of(call) if isinstance(call, CallBase) else None
    return callee is not None and _MEETING.fullmatch(callee.name) is not None


def asked_by_blocks(program: Program, requests: Iterable[Request]) -> dict[Function, Gathered]:
    """Return what is known of the functions whose gradients kernels ask for, by their bodies."""
    device = device_of(program.module)
    if device is None or not sums_in_warps(program.module):
        return {}
    threads = _Threads(program, device.alike)
    found: dict[Function, Gathered] = {}
    for request in requests:
        if request.mode is not Mode.REVERSE:
            continue
        for arm in request.arms:
            body = program.bodies.of(arm.function)
            one = threads.gathered(request)
            other = found.get(body, one)
            found[body] = Gathered(one.why_not or other.why_not, one.alike & other.alike)
    no_room = _why_no_room(program.module, device)
    if no_room:
        return dict.fromkeys(found, Gathered(no_room))
    threads.sum_up_numbers()
    return {body: threads.looked_into(body, one) for body, one in found.items()}


def _why_no_room(module: Module, device: Device) -> str:
    """Return why there may be no shared memory for sums; nothing where there is."""
    layout, size = DataLayout(module.data_layout), _ROOM
    for each in module.globals.values():
        if not isinstance(each, GlobalVariable) or not isinstance(each.type, PointerType):
            continue
        if each.type.address_space != device.shared:
            continue
        if each.initializer is None:
            return "how much memory a block shares is said where the kernel is launched"
        # It may have a shadow.
        size += 2 * layout.alloc_size(each.value_type)
    return "the block shares much memory as it is" if size > MOST_SHARED else ""


class _Look(NamedTuple):
    """The things that may happen in a call of a function."""

    #: What may stop a thread there, or let it wait for others in a way that is not known.
    stops: str = ""
    #: Whether threads meet there.
    meets: bool = False


class _Threads:
    """The ways of the threads of a block through kernels."""

    def __init__(self, program: Program, alike: Iterable[str]) -> None:
        self._program = program
        self._alike = tuple(alike)
        self._looks: dict[Function, _Look] = {}
        self._uniform: dict[Function, Uniform] = {}
        self._ways: dict[Function, str] = {}

    # -- requests ------------------------------------------------------------------------------

    def gathered(self, request: Request) -> Gathered:
        """Return whether threads come to a request together, and what it has alike for all."""
        caller = request.caller
        why_not = "one of several functions is differentiated" if len(request.arms) > 1 else ""
        why_not = why_not or self._why_not_together(caller)
        if not why_not and not self._in(caller).is_met(request.call.block):
            why_not = _ONE_BY_ONE
        if why_not:
            return Gathered(why_not)
        given = (each for each in request.arm.arguments if self._is_alike(caller, each))
        return Gathered("", frozenset(each.parameter.index for each in given))

    def _is_alike(self, caller: Function, given: Argument) -> bool:
        if given.primal is None or given.stride is not None or given.is_by_reference:
            return False
        return all(self._is_one(caller, each) for each in (given.primal, *given.shadows))

    def _is_one(self, caller: Function, given: Operand) -> bool:
        return given.repair in _PLAIN and self._in(caller).is_one(given.value)

    def looked_into(self, body: Function, found: Gathered) -> Gathered:
        """Return the same, unless threads may stop or wait in what is differentiated."""
        if found.why_not:
            return found
        alike = found.alike
        look = self._look(body, Uniform(body, lambda each: each.index in alike, self._alike))
        return Gathered(look.stops) if look.stops else found

    def sum_up_numbers(self) -> None:
        """Let blocks sum up, too, what kernels get for numbers that are passed by value."""
        module = self._program.module
        for kind in _NUMBERS:
            function = module.functions.get(f"{PREFIX}_{WARPS}_number_{kind}")
            for call in function.users if function is not None else ():
                if isinstance(call, CallBase) and self._is_met(call):
                    name, type_ = f"{PREFIX}_block_number_{kind}", call.function_type
                    call.call_instead(declare(module, name, type_, suffix="convergent nounwind"))

    def _is_met(self, call: CallBase) -> bool:
        """Return whether all threads of a block come to a call together."""
        caller = call.function
        is_known = caller is not None and not self._why_not_together(caller)
        return caller is not None and is_known and self._in(caller).is_met(call.block)

    # -- how threads come to a function ----------------------------------------------------------

    def _in(self, function: Function) -> Uniform:
        if function not in self._uniform:
            self._uniform[function] = Uniform(function, self._is_given_alike, self._alike)
        return self._uniform[function]

    def _why_not_together(self, function: Function) -> str:
        """Return why threads are not known to come to a function together; nothing if they do."""
        if function not in self._ways:
            self._ways[function] = "it asks for its own gradient"  # of what leads to itself
            self._ways[function] = self._way_to(function)
        return self._ways[function]

    def _way_to(self, function: Function) -> str:
        look = self._look(function, self._in(function))
        if look.stops:
            return look.stops
        if is_kernel(function):
            return ""
        calls = self._calls(function)
        if calls is None:
            return "it is not known who calls the function with the request"
        for each in calls:
            assert each.function is not None
            why_not = self._why_not_together(each.function)
            if why_not:
                return why_not
            if not self._in(each.function).is_met(each.block):
                return _ONE_BY_ONE
        return ""

    @staticmethod
    def _calls(function: Function) -> list[CallBase] | None:
        """Return all calls of a function; None where there may be more."""
        calls = [each for each in function.users if isinstance(each, CallBase)]
        is_known = function.is_local and len(calls) == len(function.users) > 0
        if not is_known or any(callee_of(each) is not function for each in calls):
            return None
        is_passed = any(function in each.arguments for each in calls)
        return None if is_passed or any(each.function is None for each in calls) else calls

    def _is_given_alike(self, argument: Parameter) -> bool:
        function = argument.function
        assert function is not None
        if "byval" in argument.attributes:
            return False  # an address of memory that each thread has a copy of
        if is_kernel(function):
            return True
        if self._why_not_together(function):
            return False
        return all(
            self._in(each.function).is_one(each.arguments[argument.index])  # type: ignore[arg-type]
            for each in self._calls(function) or ()
        )

    # -- what threads do there -------------------------------------------------------------------

    def _look(self, function: Function, uniform: Uniform) -> _Look:
        """Return what may happen in a function that all threads of a block come to."""
        meets = False
        for each in function.instructions():
            look = self._at(each)
            if look.stops:
                return look
            if look.meets and not uniform.is_met(each.block):
                return _Look(_IN_PARTS)
            meets = meets or look.meets
        return _Look("", meets)

    def _at(self, line: Instruction) -> _Look:
        """Return what may happen at an instruction."""
        if isinstance(line, CallBase):
            return self._at_call(line)
        waits = isinstance(line, (CompareExchange, Fence))
        waits = waits or (isinstance(line, AtomicUpdate) and line.is_used)
        waits = waits or (isinstance(line, Load) and (line.is_volatile or bool(line.ordering)))
        return _Look("threads may learn from each other there, and wait") if waits else _Look()

    def _at_call(self, call: CallBase) -> _Look:
        if isinstance(call.callee, InlineAsm):
            is_known = _ASKS_WHO_IS_HERE in call.callee.ref
            return _Look() if is_known else _Look("threads may wait for each other in assembly")
        callee = callee_of(call)
        if callee is None:
            return _Look("it is not known what is called there")
        if callee.is_declaration and any(each in callee.name for each in REQUEST_NAMES):
            return self._at_request(call)
        return self._inside(callee) if not callee.is_declaration else self._declared(callee)

    def _at_request(self, call: CallBase) -> _Look:
        """Return the same of a request: what is differentiated runs there, more than once."""
        asked = [each for each in call.arguments if isinstance(each, Function)]
        looks = [self._inside(self._program.bodies.of(each)) for each in asked]
        stopped = next((each for each in looks if each.stops), None)
        return stopped or _Look("", any(each.meets for each in looks))

    def _inside(self, function: Function) -> _Look:
        """Return the same of a call of a function that is known."""
        if function not in self._looks:
            self._looks[function] = _Look("a function calls itself")
            uniform = Uniform(function, lambda _: False, self._alike)
            self._looks[function] = self._look(function, uniform)
        return self._looks[function]

    def _declared(self, callee: Function) -> _Look:
        name = callee.name
        if _MEETING.fullmatch(name):
            return _Look("", True)
        if name.startswith("llvm.") and not name.startswith("llvm.nvvm."):
            return _Look()
        rule = self._program.rule(callee)
        if rule is not None and (rule.transpose or rule.tells):
            return _Look("", True)
        effects = rule.effects if rule is not None else frozenset((Effect.PROGRAM,))
        stops = {Effect.PROGRAM, Effect.EXITS} & effects
        return _Look(f"{name} may stop a thread, or let it wait") if stops else _Look()
