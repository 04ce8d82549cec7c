"""Find the values that all lanes of a batch share, where instances run side by side.

For each context: which values differ by lane, how each call is made, and what is in the way.
Memory made in a function belongs to all lanes together until something of one lane is written to
it. Only reads; callees are followed, to a fixed point over all contexts.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.alias.pointer_origins import Objects
from enzyme_cc.analysis.calls.callees import certain_callee_of
from enzyme_cc.analysis.flow.cfg import Cfg
from enzyme_cc.analysis.memory.attributes import WRITE, pointed_of
from enzyme_cc.analysis.memory.effects import is_exact
from enzyme_cc.analysis.memory.summary import Wild
from enzyme_cc.ir.constants import Data, MetadataOperand
from enzyme_cc.ir.function import Argument, Function
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import (
    Alloca,
    Branch,
    Call,
    CallBase,
    Load,
    Return,
    Store,
    Switch,
    Unreachable,
    VaArg,
)
from enzyme_cc.ir.opcodes import Memory as Accesses
from enzyme_cc.ir.types import FloatType, IntType, PointerType, StructType, scalar_of
from enzyme_cc.words.operations import instruction_words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.analysis.memory.analysis import Memory
    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value


class Share(Enum):
    """Whose an argument is."""

    #: One value for all lanes; memory behind it is everybody's.
    SAME = "same"
    #: Another one in each lane; memory behind it may be everybody's.
    DIFFERS = "differs"
    #: Another one in each lane, and the memory it points to is that lane's alone.
    OWN = "own"
    #: The same, and all memory that is reached from there.
    GIVEN = "given"


class Context(NamedTuple):
    """A function, and whose each of its arguments is."""

    function: Function
    arguments: tuple[Share, ...]


class Reason(Enum):
    """A reason why lanes cannot go side by side."""

    #: They take different ways.
    CONTROL = "control"
    #: One would see what another has done.
    MEMORY = "memory"
    #: An instruction that is there once for one function.
    FORM = "form"


class Obstacle(NamedTuple):
    """An obstacle to going side by side, and where it is."""

    reason: Reason
    at: Instruction
    #: What the instruction does, for a message.
    what: str


#: The memory that instances may share, since nothing a program computes depends on it.
_HARMLESS = frozenset((Wild.ERRNO, Wild.STACK))
#: What has fewer bits holds no address.
_ADDRESS_BITS = 64
_TERMINATORS = (Return, Branch, Switch, Unreachable)


class Lanes:
    """One function in one context."""

    def __init__(self, lockstep: Lockstep, context: Context) -> None:
        self.context = context
        self._lockstep = lockstep
        self._objects = Objects()
        function = context.function
        #: What is done, or there, once for each lane.
        self.differing: set[Value] = {
            each
            for each, share in zip(function.arguments, context.arguments, strict=True)
            if share is not Share.SAME
        }
        self.result_differs = False
        #: Why a call must be one for each lane, though its effects stay within lanes.
        self.parting: Obstacle | None = None
        #: Why whole instances must follow each other.
        self.meeting: Obstacle | None = None
        #: The calls whose callees go side by side, too; others are made once for each lane.
        self.ways: dict[CallBase, Lanes] = {}
        self._parted: dict[CallBase, Lanes] = {}
        #: The memory made here of which each lane has its own.
        self._owned: set[Value] = set()
        self._instructions = [each for block in Cfg(function).reverse_post_order for each in block]
        self._check_forms()
        self._owned.update(each for each in self._instructions if self._hands_out_memory(each))
        self.differing |= self._owned

    def update(self) -> bool:
        """Look once more, with what is known of callees now; whether anything is new."""
        before = self._size()
        while True:
            size = self._size()
            self.meeting = None
            for instruction in self._instructions:
                self._visit(instruction)
            if size == self._size():
                return size != before

    def _size(self) -> tuple[int, bool, bool, bool]:
        known = self.parting is not None, self.meeting is not None
        return len(self.differing), self.result_differs, *known

    def differs(self, value: Value) -> bool:
        """Return whether there is another one for each lane."""
        if isinstance(value, MetadataOperand):
            return any(map(self.differs, value.operands))
        return value in self.differing

    def uses_differing(self, instruction: Instruction) -> bool:
        """Return whether something that it works on differs."""
        return any(map(self.differs, instruction.operands))

    def parted_calls(self) -> Iterator[Obstacle]:
        """Yield why functions with bodies are called once for each lane."""
        for inner in self._parted.values():
            if inner.parting is not None:
                yield inner.parting

    def owns(self, argument: Argument) -> Share:
        """Return the share that lanes have of an argument."""
        return self.context.arguments[argument.index]

    # -- instructions ----------------------------------------------------------------------------

    def _check_forms(self) -> None:
        """Part the instances at what has no form side by side, whatever differs."""
        if self.context.function.variadic:
            self._part(Reason.FORM, self._instructions[0], "takes variable arguments (`...`)")
        for each in self._instructions:
            is_jump = each.is_terminator and not isinstance(each, _TERMINATORS)
            if is_jump or isinstance(each, VaArg) or each.type.text == "token":
                self._part(Reason.FORM, each, f"has {instruction_words(each.opcode)}")

    def _visit(self, instruction: Instruction) -> None:
        if is_debug_call(instruction):
            return
        apart = self.uses_differing(instruction) or instruction in self.differing
        if isinstance(instruction, CallBase):
            self._call(instruction, apart=apart)
        elif apart:
            self._differ(instruction)
        if instruction.row.memory is not Accesses.NONE and instruction not in self.ways:
            self._access(instruction, apart=apart)

    def _differ(self, instruction: Instruction) -> None:
        if isinstance(instruction, Return):
            self.result_differs = True
        elif instruction.is_terminator:
            word = "switch" if isinstance(instruction, Switch) else "branch"
            self._part(Reason.CONTROL, instruction, f"has a {word} that may go another way in each")
        else:
            self.differing.add(instruction)

    def _part(self, reason: Reason, at: Instruction, what: str) -> None:
        self.parting = self.parting or Obstacle(reason, at, what)

    def _meet(self, at: Instruction, what: str) -> None:
        self.meeting = self.meeting or Obstacle(Reason.MEMORY, at, what)

    # -- calls -----------------------------------------------------------------------------------

    def _call(self, call: CallBase, *, apart: bool) -> None:
        self.ways.pop(call, None)
        if not apart:
            return
        callee = certain_callee_of(call)
        inner = None
        if callee is not None and call not in self._owned and self._may_enter(call, callee):
            inner = self._lockstep.entry(self._context(call, callee))
        if inner is None or inner.parting is not None:
            self.differing.add(call)
            if inner is not None:
                self._parted[call] = inner
            return
        self._give_memory(call)
        self.ways[call] = inner
        if inner.meeting is not None:
            self.meeting = self.meeting or inner.meeting
        if inner.result_differs:
            self.differing.add(call)

    def _may_enter(self, call: CallBase, callee: Function) -> bool:
        return (
            isinstance(call, Call)
            and not call.bundles
            and call.function_type is callee.function_type
            and self._lockstep.may_enter(callee)
        )

    def _context(self, call: CallBase, callee: Function) -> Context:
        return Context(callee, tuple(map(self._share, call.arguments)))

    def _share(self, value: Value) -> Share:
        if not self.differs(value):
            return Share.SAME
        if not isinstance(value.type, PointerType):
            return Share.DIFFERS
        if self._is_given(value):
            return Share.GIVEN
        roots = self._objects.roots(value)
        return Share.OWN if roots and all(map(self._is_own, roots)) else Share.DIFFERS

    def _give_memory(self, call: CallBase) -> None:
        """Give memory made here to the lanes, where a callee writes to it lane by lane."""
        for touch in self._lockstep.memory.effects(call).writes:
            if not isinstance(touch.where, Wild):
                self._own_roots(touch.where)

    # -- memory ----------------------------------------------------------------------------------

    def _access(self, instruction: Instruction, *, apart: bool) -> None:
        if "volatile" in instruction.flags.split():
            self._meet(instruction, "has a volatile access")
        if not apart and self._lockstep.reads_sign(instruction):
            self._meet(instruction, "reads where functions leave signs, such as errno")
        touches = self._lockstep.memory.effects(instruction)
        for touch in (*touches.writes, *touches.ends):
            wrong = self._wrong(instruction, touch.where, apart=apart)
            if wrong:
                self._meet(instruction, wrong)
        if apart and touches.writes:
            self._mistrust(instruction)

    def _wrong(self, instruction: Instruction, where: Value | Wild, *, apart: bool) -> str:
        """Return what is wrong with a write; empty if it stays within lanes."""
        if isinstance(where, Wild):
            return "" if self._is_harmless(instruction, where) else _outside(instruction)
        if apart:
            self._own_roots(where)
        is_right = self._is_own if apart else self._is_made_here
        wrong = [each for each in self._objects.roots(where) if not is_right(each)]
        return _shared(wrong[0]) if wrong else ""

    def _is_harmless(self, instruction: Instruction, where: Wild) -> bool:
        if where in _HARMLESS:
            return True
        return where is Wild.OUTSIDE and self._lockstep.only_allocates(instruction)

    def _hands_out_memory(self, instruction: Instruction) -> bool:
        """Return whether a call allocates memory that others may know: each lane needs its own."""
        if not isinstance(instruction, CallBase) or not self._lockstep.goes_outside(instruction):
            return False
        callee = certain_callee_of(instruction)
        if callee is None or not self._lockstep.only_allocates(instruction):
            return False
        if is_exact(callee):
            return True
        if self._is_made_here(instruction):
            return self._lockstep.memory.summaries.escapes.escapes(instruction)
        rule = self._lockstep.memory.summaries.effects.rule(callee)
        return rule is not None and rule.frees is None

    def _own_roots(self, pointer: Value) -> None:
        """Give each lane memory of its own, where lanes write what differs."""
        found = set(filter(self._is_made_here, self._objects.roots(pointer)))
        self._owned |= found
        self.differing |= found

    def _is_made_here(self, root: Value) -> bool:
        if isinstance(root, CallBase):
            return self._lockstep.memory.summaries.effects.is_fresh(root)
        return isinstance(root, Alloca)

    def _is_own(self, root: Value) -> bool:
        """Return whether memory belongs to a lane, so that this lane may write to it."""
        if isinstance(root, Argument):
            return self.owns(root) in (Share.OWN, Share.GIVEN)
        return self._is_made_here(root) or self._is_given(root)

    def _is_given(self, pointer: Value) -> bool:
        """Return whether memory is reached from what the program has given to one lane."""
        pending, seen = [pointer], {pointer}
        while pending:
            roots = self._objects.roots(pending.pop())
            for root in roots:
                if isinstance(root, Load) and not self._lockstep.mistrusts:
                    if root.pointer not in seen:
                        seen.add(root.pointer)
                        pending.append(root.pointer)
                elif not isinstance(root, Argument) or self.owns(root) is not Share.GIVEN:
                    return False
            if not roots:
                return False
        return True

    def _mistrust(self, instruction: Instruction) -> None:
        """Mistrust addresses from where others than a lane's own ones may have been put."""
        if not self._puts_nothing_foreign(instruction):
            self._lockstep.mistrusts = True

    def _puts_nothing_foreign(self, instruction: Instruction) -> bool:
        if isinstance(instruction, Store):
            value = instruction.value
            is_own = not _may_hold_address(value) or self._is_given(value)
            return is_own or self._is_all_made_here(instruction.pointer)
        callee = certain_callee_of(instruction) if isinstance(instruction, CallBase) else None
        if callee is None:
            return False
        if callee.name.startswith(("llvm.memcpy.", "llvm.memmove.")):
            target, source = instruction.operands[:2]
            return self._is_all_made_here(target) or self._is_given(source)
        is_fill = callee.name.startswith("llvm.memset.")
        return is_fill or self._lockstep.memory.summaries.effects.rule(callee) is not None

    def _is_all_made_here(self, pointer: Value) -> bool:
        return all(map(self._is_made_here, self._objects.roots(pointer)))


class Lockstep:
    """Lanes of all contexts of one module."""

    def __init__(self, memory: Memory, is_whole: Callable[[Function], bool]) -> None:
        self.memory = memory
        #: Functions that are called as they are, whatever is known of their bodies.
        self._is_whole = is_whole
        self._found: dict[Context, Lanes] = {}
        self._only_allocate: dict[Function, bool] = {}
        self._reads_sign: dict[Function, bool] = {}
        self._objects = Objects()
        #: Whether pointers in memory given to lanes may lead out of it.
        self.mistrusts = False

    def of(self, context: Context) -> Lanes:
        """Return what is known of a context when all is known of its callees."""
        found = self.entry(context)
        while self._update():
            pass
        return found

    def _update(self) -> bool:
        """Look at all contexts once more; whether anything is new, another context even."""
        known = len(self._found), self.mistrusts
        changed = [each.update() for each in list(self._found.values())]
        return any(changed) or known != (len(self._found), self.mistrusts)

    def entry(self, context: Context) -> Lanes:
        """Return what is known so far."""
        found = self._found.get(context)
        if found is None:
            found = self._found[context] = Lanes(self, context)
        return found

    def only_allocates(self, call: Instruction) -> bool:
        """Return whether a call's only visible effects are to allocate and to free memory."""
        callee = certain_callee_of(call) if isinstance(call, CallBase) else None
        if callee is None:
            return False
        if not is_exact(callee):
            rule = self.memory.summaries.effects.rule(callee)
            return rule is not None and (rule.allocation is not None or rule.frees is not None)
        if callee not in self._only_allocate:
            self._only_allocate[callee] = True  # of one that calls itself, the rest decides
            self._only_allocate[callee] = all(
                map(self.only_allocates, filter(self.goes_outside, callee.instructions()))
            )
        return self._only_allocate[callee]

    def reads_sign(self, instruction: Instruction) -> bool:
        """Return whether it reads what every call may leave for all: `*__errno_location()`."""
        if isinstance(instruction, Load):
            return any(map(_is_place_of_signs, self._objects.roots(instruction.pointer)))
        callee = certain_callee_of(instruction) if isinstance(instruction, CallBase) else None
        if callee is None or not is_exact(callee):
            return False
        if callee not in self._reads_sign:
            self._reads_sign[callee] = False  # of one that calls itself, the rest decides
            self._reads_sign[callee] = any(map(self.reads_sign, callee.instructions()))
        return self._reads_sign[callee]

    def goes_outside(self, instruction: Instruction) -> bool:
        """Return whether it does something to what the program itself cannot see."""
        writes = self.memory.effects(instruction).writes
        return any(touch.where is Wild.OUTSIDE for touch in writes)

    def may_enter(self, function: Function) -> bool:
        """Return whether several instances may go through its body."""
        return is_exact(function) and not function.variadic and not self._is_whole(function)


def reached(lanes: Lanes) -> Iterator[Lanes]:
    """Yield the contexts that go side by side from one on, itself first."""
    pending, seen = [lanes], {lanes.context}
    while pending:
        each = pending.pop()
        yield each
        for inner in each.ways.values():
            if inner.context not in seen:
                seen.add(inner.context)
                pending.append(inner)


def is_debug_call(instruction: Instruction) -> bool:
    """Return whether it only tells debuggers where a variable is."""
    return isinstance(instruction, CallBase) and instruction.callee.ref.startswith("@llvm.dbg.")


def is_only_read(argument: Argument) -> bool:
    """Return whether a function says that it writes nothing through a pointer."""
    return not pointed_of(argument.attributes.replace("byval", "")).access & WRITE


def _is_place_of_signs(root: Value) -> bool:
    callee = certain_callee_of(root) if isinstance(root, CallBase) else None
    return callee is not None and callee.is_declaration and not callee.arguments


def _may_hold_address(value: Value) -> bool:
    if isinstance(value, Data):
        return False
    kinds = value.type.fields or () if isinstance(value.type, StructType) else (value.type,)
    return not all(map(_is_number, kinds))


def _is_number(kind: Type) -> bool:
    scalar = scalar_of(kind)
    is_small = isinstance(scalar, IntType) and scalar.width < _ADDRESS_BITS
    return is_small or isinstance(scalar, FloatType)


def _outside(instruction: Instruction) -> str:
    if not isinstance(instruction, CallBase):
        return f"has an access that other threads may wait for ({instruction.opcode})"
    callee = certain_callee_of(instruction)
    if callee is None:
        return "calls a function that is not known"
    return f"calls '{callee.name}', whose effects all instances would share"


def _shared(root: Value) -> str:
    if isinstance(root, GlobalVariable):
        return f"writes the global variable '{root.name}', which all instances share"
    if isinstance(root, Argument):
        return "writes memory that an argument leads to, and all instances share that"
    return "writes memory that instances may share"
