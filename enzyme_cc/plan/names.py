"""Name values as the source does: variables by name, all else as expressions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.ir.constants import Constant, FloatConstant, IntConstant, NullConstant
from enzyme_cc.ir.function import Argument, Function, Instruction, Phi
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import Alloca, CallBase, Cast, Compare, GetElementPointer, Load
from enzyme_cc.ir.metadata.debug_info import CompositeType, DerivedType
from enzyme_cc.ir.types import ArrayType, IntType, StructType
from enzyme_cc.ir.values import is_unnamed
from enzyme_cc.requests.places import described

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.ir.metadata.debug_info import DebugType, Variable
    from enzyme_cc.ir.values import Value
    from enzyme_cc.requests.places import Places

_DEEPEST = 3
_LONGEST = 28
#: Operands of a step with one index.
_ONE_INDEX = 2
#: What stands for an expression that is too long.
UNNAMED = "..."
_PLAIN = "!DIExpression()"
_SIGNS = {
    "add": "+", "fadd": "+", "sub": "-", "fsub": "-", "mul": "*", "fmul": "*", "sdiv": "/",
    "udiv": "/", "fdiv": "/", "srem": "%", "urem": "%", "and": "&", "or": "|", "xor": "^",
    "shl": "<<", "lshr": ">>", "ashr": ">>",
}  # fmt: skip
_COMPARED = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}


class Names:
    """The names in one function; without debug information those of the IR."""

    def __init__(
        self, function: Function, places: Places, called: Callable[[Function], str]
    ) -> None:
        self._places = places
        self._called = called
        self._variables: dict[Value, Variable] = {}
        #: Values of variables that other values have been, too.
        self._updates: dict[Value, Variable] = {}
        function.number()
        for block in function.blocks:
            for line in block.lines:
                self._read(line)
        for phi in (each for block in function.blocks for each in block.phis):
            self._forget_next(phi)

    def _forget_next(self, phi: Phi) -> None:
        """Name the next round's value of a variable by its expression, not by the variable."""
        variable = self._variables.get(phi)
        for value in phi.operands if variable is not None else ():
            if self._variables.get(value) is variable and not isinstance(value, (Phi, Argument)):
                self._updates[value] = self._variables.pop(value)

    def _read(self, line: object) -> None:
        """Take the first name of a value; of what is only part of a variable, none."""
        found = described(line)
        if found is None or found.expression != _PLAIN:
            return
        if isinstance(found.value, (Argument, Instruction)):
            variable = self._places.variable_of(found.node)
            if variable is not None and variable.name:
                self._variables.setdefault(found.value, variable)

    def of(self, value: Value) -> str:
        """Return a short name or expression."""
        text = self._text(value, _DEEPEST)
        if text == UNNAMED:
            return "(no name)"
        return text if len(text) <= _LONGEST else text[: _LONGEST - len(UNNAMED)] + UNNAMED

    def factor(self, value: Value) -> str:
        """Return the same, to be multiplied or added."""
        text = self._text(value, _DEEPEST)
        return f"({text})" if " " in text else text

    def _text(self, value: Value, depth: int) -> str:
        variable = self._variables.get(value)
        if variable is not None:
            return str(variable.name)
        if not isinstance(value, Instruction):
            return self._leaf(value)
        return _shape(value)(self, value, depth - 1) if depth else UNNAMED

    def _leaf(self, value: Value) -> str:
        """Return what is not computed."""
        if isinstance(value, Argument):
            return self._places.parameter(value) or _plain(value)
        if isinstance(value, Function):
            return self._called(value)
        if isinstance(value, (IntConstant, FloatConstant, NullConstant, GlobalVariable)):
            return _constant(value)
        return value.ref

    # -- expressions ---------------------------------------------------------------------------

    def through(self, value: Instruction, depth: int) -> str:
        """Name what is only converted."""
        return self._text(value.operands[0], depth + 1)

    def sum(self, value: Instruction, depth: int) -> str:
        """Name a sum of two operands."""
        first, second = (self._operand(each, depth) for each in value.operands)
        sign = _SIGNS.get(value.opcode) or _COMPARED.get(_relation(value), "?")
        if sign == "+" and second.startswith("-"):
            return f"{first} - {second[1:]}"
        return f"{first} {sign} {second}"

    def negated(self, value: Instruction, depth: int) -> str:
        """Name a value with the other sign."""
        return f"-{self._operand(value.operands[0], depth)}"

    def chosen(self, value: Instruction, depth: int) -> str:
        """Return one of two."""
        return " ? ".join(self._operand(each, depth) for each in value.operands[:2]) + (
            f" : {self._operand(value.operands[2], depth)}"
        )

    def call(self, value: Instruction, depth: int) -> str:
        """Return what a call returns."""
        assert isinstance(value, CallBase)
        callee = callee_of(value)
        name = self._called(callee) if callee is not None else self._text(value.callee, depth)
        given = [self._operand(each, depth) for each in value.arguments]
        if name.startswith("llvm."):
            name = name.split(".")[1]
            if name == "fmuladd":
                return f"{given[0]} * {given[1]} + {given[2]}"
        return f"{name}({', '.join(given)})"

    def read(self, value: Instruction, depth: int) -> str:
        """Return what is in memory."""
        assert isinstance(value, Load)
        return self.behind(value.pointer, depth)

    def behind(self, pointer: Value, depth: int) -> str:
        """Return what a pointer points to."""
        base, offset = pointer, 0
        if self._is_member(pointer):
            base, index = pointer.operands[0], pointer.operands[-1]  # type: ignore[attr-defined]
            offset = index.value if isinstance(index, IntConstant) else -1
        start, steps = self._element(base, depth)
        text = self.behind(start, depth) if self._is_member(start) else self._operand(start, depth)
        own = isinstance(start, (Alloca, GlobalVariable)) or bool(steps)
        if steps:
            text = f"{text}[{' + '.join(steps)}]"
        name = _member_at(self._kind(start, is_element=bool(steps)), offset)
        if not name and base is not pointer:
            name = UNNAMED
        if name:
            return f"{text}{'.' if own else '->'}{name}"
        return text if own else f"*{text}"

    def _is_member(self, pointer: Value) -> bool:
        """Return whether it is so many bytes into something."""
        if not isinstance(pointer, GetElementPointer) or pointer in self._variables:
            return False
        return isinstance(pointer.source_type, (IntType, StructType)) and not (
            isinstance(pointer.source_type, StructType) and len(pointer.operands) == _ONE_INDEX
        )

    def _element(self, pointer: Value, depth: int) -> tuple[Value, list[str]]:
        """Return the start of an array, and the indices to be added up."""
        steps: list[str] = []
        while isinstance(pointer, GetElementPointer):
            indices = pointer.operands[1:]
            is_array = isinstance(pointer.source_type, ArrayType)
            if pointer in self._variables or self._is_member(pointer):
                break
            if len(indices) > 1 and not is_array:
                break
            steps.insert(0, self._text(indices[-1], depth))
            pointer = pointer.operands[0]
        return pointer, steps

    def _kind(self, start: Value, *, is_element: bool) -> DebugType | None:
        """Return the type of what a variable points to, or of the elements it is an array of."""
        variable = self._variables.get(start)
        kind = variable.type if variable is not None else None
        if not isinstance(start, (Alloca, GlobalVariable)):
            return _target(kind)
        found = kind.underlying if kind is not None else None
        if is_element and isinstance(found, CompositeType):
            return found.element
        return found

    def address(self, value: Instruction, depth: int) -> str:
        """Name an address of something."""
        return f"&{self.behind(value, depth)}"

    def _operand(self, value: Value, depth: int) -> str:
        text = self._text(value, depth)
        return f"({text})" if " " in text and not text.endswith((")", "]")) else text

    def other(self, value: Instruction, _depth: int) -> str:
        """Name a value as the IR has it."""
        if isinstance(value, Phi):
            found = {
                self._updates.get(each) or self._variables.get(each)
                for each in value.operands
                if not isinstance(each, Constant)
            }
            if len(found) == 1 and (only := found.pop()) is not None:
                return str(only.name)
        return UNNAMED if self._variables else _plain(value)


def _plain(value: Value) -> str:
    """Return the name that the IR has for a value; its number if it has none."""
    return value.ref if is_unnamed(value.ref) else value.ref.removeprefix("%").strip('"')


def _relation(value: Instruction) -> str:
    """Return `lt` of `slt`, `ult`, `olt`."""
    return value.predicate[-2:] if isinstance(value, Compare) else ""


def _constant(value: Value) -> str:
    if isinstance(value, IntConstant):
        return str(value.value)
    if isinstance(value, FloatConstant) and "x" not in value.ref:
        return f"{float(value.ref):g}"
    return value.ref.removeprefix("@")


def _target(kind: DebugType | None) -> DebugType | None:
    found = kind.underlying if kind is not None else None
    if isinstance(found, DerivedType) and found.tag.endswith(("pointer_type", "reference_type")):
        return found.base
    return None


def _member_at(kind: DebugType | None, offset: int) -> str:
    """Return the name of the member so many bytes into a struct; inner structs are looked into."""
    names: list[str] = []
    bits = 8 * offset
    found = kind.underlying if kind is not None else None
    while isinstance(found, CompositeType) and offset >= 0 and len(names) < _DEEPEST:
        before = [each for each in found.members if each.offset is not None and each.name]
        inside = [each for each in before if each.offset <= bits]  # type: ignore[operator]
        if not inside:
            break
        member = inside[-1]
        names.append(member.name)
        bits -= member.offset or 0
        found = member.type.underlying if member.type is not None else None
    return ".".join(names) if bits == 0 and found is not None else ""


def _shape(value: Instruction) -> Callable[[Names, Instruction, int], str]:
    for kind, shape in _SHAPES:
        if isinstance(value, kind):
            return shape
    return _OPCODES.get(value.opcode, Names.other)


_SHAPES: tuple[tuple[type, Callable[[Names, Instruction, int], str]], ...] = (
    (Cast, Names.through),
    (Load, Names.read),
    (CallBase, Names.call),
    (GetElementPointer, Names.address),
)
_OPCODES: dict[str, Callable[[Names, Instruction, int], str]] = {
    **dict.fromkeys((*_SIGNS, "icmp", "fcmp"), Names.sum),
    "fneg": Names.negated,
    "freeze": Names.through,
    "select": Names.chosen,
}
