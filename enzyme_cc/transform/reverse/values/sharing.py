"""Decide of each load in a parallel region how adjoints are added to the shadow behind it.

Plainly where no other thread can add there at that time, else atomically. That is so for memory
that the thread has made itself; where the thread stores to the same place before or after, with
nothing between that orders threads, so that nobody else may look there; and where a worksharing
loop is all that adds to some memory, and each round to bytes of its own.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.alias.affine_addresses import Form, Forms
from enzyme_cc.analysis.alias.affine_integers import linear_of
from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.ir.constants import Constant, Data, IntConstant
from enzyme_cc.ir.function import Argument, Block, Phi
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import (
    Alloca,
    Binary,
    CallBase,
    Cast,
    GetElementPointer,
    Load,
    Select,
    Store,
    Unary,
)
from enzyme_cc.ir.types import IntType
from enzyme_cc.transform.code.devices import device_of, is_of_device, sums_in_warps
from enzyme_cc.transform.frontends.parallel.openmp import lower_bound, may_order_by
from enzyme_cc.transform.reverse.values.block_addresses import BlockAddresses

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.analysis.alias.pointer_origins import Objects
    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.ir.values import Value
    from enzyme_cc.plan.function_facts import Scene
    from enzyme_cc.transform.program.unit import Unit


class Decision(NamedTuple):
    """An answer: whether others may add to the same place at the same time, and why."""

    is_shared: bool
    reason: str
    #: Whether all lanes of a warp are likely to add to one place: then one adds for all.
    is_together: bool = False
    #: Whether all threads of a block are certain to, and may do so in the end.
    waits: bool = False


_NOT_PARALLEL = Decision(False, "only one thread runs this")
_OWN = Decision(False, "the thread has made this memory itself")
_STORED = Decision(False, "the thread stores there, too: no other looks at that meanwhile")
_KERNEL = Decision(True, "other threads of the kernel may read the same number")
_WARP = Decision(
    True,
    "all threads of the block read one number: a warp that is there as a whole adds up first, and "
    "one of its lanes adds for all",
    is_together=True,
)
_BLOCK = Decision(
    True,
    "all threads of the block read one number: each sums up by itself, then the block where the "
    "reverse sweep ends, and one thread adds for all",
    waits=True,
)
_ROUNDS = Decision(False, "each round of the worksharing loop has bytes of its own")


class Sharing:
    """The decisions for one function."""

    def __init__(self, unit: Unit, scene: Scene, objects: Objects, width: int = 1) -> None:
        self._unit = unit
        self._width = width
        self._scene = scene
        self._objects = objects
        self._forms = Forms(unit.layout)
        self._known: dict[Load, Decision] = {}

    @cached_property
    def is_parallel(self) -> bool:
        """Return whether several threads may run the function."""
        return self._scene.function in self._unit.program.in_regions

    def of(self, load: Load) -> Decision:
        """Return what was decided for a load."""
        if not self.is_parallel:
            return _NOT_PARALLEL
        found = self._known.get(load)
        if found is None:
            found = self._known[load] = self._settled(self._decide(load))
        return found

    def _settled(self, found: Decision) -> Decision:
        """Let threads take turns, where none is to be first by chance."""
        if not found.is_shared or not self._unit.program.is_deterministic:
            return found
        self._unit.program.in_turns.add(self._scene.function)
        return Decision(False, f"threads are reversed in turns: {found.reason}")

    def told(self) -> Iterator[tuple[Load, str]]:
        """Yield what was decided for loads whose adjoints go to memory that others may know."""
        for each in self._scene.function.instructions() if self.is_parallel else ():
            found = self._known.get(each) if isinstance(each, Load) else None
            if isinstance(each, Load) and found is not None and found is not _OWN:
                how = "atomically" if found.is_shared else "plainly"
                yield each, f"its adjoint is added {how}, because {found.reason}"

    def is_shared(self, pointer: Value) -> bool:
        """Return whether others may know of memory, where nothing else is known of an access."""
        is_shared = self.is_parallel and not self._is_own(pointer)
        return self._settled(Decision(is_shared, "")).is_shared

    def may_be_stored_together(self, pointer: Value) -> bool:
        """Return whether several threads of a kernel may store one number to one place.

        Nothing but memory of the thread is known to be apart: an address that differs between
        threads beside each other may be that of others, in another row, or another block, and how
        many rows and blocks there are is said where the kernel is launched.
        """
        return self._is_kernel and not self._is_own(pointer)

    def is_either(self, pointer: Value) -> bool:
        """Return whether a pointer of a kernel may be to memory of the thread, or of others."""
        if not self._is_kernel:
            return False
        roots = self._objects.roots(pointer)
        return len({self._is_made_here(each) for each in roots}) > 1

    @cached_property
    def _is_kernel(self) -> bool:
        return self.is_parallel and is_of_device(self._unit.module)

    def _decide(self, load: Load) -> Decision:
        if self._is_own(load.pointer):
            return _OWN
        if self._is_kernel:
            return self._decide_in_kernel(load)
        if self._is_stored_to(load):
            return _STORED
        why = self._why_atomic.get(load)
        return _ROUNDS if why is None else Decision(True, why)

    def _decide_in_kernel(self, load: Load) -> Decision:
        if not self._sums_in_warps or not self._is_alike(load.pointer):
            return _KERNEL
        why_not = self.of_blocks.why_not(load, self._width)
        reason = f"{_WARP.reason}; not the block at once: {why_not}"
        return _WARP._replace(reason=reason) if why_not else _BLOCK

    @cached_property
    def of_blocks(self) -> BlockAddresses:
        """Return the addresses that are the same for all threads of a block."""
        return BlockAddresses(self._unit, self._scene)

    @cached_property
    def _sums_in_warps(self) -> bool:
        # What lanes add together is a call that has no derivative of its own.
        return sums_in_warps(self._unit.module) and not self._unit.helpers.again

    def _is_alike(self, pointer: Value) -> bool:
        """Return whether an address depends on nothing in which threads are known to differ.

        It need not be the same for all: lanes of a warp compare their addresses when it runs.
        """
        device = device_of(self._unit.module)
        alike = device.alike if device is not None else ()
        pending = [pointer]
        seen: set[Value] = set()
        while pending:
            each = pending.pop()
            if each in seen or isinstance(each, (Argument, Constant)):
                continue
            seen.add(each)
            if isinstance(each, CallBase):
                callee = callee_of(each)
                if callee is None or callee.name not in alike:
                    return False
            elif isinstance(each, (Load, Binary, Cast, GetElementPointer, Phi, Select, Unary)):
                pending += [one for one in each.operands if not isinstance(one, Block)]
            else:
                return False
        return True

    # -- memory of the thread ------------------------------------------------------------------

    def _is_own(self, pointer: Value) -> bool:
        return all(self._is_made_here(each) for each in self._objects.roots(pointer))

    def _is_made_here(self, root: Value) -> bool:
        """Return whether memory was made here, and nobody else knows of it."""
        if isinstance(root, Data):
            return True
        if isinstance(root, Alloca) and self._is_kernel:
            return True  # no other thread may follow an address of it
        is_made = isinstance(root, Alloca) or self._unit.is_allocation(root)
        return is_made and not self._scene.memory.escapes(root)

    # -- memory that the thread stores to ------------------------------------------------------

    def _is_stored_to(self, load: Load) -> bool:
        """Return whether what is loaded is stored to in the same block, nothing ordered between."""
        assert load.block is not None
        form, size = self._forms.of(load.pointer), self._size(load)
        is_open, is_behind = False, False
        for each in load.block:
            if each is load:
                if is_open:
                    return True
                is_behind = True
            elif isinstance(each, Store):
                if self._size(each.value) == size and self._forms.of(each.pointer) == form:
                    if is_behind:
                        return True
                    is_open = True
            elif may_order_by(each, self._unit.program):
                if is_behind:
                    return False
                is_open = False
        return False

    def _size(self, value: Value) -> int:
        return self._unit.layout.store_size(value.type)

    # -- rounds of worksharing loops -----------------------------------------------------------

    @cached_property
    def _why_atomic(self) -> dict[Load, str]:
        """Return why rounds are not known to be apart, for each load of which they are not."""
        loads = [each for each in self._loads() if self._may_meet_others(each)]
        general = self._why_never()
        if general:
            return dict.fromkeys(loads, general)
        by_base: dict[Value, list[Load]] = {}
        for each in loads:
            by_base.setdefault(self._forms.of(each.pointer).base, []).append(each)
        open_bases = [each for each in by_base if not self._is_apart(each)]
        found: dict[Load, str] = {}
        for base, group in by_base.items():
            why = self._why_not_apart(base, group)
            if not why and base in open_bases and len(open_bases) > 1:
                why = "it may be the memory of another array that is read here"
            if why:
                found.update(dict.fromkeys(group, why))
        return found

    def _loads(self) -> Iterator[Load]:
        for each in self._scene.function.instructions():
            if isinstance(each, Load) and self._scene.is_active(each.pointer):
                yield each

    def _may_meet_others(self, load: Load) -> bool:
        if not self._scene.has_adjoint(load) or self._is_own(load.pointer):
            return False
        return not self._is_stored_to(load)

    def _is_apart(self, base: Value) -> bool:
        """Return whether nothing else leads to memory."""
        return isinstance(base, Argument) and base in self._unit.program.separate

    def _why_never(self) -> str:
        """Return why no round is known to be apart from any other; nothing if some may be."""
        program, function = self._unit.program, self._scene.function
        regions = [each for each in program.regions.values() if each.call.callee is function]
        if not regions or any(each.function in program.in_regions for each in regions):
            return "the function may run in several regions at once, or beside others"
        for each in function.instructions():
            if isinstance(each, CallBase) and self._may_add(each):
                return "a function that is called there may add to it as well"
        return ""

    def _may_add(self, call: CallBase) -> bool:
        """Return whether the reverse of a call may add to memory that others know."""
        callee = callee_of(call)
        if not self._scene.context.is_active_call(call):
            return False
        if callee is None or not callee.is_declaration:
            return True
        return any(
            self._scene.is_active(each) and self._scene.has_shadow(each) and not self._is_own(each)
            for each in call.arguments
        )

    def _why_not_apart(self, base: Value, group: list[Load]) -> str:
        """Return why rounds are not known to be apart at one base; nothing where they are."""
        if not isinstance(base, (Argument, GlobalVariable)):
            return "it is not known what the address is made of"
        forms = [self._forms.of(each.pointer) for each in group]
        first = forms[0]
        if any(each.terms != first.terms for each in forms):
            return "it is read at indices that are no constants apart"
        found = self._worksharing(first, group)
        if found is None:
            return "the address is not known to move on with a worksharing loop"
        ends = (form.offset + self._size(each) for form, each in zip(forms, group, strict=True))
        if max(ends) - min(each.offset for each in forms) > found:
            return "neighbouring rounds of the worksharing loop read the same numbers"
        return ""

    def _worksharing(self, form: Form, group: list[Load]) -> int | None:
        """Return how many bytes one round is from the next; None where that is not known."""
        moving = [(value, by) for (value, _), by in form.terms if not isinstance(value, Argument)]
        phi, by = moving[0] if len(moving) == 1 else (None, 0)
        found = self._scene.inductions.get(phi) if isinstance(phi, Phi) else None
        if found is None or not isinstance(found[0].step, IntConstant):
            return None
        induction, loop = found
        if any(each.block is None or each.block not in loop for each in group):
            return None
        step: int = found[0].step.value * induction.scale
        if not self._starts_at_bound(induction.start, step, loop):
            return None
        return abs(by * step)

    def _starts_at_bound(self, start: Value, step: int, loop: Loop) -> bool:
        """Return whether a loop begins where a thread's rounds do, and goes on by one of these."""
        if not isinstance(start.type, IntType):
            return False
        linear = linear_of(start, 64)
        variables = {value: factor for (value, _), factor in linear.terms.items()}
        loads = [each for each in variables if isinstance(each, Load)]
        others = [each for each in variables if each not in loads]
        if len(loads) != 1 or others or variables[loads[0]] != step:
            return False
        return lower_bound(loads[0], self._scene.nest, loop)
