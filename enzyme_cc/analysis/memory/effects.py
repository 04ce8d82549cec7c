"""Memory effects of each instruction, by rules, attributes and summaries."""

from __future__ import annotations

import functools
import re
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.alias.metadata import NO_TAGS
from enzyme_cc.analysis.alias.underlying_objects import leaves
from enzyme_cc.analysis.calls.callees import certain_callee_of
from enzyme_cc.analysis.memory.attributes import (
    BOTH,
    READ,
    WRITE,
    Permission,
    Pointed,
    both_pointed,
    permission_of,
    pointed_of,
)
from enzyme_cc.analysis.memory.summary import Wild
from enzyme_cc.attributes.vocabulary import type_hint_of
from enzyme_cc.ir.checking.globals import is_interposable, with_groups
from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.function import Argument, Function
from enzyme_cc.ir.instructions import (
    AtomicUpdate,
    CallBase,
    CompareExchange,
    Load,
    Return,
    Store,
    VaArg,
)
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.opcodes import Memory as Accesses
from enzyme_cc.ir.types import VOID, FloatType, PointerType, scalar_of
from enzyme_cc.rules.library import MANGLED
from enzyme_cc.rules.model import Effect, Kind
from enzyme_cc.rules.routines.names import by_address, position

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.analysis.alias.metadata import Tags, TagTable
    from enzyme_cc.analysis.memory.summary import Summary
    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.globals import GlobalVariable
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.library import Library
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.rules.routines.model import Call as RoutineCall


class Touch(NamedTuple):
    """Some memory: behind a pointer, so many bytes from there or all around it."""

    where: Value | Wild
    size: int | None = None
    tags: Tags = NO_TAGS


class Touches(NamedTuple):
    """The effects on memory that one instruction may have."""

    reads: tuple[Touch, ...] = ()
    writes: tuple[Touch, ...] = ()
    #: Memory that is given back, or that begins or ends to be.
    ends: tuple[Touch, ...] = ()


class Instead(NamedTuple):
    """A function that may run in the place of another."""

    function: Function
    #: For each of its parameters, that of the other which it leads to the memory of.
    parameters: tuple[int | None, ...]
    #: What says what the other one does; None where the first must say it for both.
    own: Function | None


class Raw(NamedTuple):
    """A kind of access by a call: to what an argument points to (by number), or anything else."""

    access: int
    place: int | GlobalVariable | Wild
    tags: Tags = NO_TAGS
    size: int | None = None


NO_TOUCHES = Touches()
_ORDERED = re.compile(r"\b(?:acquire|release|acq_rel|seq_cst)\b")
_TRANSFER = re.compile(r"(?:llvm\.|__)?memp?(?:cpy|move|set)(?:\.|_chk\Z|\Z)")
_LIFETIME = ("llvm.lifetime.", "llvm.invariant.")
#: Bundles that read or write nothing.
_QUIET_BUNDLES = frozenset("align funclet kcfi nonnull ptrauth".split())
_UNSEEN = (Raw(BOTH, Wild.CODE), Raw(BOTH, Wild.ERRNO), Raw(BOTH, Wild.OUTSIDE))
#: What is not among all that unseen code may touch.
_NOT_IN_CODE = frozenset((Wild.CODE, Wild.ERRNO, Wild.OUTSIDE))
_ALL_CODE = Touch(Wild.CODE)


class Effects:
    """The effects of the instructions of one module."""

    def __init__(
        self,
        library: Library,
        tags: TagTable,
        size_of: Callable[[Type], int | None],
        summary: Callable[[Function], Summary | None],
        kept: Callable[[Function], frozenset[int] | None],
    ) -> None:
        self.library = library
        self.tags = tags
        self.size_of = size_of
        #: What is known of a definition, as far as it is.
        self._summary = summary
        #: The arguments that a definition keeps copies of.
        self._kept = kept
        #: What the user wrote to run in the place of functions.
        self.instead: dict[Function, Instead] = {}
        #: The definitions of which more may become known.
        self.unsettled: set[Function | None] = set()
        self._known: dict[CallBase, Touches] = {}
        self._templates: dict[Function, tuple[Raw, ...]] = {}
        self._rules: dict[Function, Rule | None] = {}
        #: Whether what a function returns is memory that it makes.
        self._makers: dict[Function, bool] = {}
        self._permissions: dict[Function, Permission] = {}

    def of(self, instruction: Instruction) -> Touches:
        """Return what an instruction may do to memory."""
        if instruction.row.memory is Accesses.NONE:
            return NO_TOUCHES
        if isinstance(instruction, CallBase):
            return self._of_call(instruction)
        return self._of_access(instruction)

    def _of_access(self, instruction: Instruction) -> Touches:
        tags = self.tags.of(instruction)
        more = (_ALL_CODE,) if is_ordered(instruction) else ()
        if isinstance(instruction, Load):
            size = self.size_of(instruction.type)
            return Touches((Touch(instruction.operands[0], size, tags), *more), more)
        if isinstance(instruction, Store):
            size = self.size_of(instruction.operands[0].type)
            return Touches(more, (Touch(instruction.operands[1], size, tags), *more))
        if isinstance(instruction, (AtomicUpdate, CompareExchange)):
            size = self.size_of(instruction.operands[1].type)
            here = (Touch(instruction.operands[0], size, tags), *more)
            return Touches(here, here)
        if isinstance(instruction, VaArg):
            # The list moves on; what it lists lies elsewhere.
            here = (Touch(instruction.operands[0]),)
            return Touches((*here, Touch(Wild.ELSEWHERE)), here)
        return Touches((_ALL_CODE,), (_ALL_CODE,))

    # -- calls ---------------------------------------------------------------------------------

    def _of_call(self, call: CallBase) -> Touches:
        found = self._known.get(call)
        if found is None:
            callee = certain_callee_of(call)
            permission = self.permission(call, callee)
            found = self._touches(call, callee, permission) if permission.anything else NO_TOUCHES
            if not self._is_unsettled(callee):
                self._known[call] = found
        return found

    def _is_unsettled(self, callee: Function | None) -> bool:
        """Return whether more may become known of a function, or of what runs in its place."""
        return not self.unsettled.isdisjoint(self.running(callee))

    def running(self, callee: Function | None) -> tuple[Function, ...]:
        """Return all that a call of a function may run."""
        if callee is None:
            return ()
        other = self.instead.get(callee)
        if other is None:
            return (callee,)
        return (other.function,) if other.own is None else (other.own, other.function)

    def _touches(self, call: CallBase, callee: Function | None, permission: Permission) -> Touches:
        reads: dict[Touch, None] = {}
        writes: dict[Touch, None] = {}
        tags = self.tags.of(call)
        for raw in self._raw(call, callee):
            for touch, allowed in self._allowed(call, raw, permission, tags):
                access = raw.access & allowed
                if access & READ:
                    reads[touch] = None
                if access & WRITE:
                    writes[touch] = None
        return Touches(tuple(reads), tuple(writes), tuple(self._ends(call, callee)))

    def permission(self, call: CallBase, callee: Function | None) -> Permission:
        """Return what the attributes of a call, and of what is called, allow."""
        tail = self._with_groups(call.tail, call)
        mine = permission_of(tail) if tail else Permission()
        if callee is None or not _are_quiet(call):
            return mine
        found = self._permissions.get(callee)
        if found is None:
            text = self._with_groups(callee.suffix, call)
            found = self._permissions[callee] = permission_of(text)
        return mine.both(found) if tail else found

    def _with_groups(self, text: str, call: CallBase) -> str:
        if "#" not in text or call.function is None:
            return text
        return with_groups(text, module_of(call.function))

    def _raw(self, call: CallBase, callee: Function | None) -> tuple[Raw, ...]:
        """Return all that a call does as far as we know, whatever attributes say."""
        if callee is None or not _are_quiet(call):
            return _UNSEEN
        if self._is_unsettled(callee):
            return self._template(callee)
        found = self._templates.get(callee)
        if found is None:
            found = self._templates[callee] = self._template(callee)
        if not callee.is_declaration:
            return found
        if is_transfer(callee.name) and len(call.argument_attributes) > 2:
            return _transfer(call)
        calls_back = any(isinstance(each, Function) for each in call.arguments)
        return found + _UNSEEN if calls_back else found

    def _template(self, callee: Function) -> tuple[Raw, ...]:
        """Return the same for every call of a function."""
        other = self.instead.get(callee)
        if other is not None:
            return self._in_place(other)
        summary = self._summary(callee)
        if summary is not None:
            return tuple(self._of_summary(summary))
        rule = self.rule(callee)
        if rule is not None:
            return tuple(_of_rule(callee, rule))
        return () if _is_hint(callee) else _UNSEEN

    def _in_place(self, other: Instead) -> tuple[Raw, ...]:
        """Return what either does."""
        own = self._summary(other.own) if other.own is not None else None
        summary = self._summary(other.function)
        if summary is None or (own is None and other.own is not None):
            return _UNSEEN
        mine = self._of_summary(own) if own is not None else ()
        moved = (_moved(each, other) for each in self._of_summary(summary))
        return (*mine, *(each for each in moved if each is not None))

    def _of_summary(self, summary: Summary) -> Iterator[Raw]:
        for access, found in ((READ, summary.reads), (WRITE, summary.writes)):
            everything = Wild.CODE in found and found[Wild.CODE] is None
            for place, types in found.items():
                where = place.index if isinstance(place, Argument) else place
                if not everything or where in _NOT_IN_CODE:
                    yield Raw(access, where, self.tags.of_types(types))

    def rule(self, callee: Function | None) -> Rule | None:
        """Return the rule of a function that is not defined here."""
        if callee is None or not callee.is_declaration:
            return None
        if callee not in self._rules:
            self._rules[callee] = self.library.fitting(callee.name, callee.function_type)
        return self._rules[callee]

    def _allowed(
        self, call: CallBase, raw: Raw, permission: Permission, tags: Tags
    ) -> Iterator[tuple[Touch, int]]:
        """Yield the memory meant, as seen from the call, each with what may be done there."""
        place = raw.place
        if raw.tags is not NO_TAGS:
            types = raw.tags.types if tags.types is None else tags.types
            tags = self.tags.with_types(tags, types)
        if isinstance(place, int):
            if place < len(call.argument_attributes):
                allowed = permission.arguments & pointed(call, place).access
                yield Touch(call.operands[place], raw.size, tags), allowed
        elif place is Wild.ERRNO:
            yield Touch(place), permission.errno
        elif place is Wild.OUTSIDE:
            yield Touch(place), permission.outside
        elif place is Wild.SIGN:
            yield Touch(place), permission.other
        else:
            if place is not Wild.ARGUMENTS:
                yield Touch(place, None, tags), permission.other
            if isinstance(place, Wild):
                for index in _pointers(call):
                    allowed = permission.arguments & pointed(call, index).access
                    yield Touch(call.operands[index], None, tags), allowed

    def _ends(self, call: CallBase, callee: Function | None) -> Iterator[Touch]:
        if callee is None:
            return
        other = self.instead.get(callee)
        if other is not None:
            yield from self._ends_in_place(call, other)
        summary = self._summary(callee if other is None or other.own is None else other.own)
        if summary is not None:
            for place in summary.ends:
                if not isinstance(place, Argument):
                    yield Touch(place)
                elif place.index < len(call.argument_attributes):
                    yield Touch(call.operands[place.index])
            return
        name = callee.name
        if name.startswith(_LIFETIME):
            yield from (Touch(call.operands[index]) for index in _pointers(call))
        elif name.startswith("llvm.stackrestore"):
            yield Touch(Wild.STACK)
        else:
            yield from (Touch(call.operands[index]) for index in self._freed(callee))

    def _ends_in_place(self, call: CallBase, other: Instead) -> Iterator[Touch]:
        summary = self._summary(other.function)
        for place in summary.ends if summary is not None else ():
            if not isinstance(place, Argument):
                yield Touch(place)
            elif (index := other.parameters[place.index]) is not None:
                yield Touch(call.operands[index])

    def _freed(self, callee: Function) -> Iterator[int]:
        rule = self.rule(callee)
        if rule is not None:
            resized = rule.allocation.resizes if rule.allocation is not None else None
            for index, argument in enumerate(rule.arguments):
                if argument.name in (rule.frees, resized):
                    yield index

    # -- questions about pointers --------------------------------------------------------------

    def is_fresh(self, call: CallBase) -> bool:
        """Return whether a call's result is memory that nobody else has, until it is freed.

        To promise it (`noalias`, C's attribute `malloc`) is not enough: an arena that is rewound
        hands the same bytes out again, and only its author knows when.
        """
        return isinstance(call.type, PointerType) and self._makes_memory(certain_callee_of(call))

    def _makes_memory(self, callee: Function | None) -> bool:
        if callee is None:
            return False
        found = self._makers.get(callee)
        if found is None:
            self._makers[callee] = False  # as long as it is asked about
            found = self._makers[callee] = self._is_maker(callee)
        return found

    def _is_maker(self, callee: Function) -> bool:
        rule = self.rule(callee)
        if rule is not None:
            return rule.allocation is not None and not rule.allocation.stored_in
        if callee.is_declaration or "noalias" not in callee.prefix.split():
            return False
        returned = [each.operands[0] for each in callee.instructions() if isinstance(each, Return)]
        made = [leaf for value in returned for leaf in leaves(value)]
        return all(isinstance(leaf, CallBase) and self.is_fresh(leaf) for leaf in made)

    def keeps(self, call: CallBase, index: int) -> bool:
        """Return whether a call may leave a copy of a pointer somewhere, or return it."""
        if not pointed(call, index).kept:
            return False
        callee = certain_callee_of(call)
        if callee in self.instead:
            return True  # by what the other one keeps for later
        returns_it = not (call.type is VOID or isinstance(call.type, FloatType))
        if not returns_it and not self.permission(call, callee).anything & WRITE:
            return False
        kept = self._kept_by(callee) if callee is not None else None
        if kept is not None:
            return index in kept
        rule = self.rule(callee)
        if rule is None or rule.kind is Kind.INACTIVE:
            return not (rule is not None and callee is not None and _is_forgetful(callee.name))
        if rule.kind is Kind.COMMUNICATION:
            is_kept = Effect.PROGRAM in rule.effects  # till it is waited for
        elif rule.kind is Kind.ALLOCATION:
            is_kept = False
        else:
            is_kept = isinstance(scalar_of(call.type), PointerType)
        return is_kept

    def _kept_by(self, callee: Function) -> frozenset[int] | None:
        """Return the arguments that a function keeps copies of; None where that is not known."""
        return frozenset() if _is_hint(callee) else self._kept(callee)


def is_exact(function: Function) -> bool:
    """Return whether its body says what a call does."""
    return not function.is_declaration and not is_interposable(function)


def is_ordered(instruction: Instruction) -> bool:
    """Return whether an access also orders what other threads do."""
    return ("atomic" in instruction.flags and _ORDERED.search(instruction.tail) is not None) or (
        isinstance(instruction, (AtomicUpdate, CompareExchange))
        and _ORDERED.search(instruction.tail) is not None
    )


def pointed(call: CallBase, index: int) -> Pointed:
    """Return what may be done through an argument, by the call's attributes and the callee's."""
    text = call.argument_attributes[index]
    callee = call.callee
    if isinstance(callee, Function) and index < len(callee.arguments):
        more = callee.arguments[index].attributes
        if not text or text == more:
            return pointed_of(more)
        return both_pointed(pointed_of(text), pointed_of(more))
    return pointed_of(text)


def _moved(raw: Raw, other: Instead) -> Raw | None:
    """Return what one function does with its parameters, as done with those of another."""
    if not isinstance(raw.place, int):
        return raw
    index = other.parameters[raw.place]
    return None if index is None else raw._replace(place=index)


def _is_hint(callee: Function) -> bool:
    """Return whether a call says what memory holds, and vanishes."""
    return callee.is_declaration and bool(type_hint_of(callee.name))


def _is_forgetful(name: str) -> bool:
    return name.startswith(("llvm.lifetime.", "llvm.assume", "llvm.invariant.", "llvm.dbg."))


def _of_rule(callee: Function, rule: Rule) -> Iterator[Raw]:
    effects = rule.effects_as(callee.name)
    access = READ * (Effect.READS in effects) | WRITE * (Effect.WRITES in effects)
    if Effect.PROGRAM in effects:
        yield from _UNSEEN
    if access and _may_be_given_pointers(callee):
        # What arguments reach, and not only what they point to.
        wide = rule.kind is Kind.INACTIVE
        if rule.routine is None:
            yield Raw(access, Wild.ELSEWHERE if wide else Wild.ARGUMENTS)
        else:
            yield from _of_routine(rule.routine)
    if Effect.ERRNO in effects:
        yield Raw(WRITE, Wild.ERRNO)
    if Effect.SIGN in effects:
        yield Raw(WRITE, Wild.SIGN)
    if Effect.OUTSIDE in effects:
        yield Raw(BOTH, Wild.OUTSIDE)
    for index, argument in enumerate(rule.arguments):
        if argument.role.is_out:
            yield Raw(WRITE, index)


def _of_routine(call: RoutineCall) -> Iterator[Raw]:
    for operand in call.operands:
        if operand.part.is_block or by_address(call, operand):
            access = BOTH if operand.written else READ
            yield Raw(access, position(call, operand.name))


def _may_be_given_pointers(callee: Function) -> bool:
    """Return whether it may be given pointers, be it behind `...`, or in structs of C++ or Rust."""
    kind = callee.function_type
    return (
        kind.variadic
        or callee.name.startswith(MANGLED)
        or any(isinstance(scalar_of(each), PointerType) for each in kind.parameters)
    )


def _pointers(call: CallBase) -> list[int]:
    """Return the numbers of the arguments that are pointers."""
    arguments = call.operands[: len(call.argument_attributes)]
    return [i for i, each in enumerate(arguments) if isinstance(scalar_of(each.type), PointerType)]


@functools.cache
def is_transfer(name: str) -> bool:
    """Return whether a function copies or sets bytes, with the arguments of memcpy or memset."""
    return _TRANSFER.match(name) is not None


def _transfer(call: CallBase) -> tuple[Raw, ...]:
    """Return a copy, or a fill: to the first argument, from the second, so many bytes."""
    length = call.operands[2]
    size = length.value if isinstance(length, IntConstant) and length.value >= 0 else None
    written = Raw(WRITE, 0, NO_TAGS, size)
    if not isinstance(call.operands[1].type, PointerType):
        return (written,)
    return written, Raw(READ, 1, NO_TAGS, size)


def _are_quiet(call: CallBase) -> bool:
    """Return whether the operand bundles of a call do nothing to memory."""
    return not call.bundles or (
        call.callee.ref.startswith("@llvm.assume")
        or all(tag.strip('"') in _QUIET_BUNDLES for tag, _ in call.bundles)
    )
