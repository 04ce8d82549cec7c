"""Instructions as objects: one class per shape of the opcode table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.function import Instruction, Phi
from enzyme_cc.ir.opcodes import OPCODES, Shape
from enzyme_cc.ir.types import LABEL, FunctionType, Type, function_type

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.ir.function import Block
    from enzyme_cc.ir.values import Value

_ALIGNMENT = re.compile(r"\balign\s+(\d+)")
_ORDERING = re.compile(r"\b(unordered|monotonic|acquire|release|acq_rel|seq_cst)\b")
_SCOPE = re.compile(r'syncscope\("([^"]*)"\)')


class Unary(Instruction):
    """`fneg`, `freeze`."""

    __slots__ = ()


class Binary(Instruction):
    """`add`, `fmul` and their kin."""

    __slots__ = ()


class Cast(Instruction):
    """`zext`, `bitcast` and their kin: the type is what it casts to."""

    __slots__ = ()


class Compare(Instruction):
    """`icmp`, `fcmp`."""

    __slots__ = ("predicate",)

    predicate: str


class _Access(Instruction):
    """An instruction that touches memory, with alignment and perhaps atomic."""

    __slots__ = ()

    @property
    def pointer(self) -> Value:
        """Return the address."""
        return self.operands[0]

    @property
    def alignment(self) -> int | None:
        """Return the alignment promised, if one is."""
        found = _ALIGNMENT.search(self.tail)
        return int(found[1]) if found else None

    @property
    def is_volatile(self) -> bool:
        """Return whether it must happen just so."""
        return "volatile" in self.flags.split()

    @property
    def ordering(self) -> str | None:
        """Return the (first) ordering of an atomic access."""
        found = _ORDERING.search(_SCOPE.sub("", self.tail))
        return found[1] if found else None

    @property
    def scope(self) -> str | None:
        """Return the synchronisation scope, where one is named."""
        found = _SCOPE.search(self.tail)
        return found[1] if found else None


class Load(_Access):
    """`load`."""

    __slots__ = ()


class Store(_Access):
    """`store`: operands are the value and the pointer."""

    __slots__ = ()

    @property
    def value(self) -> Value:
        """Return what is stored."""
        return self.operands[0]

    @property
    def pointer(self) -> Value:
        """Return where it is stored."""
        return self.operands[1]


class Alloca(_Access):
    """`alloca`: an operand only where a count is written."""

    __slots__ = ("allocated",)

    allocated: Type

    @property
    def count(self) -> Value | None:
        """Return how many, where that is said."""
        return self.operands[0] if self.operands else None


class GetElementPointer(Instruction):
    """`getelementptr`: the pointer, then the indices."""

    __slots__ = ("source_type",)

    source_type: Type

    @property
    def pointer(self) -> Value:
        """Return the pointer stepped from."""
        return self.operands[0]

    @property
    def indices(self) -> list[Value]:
        """Return the steps."""
        return self.operands[1:]


class Fence(_Access):
    """`fence`."""

    __slots__ = ()


class CompareExchange(_Access):
    """`cmpxchg`: pointer, expected, new."""

    __slots__ = ()


class AtomicUpdate(_Access):
    """`atomicrmw`: pointer and value, combined by `operation`."""

    __slots__ = ("operation",)

    operation: str

    @property
    def value(self) -> Value:
        """Return the value combined in."""
        return self.operands[1]


class Select(Instruction):
    """`select`: condition, then, else."""

    __slots__ = ()


class VaArg(Instruction):
    """`va_arg`: the type is that of the argument."""

    __slots__ = ()


class ExtractElement(Instruction):
    """`extractelement`: vector, index."""

    __slots__ = ()


class InsertElement(Instruction):
    """`insertelement`: vector, element, index."""

    __slots__ = ()


class ShuffleVector(Instruction):
    """`shufflevector`: two vectors and a constant mask."""

    __slots__ = ()


class _Indexed(Instruction):
    """Steps into an aggregate by constant indices."""

    __slots__ = ("indices",)

    indices: tuple[int, ...]


class ExtractValue(_Indexed):
    """`extractvalue`: the aggregate."""

    __slots__ = ()


class InsertValue(_Indexed):
    """`insertvalue`: aggregate, element."""

    __slots__ = ()


class LandingPad(Instruction):
    """`landingpad`: an operand per clause, whose words are in `clauses`."""

    __slots__ = ("clauses",)

    #: `catch` or `filter` for each operand.
    clauses: tuple[str, ...]

    @property
    def is_cleanup(self) -> bool:
        """Return whether it is entered for every exception."""
        return "cleanup" in self.flags.split()


class FuncletPad(Instruction):
    """`catchpad`, `cleanuppad`: the pad it is within, then the arguments."""

    __slots__ = ()


class Terminator(Instruction):
    """Ends a block; its successors are those operands that are blocks."""

    __slots__ = ()

    @property
    def successors(self) -> tuple[Block, ...]:
        """Return where control may go, in the order written."""
        return tuple(each for each in self.operands if each.type is LABEL)  # type: ignore[misc]


class Return(Terminator):
    """`ret`: an operand unless void."""

    __slots__ = ()

    @property
    def value(self) -> Value | None:
        """Return what is returned."""
        return self.operands[0] if self.operands else None


class Branch(Terminator):
    """`br`: a block; or a condition and two blocks."""

    __slots__ = ()

    @property
    def condition(self) -> Value | None:
        """Return what decides, if anything does."""
        return self.operands[0] if len(self.operands) == 3 else None


class Switch(Terminator):
    """`switch`: value, default, then case, block, case, block ..."""

    __slots__ = ()

    @property
    def value(self) -> Value:
        """Return what decides."""
        return self.operands[0]

    @property
    def cases(self) -> list[tuple[Value, Block]]:
        """Return each case with where it goes."""
        return list(zip(self.operands[2::2], self.operands[3::2], strict=True))  # type: ignore[arg-type]


class IndirectBranch(Terminator):
    """`indirectbr`: address, then every block it may be."""

    __slots__ = ()


class Resume(Terminator):
    """`resume`."""

    __slots__ = ()


class Unreachable(Terminator):
    """`unreachable`."""

    __slots__ = ()


class CatchSwitch(Terminator):
    """`catchswitch`: the pad it is within, the handlers, then where to unwind, if anywhere."""

    __slots__ = ("unwinds_to_caller",)

    unwinds_to_caller: bool


class CatchReturn(Terminator):
    """`catchret`: the pad left, and where to go."""

    __slots__ = ()


class CleanupReturn(Terminator):
    """`cleanupret`: the pad left, then where to unwind, if not to the caller."""

    __slots__ = ()


class CallBase(Instruction):
    """The base of all calls: arguments, then bundle operands, destinations, and the callee."""

    __slots__ = ("argument_attributes", "bundles", "marker", "written_type")

    #: One text per argument.
    argument_attributes: tuple[str, ...]
    #: Each operand bundle's tag, as written, and how many operands it has.
    bundles: tuple[tuple[str, int], ...]
    #: `tail`, `musttail`, `notail` or nothing.
    marker: str
    #: The callee's type, where it was written in full.
    written_type: FunctionType | None

    @property
    def callee(self) -> Value:
        """Return what is called."""
        return self.operands[-1]

    @property
    def arguments(self) -> list[Value]:
        """Return what it is called with."""
        return self.operands[: len(self.argument_attributes)]

    @property
    def bundle_operands(self) -> list[tuple[str, list[Value]]]:
        """Return each operand bundle's tag with its operands."""
        found = []
        at = len(self.argument_attributes)
        for tag, count in self.bundles:
            found.append((tag, self.operands[at : at + count]))
            at += count
        return found

    def call_instead(self, callee: Value) -> None:
        """Call something else, of the same type."""
        self.set_operand(len(self.operands) - 1, callee)

    @property
    def function_type(self) -> FunctionType:
        """Return the type the callee is called as."""
        if self.written_type is not None:
            return self.written_type
        return function_type(self.type, tuple(each.type for each in self.arguments))


class Call(CallBase):
    """`call`."""

    __slots__ = ()


class CallTerminator(CallBase, Terminator):
    """A call that ends its block."""

    __slots__ = ()


class Invoke(CallTerminator):
    """`invoke`: its destinations are where it returns to and where it unwinds to."""

    __slots__ = ()


class CallBranch(CallTerminator):
    """`callbr`: its destinations are where it falls through to, then the indirect ones."""

    __slots__ = ()


#: The class of each shape.
CLASSES: dict[Shape, type[Instruction]] = {
    Shape.RETURN: Return,
    Shape.BRANCH: Branch,
    Shape.SWITCH: Switch,
    Shape.INDIRECT_BRANCH: IndirectBranch,
    Shape.INVOKE: Invoke,
    Shape.CALL_BRANCH: CallBranch,
    Shape.RESUME: Resume,
    Shape.CATCH_SWITCH: CatchSwitch,
    Shape.CATCH_RETURN: CatchReturn,
    Shape.CLEANUP_RETURN: CleanupReturn,
    Shape.UNREACHABLE: Unreachable,
    Shape.UNARY: Unary,
    Shape.BINARY: Binary,
    Shape.ALLOCA: Alloca,
    Shape.LOAD: Load,
    Shape.STORE: Store,
    Shape.GET_ELEMENT_POINTER: GetElementPointer,
    Shape.FENCE: Fence,
    Shape.COMPARE_EXCHANGE: CompareExchange,
    Shape.ATOMIC_UPDATE: AtomicUpdate,
    Shape.CAST: Cast,
    Shape.COMPARE: Compare,
    Shape.PHI: Phi,
    Shape.SELECT: Select,
    Shape.CALL: Call,
    Shape.VA_ARG: VaArg,
    Shape.EXTRACT_ELEMENT: ExtractElement,
    Shape.INSERT_ELEMENT: InsertElement,
    Shape.SHUFFLE_VECTOR: ShuffleVector,
    Shape.EXTRACT_VALUE: ExtractValue,
    Shape.INSERT_VALUE: InsertValue,
    Shape.LANDING_PAD: LandingPad,
    Shape.FUNCLET_PAD: FuncletPad,
}


def make(opcode: str, type_: Type, operands: Sequence[Value], flags: str = "") -> Instruction:
    """Make an instruction of this name; what its class has beyond that is set by the caller."""
    row = OPCODES[opcode]
    return CLASSES[row.shape](row, type_, operands, flags)
