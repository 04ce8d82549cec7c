"""Requests of split mode, replaced: the sweeps are called one by one, and the user has the tape.

All requests of one function with the same activities know the tape by one layout, so that any
reverse can take the tape of any augmented call: what only some of them promise does not hold.
Where one of them says `enzyme_nofree`, everything that the tape leads to is on its list of what is
freed later: a reverse call frees all of that, or, if it says so itself, nothing.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from enzyme_cc.attributes.vocabulary import SPLIT_MODES, Activity, Mode, mode_of
from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import int_constant, null, poison, zero
from enzyme_cc.ir.types import I1, I8, I64, POINTER
from enzyme_cc.requests.activity import result_type
from enzyme_cc.requests.model import Part
from enzyme_cc.transform.abi.signature import Wanted, filled, unpacked
from enzyme_cc.transform.code.derivative_attributes import copied_type
from enzyme_cc.transform.emit.arguments import MEMCPY
from enzyme_cc.transform.forward.lower import is_active, lower_with, root_of
from enzyme_cc.transform.layout.byte_layout import Memory
from enzyme_cc.transform.layout.float_runs import numbers_of_memory
from enzyme_cc.transform.reverse.split.lower import ReverseLowering
from enzyme_cc.transform.reverse.values.left_addresses import sets_aside
from enzyme_cc.transform.reverse.values.tape_layout import TapeLayout
from enzyme_cc.transform.reverse.writers.tape import heap_alignment
from enzyme_cc.transform.runtime_calls.helpers import fill_zero
from enzyme_cc.transform.runtime_calls.tape_helpers import pending_type
from enzyme_cc.words.refused_bytes import PASSED_FOR
from enzyme_cc.words.types import spoken

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.analysis.activity.analysis import Context
    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.function import Argument as Parameter
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.requests.model import Argument, Arm, Request
    from enzyme_cc.transform.abi.lanes import Lanes
    from enzyme_cc.transform.layout.float_runs import Numbers
    from enzyme_cc.transform.program.roots import Roots
    from enzyme_cc.transform.reverse.split.registry import ReverseRegistry

#: What requests have in common that are about one tape.
_Key = tuple["Context", int, bool]


class Agreed:
    """The agreement of the requests about each tape."""

    def __init__(self, roots: Roots, requests: Iterable[Request]) -> None:
        requests = list(requests)
        self.roots = roots
        self.ways = of_all(requests)
        self._all: dict[_Key, Wanted] = {}
        #: What requests for the size of a tape were told, for each function that may be meant.
        self.sizes: dict[CallBase, dict[Function, int]] = {}
        #: Of which there is a call that makes a tape.
        self._made: set[_Key] = set()
        self._calls = {each.call for each in requests}
        for request in requests:
            if request.mode in SPLIT_MODES:
                for arm in request.arms:
                    self._add(request, arm)

    def _key(self, request: Request, arm: Arm) -> _Key:
        return root_of(self.roots, arm).root, request.width, _is_result_active(arm)

    def _add(self, request: Request, arm: Arm) -> None:
        if request.mode is Mode.AUGMENTED_FORWARD:
            self._made.add(self._key(request, arm))
        said = _said(request, arm)._replace(only_replayed=self.ways.only_replayed)
        found = self._all.setdefault(self._key(request, arm), said)
        promised = tuple(each for each in found.promised if each in said.promised)
        self._all[self._key(request, arm)] = found._replace(
            promised=promised,
            strong_zero=found.strong_zero or said.strong_zero,
            lasting=found.lasting or said.lasting,
            replayed=found.replayed or said.replayed,
        )

    def is_made(self, request: Request, arm: Arm, module: Module) -> bool:
        """Return whether any call makes a tape for this request, or may, on another level."""
        if self._key(request, arm) in self._made:
            return True
        names = [each for each in module.functions if mode_of(each) is Mode.AUGMENTED_FORWARD]
        makers = [module.functions[name] for name in names]
        for each in makers:
            module.load_users(each)
        return any(user not in self._calls for each in makers for user in each.users)

    def wanted(self, request: Request, arm: Arm) -> Wanted:
        """Return what is wanted of the pair; each augmented call says what it need not store."""
        found = self._all[self._key(request, arm)]
        if request.mode is Mode.AUGMENTED_FORWARD:
            return found._replace(unneeded=_said(request, arm).unneeded)
        return found


def _is_result_active(arm: Arm) -> bool:
    return arm.result_activity is not None and is_active(arm.result_activity)


def _said(request: Request, arm: Arm) -> Wanted:
    """Return what one request says."""
    given = [each for each in arm.arguments if not each.is_result]
    unneeded = [each for each in given if each.activity is Activity.DUP_NO_NEED]
    return Wanted(
        request.width,
        active_result=_is_result_active(arm),
        unneeded=tuple(each.parameter.index for each in unneeded),
        strong_zero=request.options.strong_zero,
        lasting=request.options.nofree,
        replayed=request.mode is Mode.FORWARD_SPLIT,
        promised=tuple(each.parameter.index for each in given if each.is_not_overwritten),
    )


def of_all(requests: Iterable[Request], asked: object = None) -> Wanted:
    """Return what all requests together say of functions that are called through pointers.

    `asked` is what the program wants to know of them itself.
    """
    requests = list(requests)
    modes = {each.mode for each in requests}
    is_replayed = Mode.FORWARD_SPLIT in modes
    is_reversed = not modes.isdisjoint((Mode.REVERSE, Mode.REVERSE_SPLIT))
    return Wanted(
        strong_zero=any(each.options.strong_zero for each in requests),
        lasting=any(each.options.nofree for each in requests),
        replayed=is_replayed,
        only_replayed=is_replayed and not is_reversed and asked is None,
    )


def lower_split(registry: ReverseRegistry, requests: Iterable[Request]) -> None:
    """Replace the requests of split mode by what they ask for; sizes first, which others name."""
    found = [each for each in requests if each.mode in LOWERED_TOGETHER]
    agreed = Agreed(registry.unit.roots, found)
    for request in sorted(found, key=lambda each: each.mode is not Mode.AUGMENTED_SIZE):
        lower_with(registry, request, partial(LOWERED_TOGETHER[request.mode], agreed))


class _Split(ReverseLowering):
    """The base of all lowerings of requests in split mode."""

    def __init__(
        self,
        agreed: Agreed,
        registry: ReverseRegistry,
        request: Request,
        arm: Arm,
        builder: Builder,
    ) -> None:
        super().__init__(registry, request, arm, builder)
        self.agreed = agreed
        wanted = agreed.wanted(request, arm)
        self.pair = registry.reverse.split(self.context, wanted)
        self.lanes = self.pair.lanes
        name = registry.unit.program.bodies.name(self.context.function)
        self.tape = TapeLayout(self.pair, self.context.function, registry.unit.layout, name)
        self._check_result()

    def _check_result(self) -> None:
        if self.lanes.result.numbers and self.arm.result_activity is not Activity.OUT:
            self._complain(
                "EZ0422",
                f"the function returns {spoken(self.lanes.kind.result)} by value, which holds "
                "numbers and pointers: split mode has no place for the derivatives of its numbers",
                "let it write the struct to memory that is passed with a shadow",
                "or say enzyme_const_return",
            )

    def _complain(self, code: str, message: str, *notes: str) -> None:
        spelling = self.request.mode.spelling
        name = self.unit.report.places.name(self.arm.function)
        self.unit.report.add(code, f"{spelling} of {name}: {message}", self.request.call, *notes)

    # -- where the tape is ---------------------------------------------------------------------

    @property
    def is_allocated(self) -> bool:
        """Return whether the tape is in memory of the user's."""
        options = self.request.options
        return options.allocated is not None or options.allocated_as is not None

    def in_storage(self) -> Value | None:
        """Return the memory of the user's that the tape is in, if it is large enough."""
        options = self.request.options
        if options.tape is None:
            self._complain(
                "EZ0421",
                "enzyme_allocated says how large the memory for the tape is, and nothing where",
                "write: enzyme_allocated, size, enzyme_tape, memory",
            )
            return None
        size = options.allocated
        if options.allocated_as is not None:
            told = self.agreed.sizes.get(options.allocated_as, {})
            size = told.get(self.arm.function, min(told.values(), default=0))
        if size is not None and size < self.tape.size:
            self._complain(
                "EZ0420",
                f"the tape needs {self.tape.size} bytes, and enzyme_allocated says {size}",
                "__enzyme_augmentsize of the function, with the same markers, is the size",
            )
            return None
        return self.fitter.passed(options.tape)

    def alignment(self, kind: Type) -> int:
        """Return what is known of the address of a value in the tape."""
        return 1 if self.is_allocated else heap_alignment(self.unit.layout, kind)

    # -- what comes as a copy ------------------------------------------------------------------

    def numbers_of(self, parameter: Parameter) -> tuple[Numbers | None, Value]:
        """Return where numbers are in what is passed as a copy, and its size."""
        kind = copied_type(parameter)
        assert kind is not None
        layout = self.unit.layout
        size = int_constant(I64, layout.alloc_size(kind))
        return numbers_of_memory(self.unit.types, layout, Memory(parameter, size, kind)), size


class _Size(_Split):
    """The request for the size of a tape, lowered."""

    def result(self) -> Value | None:
        """Return the number itself."""
        told = self.agreed.sizes.setdefault(self.request.call, {})
        told[self.arm.function] = self.tape.size
        (member,) = self.arm.result.members
        return self.returned(int_constant(member.type, self.tape.size))


class _Augmented(_Split):
    """The primal is run, and the tape made."""

    #: Where the tape is; nothing where there is nothing in it.
    place: Value | None = None

    def result(self) -> Value | None:
        """Call the augmented function; the tape, the primal, and shadows of it."""
        self.begin(self.registry.reverse.shadows)
        made = self._make_tape()
        given = [list(self.passed(each, self.lanes)) for each in self.arm.arguments]
        arguments = [value for values in given for value in values]
        pending: Value = null()
        if self.place is not None and self.tape.has_pending:
            pending = self.tape.pending(self.builder, self.place)
        call = self.builder.call(self.pair.augmented, [*arguments, pending])
        self.end(call)
        count = len(self.lanes.primals())
        values = unpacked(self.builder, call, count + (self.pair.tape is not None))
        if self.pair.tape is not None and self.place is not None:
            kept = values[-1]
            place = self.tape.kept(self.builder, self.place)
            self.builder.store(kept, place, align=self.alignment(kept.type))
        return self._members(made, values[:count])

    def _make_tape(self) -> Value:
        """Make memory for the tape, with nothing on its lists; return what the user is given."""
        helpers, builder = self.unit.helpers, self.builder
        made: Value = null()
        if self.is_allocated:
            self.place = self.in_storage()
        elif self.tape.size:
            size = int_constant(I64, self.unit.layout.alloc_size(self.tape.on_heap))
            made = helpers.frame(builder, size)
            builder.store(self.tape.mark, made)
            self.place = builder.struct_gep(self.tape.on_heap, made, 1)
        if self.place is not None and self.tape.has_pending:
            builder.store(zero(pending_type()), self.tape.pending(builder, self.place))
        told = self.request.options.tape
        if told is not None and not self.is_allocated:
            builder.store(made, self.fitter.passed(told))
        return made

    def passed(self, argument: Argument, lanes: Lanes) -> Iterator[Value]:
        """Yield what is passed as a copy is copied here."""
        given = list(super().passed(argument, lanes))
        kind = None if argument.is_result else copied_type(argument.parameter)
        if kind is None:
            yield from given
            return
        what, size = self.numbers_of(argument.parameter)
        own = self.fitter.stack(kind)
        self._copy(own, given[0], size)
        yield own
        for lane, shadow in enumerate(given[1:]):
            yield self._copied_shadow(argument, lane, shadow, (what, size))

    def _copied_shadow(
        self, argument: Argument, lane: int, shadow: Value, of: tuple[Numbers | None, Value]
    ) -> Value:
        """Return a copy of a shadow, with zeros for numbers, that is there as long as the tape."""
        what, size = of
        builder, helpers = self.builder, self.unit.helpers
        made = helpers.frame(builder, size)
        if self.place is None:
            return made
        helpers.postpone_release(builder, self.tape.pending(builder, self.place), made)
        fill_zero(builder, self.unit.module, made, size)
        if what is None:
            self._complain(*PASSED_FOR.worded(number=str(argument.parameter.index + 1)))
            return made
        helpers.copy_others(builder, made, shadow, size, what)
        place = self.tape.copy(builder, self.place, argument.parameter, lane)
        builder.store(made, place, align=self.alignment(POINTER))
        return made

    def _copy(self, target: Value, source: Value, size: Value) -> None:
        copy = declare(self.unit.module, "llvm.memcpy.p0.p0.i64", MEMCPY)
        self.builder.call(copy, [target, source, size, int_constant(I1, 0)])

    def _members(self, tape: Value, values: list[Value]) -> Value | None:
        shadows = values[1:] or values[:1] * self.lanes.width
        members: list[Value] = []
        for member in self.arm.result.members:
            if member.part is Part.TAPE:
                members.append(tape)
            elif member.part is Part.SHADOW:
                members.append(shadows.pop(0))
            elif self.memory is not None:
                members.append(self.builder.load(result_type(self.arm.function), self.memory))
            else:
                members.append(values[0])
        return self.returned(self.together(members))


class _FromTape(_Split):
    """Derivatives from a tape, one way or the other."""

    def kept(self, place: Value | None) -> list[Value]:
        """Return what the augmented function has returned for the others."""
        kind = self.pair.tape
        if kind is None:
            return []
        if place is None:
            return [poison(kind)]
        kept = self.tape.kept(self.builder, place)
        return [self.builder.load(kind, kept, align=self.alignment(kind))]

    # -- the tape ------------------------------------------------------------------------------

    def block(self) -> Value | None:
        """Return what the user has for a tape."""
        if self.is_allocated:
            return self.in_storage()
        told = self.request.options.tape
        if told is not None:
            return self.builder.load(POINTER, self.fitter.passed(told))
        if self.arm.tape is not None:
            return self.fitter.operand(self.arm.tape)
        self._complain(
            "EZ0421",
            "the tape is missing: it comes last",
            "pass what __enzyme_augmentfwd has returned",
        )
        return None

    def place(self, block: Value | None) -> Value | None:
        """Return where in it the tape is; the program stops if it is another's."""
        if block is None or self.is_allocated:
            return block
        builder, helpers = self.builder, self.unit.helpers
        where = self.unit.report.places.of(self.request.call)
        name = self.unit.report.places.name(self.arm.function)
        text = (
            f"{where}: {self.request.mode.spelling} of {name}: the tape is not one that "
            "__enzyme_augmentfwd of it, with the same markers, has made"
        )
        helpers.stop_if(builder, builder.icmp("eq", block, null()), text)
        found = builder.load(POINTER, block)
        helpers.stop_if(builder, builder.icmp("ne", found, self.tape.mark), text)
        return builder.struct_gep(self.tape.on_heap, block, 1)

    def give_back(self, block: Value | None, place: Value | None) -> None:
        """Do what is pending on the tape and, unless it is used again, free it."""
        if block is None or place is None:
            return
        helpers, is_last = self.unit.helpers, not self.request.options.nofree
        if self.tape.has_pending:
            act = helpers.give_back if is_last else helpers.settle
            act(self.builder, self.tape.pending(self.builder, place))
        if is_last and not self.is_allocated:
            helpers.released(self.builder, block)

    def copies(
        self, given: dict[Argument, list[Value]], place: Value | None
    ) -> Iterator[tuple[Argument, list[Value]]]:
        """Yield what the augmented function was given for what is passed as a copy."""
        for argument, values in given.items():
            if argument.parameter.index not in self.tape.copied or place is None:
                continue
            made = [values[0]]
            for lane in range(self.lanes.width):
                at = self.tape.copy(self.builder, place, argument.parameter, lane)
                made.append(self.builder.load(POINTER, at, align=self.alignment(POINTER)))
            yield argument, made


class _Reverse(_FromTape):
    """Derivatives from a tape, back to the arguments."""

    def result(self) -> Value | None:
        """Call the reverse; its results as declared."""
        self.begin(self.registry.reverse.shadows)
        block = self.block() if self.tape.size else None
        place = self.place(block)
        given = {each: list(self.passed(each, self.lanes)) for each in self.arm.arguments}
        copies = dict(self.copies(given, place))
        arguments = [value for each in given for value in copies.get(each, given[each])]
        arguments += self._seeds()
        is_aside = sets_aside(self.unit)
        before = self.unit.helpers.aside(self.builder, "open") if is_aside else None
        call = self.builder.call(self.pair.reverse, [*arguments, *self.kept(place)])
        found = unpacked(self.builder, call, len(self.lanes.adjoints()))
        for argument, values in copies.items():
            self._give_copies_back(argument, given[argument], values)
        if before is not None:
            self._put_back(before, place)
        self.end(call)
        if before is None or not self.request.options.nofree:
            self.give_back(block, place)
        return self.returned(self.together(list(self.derivatives(self.lanes, found))))

    def _put_back(self, before: Value, place: Value | None) -> None:
        """Put back what was set aside: behind all moves, and while all memory is there."""
        helpers, is_last = self.unit.helpers, not self.request.options.nofree
        if place is not None and self.tape.has_pending:
            act = helpers.move_all if is_last else helpers.settle
            act(self.builder, self.tape.pending(self.builder, place))
        helpers.aside(self.builder, "close", before)

    def _seeds(self) -> list[Value]:
        types = self.lanes.seeds()
        given = [self.fitter.operand(each) for each in self.arm.seeds] if types else []
        if len(given) == 1 and len(types) > 1:
            return [self.builder.extractvalue(given[0], [lane]) for lane in range(len(types))]
        if len(given) > len(types):  # structs in pieces
            pieces = len(given) // len(types)
            parts = (given[at : at + pieces] for at in range(0, len(given), pieces))
            return [filled(self.builder, zero(types[0]), part) for part in parts]
        return given or [zero(each) for each in types]

    def _give_copies_back(
        self, argument: Argument, given: list[Value], copies: list[Value]
    ) -> None:
        """Add adjoints in copies to their shadows, unless those are the primal; zero the copies."""
        what, size = self.numbers_of(argument.parameter)
        if what is None or what.is_empty:
            return
        builder, helpers = self.builder, self.unit.helpers
        for shadow, copy in zip(given[1:], copies[1:], strict=True):
            is_same = builder.icmp("eq", shadow, given[0])
            length = builder.select(is_same, int_constant(I64, 0), size)
            helpers.accumulate_numbers(builder, shadow, copy, length, what)
            content = what.content(self.unit.layout)
            helpers.zero_numbers(builder, copy, size, content)


class _Tangents(_FromTape):
    """Derivatives from a tape, from the arguments on."""

    def _check_result(self) -> None:
        """Complain if nothing linked here makes a tape that tangents could be computed from."""
        if not self.agreed.is_made(self.request, self.arm, self.unit.module):
            self._complain(
                "EZ0425",
                "no __enzyme_augmentfwd of it, with the same markers, is in what is compiled or "
                "linked together: there is no tape that tangents could be computed from",
                "write one in the same file; or in another one that is linked with enzyme-cc, if "
                "the function is not static: that is another function in each file",
            )

    def result(self) -> Value | None:
        """Call what computes tangents; they come as declared."""
        self.begin(self.registry.reverse.shadows)
        block = self.block() if self.tape.size else None
        place = self.place(block)
        if place is not None and self.tape.has_pending:
            self.unit.helpers.unsettle(self.builder, self.tape.pending(self.builder, place))
        given = {each: list(self._along(each)) for each in self.arm.arguments}
        copies = dict(self.copies(given, place))
        tangents: list[Value] = []
        arguments: list[Value] = []
        for argument, values in given.items():
            carried = self.lanes.parameters[argument.parameter.index]
            if argument in copies:
                self._fill(argument, values, copies[argument])
            shadows = copies.get(argument, values)[1:] if carried.pointers else []
            arguments += [values[0], *shadows]
            tangents += values[1:] if carried.numbers else []
        assert self.pair.replay is not None
        call = self.builder.call(self.pair.replay, [*arguments, *tangents, *self.kept(place)])
        self.end(call)
        if self.request.options.nofree:
            for argument, values in copies.items():
                self._clear(argument, values)
        self.give_back(block, place)
        return self._declared_tangents(call)

    def _along(self, argument: Argument) -> Iterator[Value]:
        """Yield the primal, and shadows or tangents of what has any; memory for a result is new."""
        if not argument.is_result:
            assert argument.primal is not None
            yield self.fitter.operand(argument.primal)
            if argument.activity.has_shadow:
                yield from self.shadows(argument)
            return
        kind = result_type(self.arm.function)
        yield self.fitter.stack(kind)
        if self.lanes.parameters[argument.parameter.index].pointers:
            size = self.unit.layout.alloc_size(kind)
            buffer = self.request.buffer
            assert buffer is not None
            for lane in range(self.lanes.width):
                offset = int_constant(I64, lane * size)
                yield self.builder.gep(I8, buffer.value, [offset]) if lane else buffer.value

    def _fill(self, argument: Argument, given: list[Value], copies: list[Value]) -> None:
        """Copy the numbers of shadows to their copies, unless the shadows are the primal."""
        what, size = self.numbers_of(argument.parameter)
        if what is None or what.is_empty:
            return
        builder, helpers = self.builder, self.unit.helpers
        for shadow, copy in zip(given[1:], copies[1:], strict=True):
            is_same = builder.icmp("eq", shadow, given[0])
            length = builder.select(is_same, int_constant(I64, 0), size)
            helpers.copy_numbers(builder, copy, shadow, length, what)

    def _clear(self, argument: Argument, copies: list[Value]) -> None:
        what, size = self.numbers_of(argument.parameter)
        if what is None or what.is_empty:
            return
        content = what.content(self.unit.layout)
        for copy in copies[1:]:
            self.unit.helpers.zero_numbers(self.builder, copy, size, content)

    def _declared_tangents(self, call: Value) -> Value | None:
        if any(each.is_result for each in self.arm.arguments):
            return None
        found = unpacked(self.builder, call, len(self.lanes.seeds()))
        members = self.arm.result.members
        return self.returned(self.together(found or [zero(each.type) for each in members]))


#: What `lower_split` replaces.
LOWERED_TOGETHER: dict[Mode, type[_Split]] = {
    Mode.AUGMENTED_FORWARD: _Augmented,
    Mode.AUGMENTED_SIZE: _Size,
    Mode.FORWARD_SPLIT: _Tangents,
    Mode.REVERSE_SPLIT: _Reverse,
}
