"""Facts about kernels that the host's code must know: what they do behind their arguments.

All memory that a kernel reads or writes must be told by the arguments: the host puts back what is
overwritten before it launches a gradient. The kernel is looked at with all its callees inside.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.loops.natural_loops import LoopNest
from enzyme_cc.diagnostics import Diagnostic
from enzyme_cc.ir.constants import Constant, InlineAsm
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.function import Argument, Function, Phi
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import (
    Alloca,
    AtomicUpdate,
    CallBase,
    Cast,
    CompareExchange,
    GetElementPointer,
    Load,
    Select,
    Store,
    Unary,
)
from enzyme_cc.ir.module import Module
from enzyme_cc.ir.types import (
    DOUBLE,
    FLOAT,
    ArrayType,
    FloatType,
    PointerType,
    StructType,
    scalar_of,
)
from enzyme_cc.requests.places import Places, place_of
from enzyme_cc.requests.site import attribute_type
from enzyme_cc.rules.library import Library
from enzyme_cc.rules.model import Kind as RuleKind
from enzyme_cc.transform.code.launched import (
    EXTREMES,
    GRADIENT,
    ROUNDS,
    ROUNDS_AGAIN,
    SECOND,
    TANGENT,
)
from enzyme_cc.transform.frontends.gpu.exchange_sums import write_exchange_sums
from enzyme_cc.transform.frontends.gpu.exchanged_stores import write_exchanged_stores
from enzyme_cc.transform.frontends.gpu.launch_extremes import extremes_behind, kind_of
from enzyme_cc.transform.frontends.gpu.moved_words import moved_words
from enzyme_cc.transform.frontends.gpu.order_found import order_that_matters

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.code.launched import Launched

READS, WRITES, ELSEWHERE = 1, 2, 4
#: An argument of the host's alone: a variable of the device.
_VARIABLE = 16
#: Memory from which integers are moved as they are, and to which.
MOVED_FROM, MOVED_TO = 64, 128
#: The kinds of numbers, as the run-time part counts them.
_FLOATS, _DOUBLES, _OTHERS = 1, 2, 8
_KINDS: dict[Type, int] = {FLOAT: _FLOATS, DOUBLE: _DOUBLES}
_BY_ASSEMBLY = (
    "inline assembly here changes memory that no argument leads to, as barriers of all blocks do: "
    "what blocks learn from each other by has no reverse"
)
_IN_ANOTHER = (
    "end the kernel there, and launch another one that goes on: between kernels all blocks wait"
)
_WAY_OUT = "pass the kernel a pointer to all that it writes, as an argument"
#: The address spaces of memory that is gone when the kernel is: a block's, a thread's.
_SHARED, _CONSTANT, _LOCAL = 3, 4, 5
#: The size of an address, on the host as well.
_ADDRESS = 8


class Number(NamedTuple):
    """A number in an argument."""

    offset: int
    type: str
    kind: int


class Given(NamedTuple):
    """A parameter of a kernel."""

    type: str
    size: int
    #: The type of a struct that is passed as a copy.
    record: str
    attributes: str
    #: Where addresses are in it.
    addresses: tuple[int, ...]
    numbers: tuple[Number, ...]
    access: int
    kinds: int

    @property
    def is_record(self) -> bool:
        """Return whether it is a struct in memory."""
        return bool(self.record)

    @property
    def is_elsewhere(self) -> bool:
        """Return whether it is an address of another kind than those in functions."""
        return self.type.startswith("ptr addrspace(")

    @property
    def passed(self) -> str:
        """Return what a function has in its place: of a struct the address of a copy."""
        return f"{self.passed_type} {self.attributes}".strip()

    @property
    def passed_type(self) -> str:
        """Return the type alone."""
        return "ptr" if self.is_record or self.is_elsewhere else self.type

    def parameter(self, name: str) -> str:
        """Return it as a parameter of a kernel."""
        if self.is_record:
            return f"ptr byval({self.record}) align 8 {name}"
        return f"{self.type} {name}"


class Variable(NamedTuple):
    """A variable of the device, and what a kernel does with it."""

    name: str
    type: str
    align: int
    #: Whether there is in it what has a shadow: numbers, or addresses.
    has_shadow: bool
    is_address: bool
    access: int
    kinds: int


class Facts(NamedTuple):
    """The facts about one kernel."""

    given: tuple[Given, ...]
    problem: Diagnostic | None = None
    #: The variables of the device that it reads or writes, and the host's code knows.
    variables: tuple[Variable, ...] = ()
    #: Whether its gradient is differentiated, too.
    again: bool = False
    #: Whether it has loops: its gradient may keep something of each round.
    has_loops: bool = False

    def beginnings(self) -> Iterator[str]:
        """Yield what the names of the kernels begin with that come beside it."""
        yield from (GRADIENT, TANGENT)
        if self.again:
            yield SECOND
        if self.has_loops:
            yield ROUNDS
        if self.has_loops and self.again:
            yield ROUNDS_AGAIN

    def encoded(self) -> list[int]:
        """Return them as the run-time part reads them (`launch/launches.h`)."""
        found = [len(self.given) + len(self.variables)]
        for each in self.given:
            found += [each.size, len(each.addresses)]
            for offset in each.addresses:
                found += [offset, each.access, each.kinds]
            found.append(len(each.numbers))
            for number in each.numbers:
                found += [number.offset, number.kind]
        for variable in self.variables:
            found += [_ADDRESS, 1, 0, variable.access | _VARIABLE, variable.kinds, 0]
        return found


def facts_of(
    text: str,
    name: str,
    kernels: Mapping[str, Launched],
    variables: Mapping[str, bool],
    earlier: Mapping[str, Facts],
) -> dict[str, Facts]:
    """Return the facts about kernels of a module that was simplified.

    Of kernels it is told which requests launch them; of variables that the
    host registers, whether its code says them: others are constant if no kernel changes them.
    The host does not know on which device it will run: what was found `earlier`, in the code for
    other devices, holds as well.
    """
    module = Module(text, name)
    looks, found = {}, {}
    for each in kernels:
        function = module.functions.get(each)
        if function is not None and not function.is_declaration:
            write_exchange_sums([function])
            write_exchanged_stores([function])
            looks[each] = _Look(module, function, variables, kernels[each])
            found[each] = looks[each].facts()
    changed = {
        each.name for known in found.values() for each in known.variables if each.access & WRITES
    }
    for kernel, known in found.items():
        used = tuple(
            each for each in known.variables if variables[each.name] or each.name in changed
        )
        again, problem = kernels[kernel].again, known.problem
        if again:
            problem = looks[kernel].problem_of_second(used)
        found[kernel] = known._replace(variables=used, again=again, problem=problem)
        if kernel in earlier:
            found[kernel] = looks[kernel].joined(earlier[kernel], found[kernel])
    return {**earlier, **found}


class _Look:
    """A look at one kernel."""

    def __init__(
        self, module: Module, function: Function, known: Mapping[str, bool], launched: Launched
    ) -> None:
        function.load()
        self.launched = launched
        self.known = known
        self.variables: dict[GlobalVariable, int] = {}
        self.module, self.function = module, function
        self.layout = DataLayout(module.data_layout)
        self.access = [0] * len(function.arguments)
        self.kinds = [0] * len(function.arguments)
        self.elsewhere = 0
        self.problem: Diagnostic | None = None

    def facts(self) -> Facts:
        """Return what was found."""
        if any("byref(" in each.attributes for each in self.function.arguments):
            self._refuse(
                None,
                "it is given a struct by value",
                "pass the members of the struct, each by itself",
            )
        given = tuple(map(self._given, self.function.arguments))
        odd = next((n for each in given for n in each.numbers if n.kind == _OTHERS), None)
        if odd is not None:
            self._refuse(
                None,
                f"it is given a number of the type {odd.type} by value",
                "pass float or double, or a pointer to it",
            )
        for each in self.function.instructions():
            for pointer, access, kind in self._accesses(each):
                self._note(each, pointer, access, kind)
            if isinstance(each, Store) and isinstance(scalar_of(each.value.type), PointerType):
                self._note_address(each)
        # A tangent that is launched in the kernel's place is told the same as its numbers are.
        ordered = None if self.launched.in_place else order_that_matters(self.function)
        if ordered is not None:
            self._refuse(
                ordered,
                "what it does with numbers depends on which thread came first here, and for a "
                "derivative it is computed once more, in another order",
                "find places for threads in a kernel without numbers before, as sums of how many "
                "come before each, and pass them to this one; or end the kernel where the last one "
                "goes on for all, and go on in another; or ask for nothing but tangents, by "
                "__enzyme_fwddiff, one direction at a time",
            )
        variables = tuple(map(self._variable, self.variables))
        for flag, indices in zip(
            (MOVED_FROM, MOVED_TO),
            moved_words(self.function, _origins, self.kinds),
            strict=True,
        ):
            for index in indices:
                self.access[index] |= flag
        given = tuple(map(self._given, self.function.arguments))
        has_loops = bool(LoopNest(self.function).loops)
        return Facts(given, self.problem, variables, has_loops=has_loops)

    def problem_of_second(self, variables: Iterable[Variable]) -> Diagnostic | None:
        """Return what is wrong with a kernel whose gradient is differentiated, too."""
        shared = next((each.name for each in variables if each.has_shadow), None)
        if shared is not None:
            self._refuse(
                None,
                f"its second derivative would need two shadows of the variable '{shared}'",
                "pass the kernel an address of what is in the variable, as an argument",
            )
        return self.problem

    def joined(self, one: Facts, other: Facts) -> Facts:
        """Return what holds whichever of two devices the kernel runs on: all that it may do."""
        mine, theirs = (
            [given._replace(attributes="", access=0, kinds=0) for given in each.given]
            for each in (one, other)
        )
        differ = mine != theirs
        variables = {each.name: each for each in other.variables}
        for each in one.variables:
            known = variables.get(each.name, each)
            differ = differ or (known.type, known.align) != (each.type, each.align)
            access, kinds = known.access | each.access, known.kinds | each.kinds
            variables[each.name] = each._replace(access=access, kinds=kinds)
        if differ:
            self._refuse(
                None,
                "what it is given, or a variable that it uses, has one type for one device and "
                "another for another",
                "declare it alike for all devices, and let __CUDA_ARCH__ decide within functions",
            )
        given = tuple(
            each._replace(
                attributes=each.attributes if each.attributes == too.attributes else "",
                access=each.access | too.access,
                kinds=each.kinds | too.kinds,
            )
            for each, too in zip(one.given, other.given, strict=not differ)
        )
        return Facts(
            given,
            one.problem or other.problem or self.problem,
            tuple(variables.values()),
            again=one.again,
            has_loops=one.has_loops or other.has_loops,
        )

    def _variable(self, variable: GlobalVariable) -> Variable:
        kind = variable.value_type
        fields = [each for _, each in _fields(self.layout, kind, 0)]
        kinds = 0
        for each in fields:
            kinds |= _kind(each)
        has_numbers = any(isinstance(each, FloatType) for each in fields)
        has_addresses = any(isinstance(each, PointerType) for each in fields)
        may_change = self.known[variable.name] or self.variables[variable] & WRITES
        if has_numbers and has_addresses and may_change:
            self._refuse(
                None,
                f"the variable '{variable.name}' has both numbers and addresses in it",
                "make two variables of it, one of numbers and one of addresses",
            )
        return Variable(
            variable.name,
            str(kind),
            self.layout.abi_alignment(kind),
            has_numbers or has_addresses,
            has_addresses,
            self.variables[variable],
            kinds,
        )

    def _given(self, argument: Argument) -> Given:
        copied = attribute_type(self.module, argument.attributes, "byval")
        kind = copied or argument.type
        fields = list(_fields(self.layout, kind, 0))
        addresses = tuple(at for at, each in fields if isinstance(each, PointerType))
        numbers = tuple(
            Number(at, str(each), _KINDS.get(each, _OTHERS))
            for at, each in fields
            if isinstance(each, FloatType)
        )
        access = self.access[argument.index] | self.elsewhere
        # A second derivative would need the tangent of what stays.
        if access == READS | WRITES and not self.launched.again and extremes_behind(argument):
            access |= EXTREMES
        return Given(
            str(argument.type),
            self.layout.alloc_size(kind),
            str(copied) if copied is not None else "",
            "" if copied is not None else "noalias" * ("noalias" in argument.attributes.split()),
            addresses,
            numbers,
            access,
            self.kinds[argument.index],
        )

    # -- accesses ------------------------------------------------------------------------------

    def _accesses(self, line: Instruction) -> Iterator[tuple[Value, int, int]]:
        """Yield the pointers that an instruction uses, what for, and for what numbers."""
        if isinstance(line, Load):
            yield line.pointer, READS, _kind(line.type)
        elif isinstance(line, Store):
            yield line.pointer, WRITES, _kind(line.value.type)
        elif isinstance(line, (AtomicUpdate, CompareExchange)):
            kind = kind_of(line) if isinstance(line, AtomicUpdate) else None
            yield line.operands[0], READS | WRITES, _kind(kind or line.operands[1].type)
        elif isinstance(line, CallBase):
            yield from self._of_call(line)

    def _of_call(self, call: CallBase) -> Iterator[tuple[Value, int, int]]:
        name = call.callee.name if isinstance(call.callee, Function) else ""
        pointers = [
            each for each in call.arguments if isinstance(scalar_of(each.type), PointerType)
        ]
        if name.startswith(
            ("llvm.lifetime", "llvm.assume", "llvm.prefetch", "vprintf", "__assertfail")
        ):
            return
        rule = Library.default().callee(name) if name else None
        if rule is not None and rule.kind is RuleKind.INACTIVE and not rule.effects:
            return
        if name.startswith(("llvm.memcpy", "llvm.memmove")):
            yield call.arguments[0], WRITES, 0
            yield call.arguments[1], READS, 0
        elif name.startswith("llvm.memset"):
            yield call.arguments[0], WRITES, 0
        else:
            if isinstance(call.callee, Function) and not call.callee.is_declaration:
                self._refuse(
                    call,
                    f"'{Places(self.module).name(call.callee)}' is called and not seen into, as "
                    "functions that call themselves are",
                    "write it as a loop, with a local array for what is to be done",
                )
            for each in pointers:
                yield each, READS | WRITES, _kind(call.type)

    def _note(self, line: Instruction, pointer: Value, access: int, kind: int) -> None:
        for origin in _origins(pointer):
            if isinstance(origin, int):
                self.access[origin] |= access
                self.kinds[origin] |= kind
            elif isinstance(origin, GlobalVariable):
                space = getattr(origin.type, "address_space", 0)
                if origin.name in self.known:
                    self.variables[origin] = self.variables.get(origin, 0) | access
                elif access & WRITES and space not in (_SHARED, _LOCAL):
                    self._refuse(line, f"it changes the variable '{origin.name}'")
            elif origin is not None:
                if access & WRITES and isinstance(getattr(line, "callee", None), InlineAsm):
                    self._refuse(line, _BY_ASSEMBLY, _IN_ANOTHER)
                elif access & WRITES and isinstance(origin, CallBase):
                    self._refuse(
                        line,
                        "it writes memory that it allocates itself",
                        "use a local array of a constant size, or pass the kernel memory that the "
                        "host allocates, a part for each thread",
                    )
                elif access & WRITES:
                    self._refuse(line, "it writes where an address in memory leads")
                self.elsewhere = ELSEWHERE

    def _note_address(self, line: Store) -> None:
        """Refuse a store of an address in memory that outlives the kernel.

        A gradient is launched without the one before it having stored the shadow's address.
        """
        for origin in _origins(line.pointer):
            is_kept = isinstance(origin, int)
            if isinstance(origin, GlobalVariable):
                is_kept = getattr(origin.type, "address_space", 0) not in (_SHARED, _LOCAL)
            if is_kept:
                self._refuse(
                    line,
                    "it stores an address in memory of the device, and not that of its shadow",
                    "make the table of addresses on the host, and copy it to the device",
                )

    def _refuse(self, line: Instruction | None, why: str, way: str = "") -> None:
        """Note what is wrong with a line, or with the kernel as it is declared."""
        if self.problem is not None:
            return
        places = Places(self.module)
        self.problem = Diagnostic(
            f"kernel '{places.name(self.function)}' is launched by host code that is"
            f" differentiated: {why}{'' if way else ', which the host cannot put back'}",
            where=places.of(line) if line else place_of(self.module, self.function),
            notes=(way or _WAY_OUT,),
            code="EZ0497",
            trail=places.trail(line) if line else (),
        )


def _origins(pointer: Value) -> list[object]:
    """Return where an address may come from: arguments by number, variables, or nobody knows.

    `None` is memory of the thread.
    """
    found: list[object] = []
    seen: set[Value] = set()
    pending = [pointer]
    while pending:
        each = pending.pop()
        if each in seen:
            continue
        seen.add(each)
        if isinstance(each, (GetElementPointer, Cast, Unary)) and _leads_on(each.operands[0]):
            pending.append(each.operands[0])
        elif isinstance(each, Phi):
            pending += each.operands[::2]
        elif isinstance(each, Select):
            pending += each.operands[1:]
        elif isinstance(each, Constant) and not isinstance(each, GlobalVariable):
            found += _variables(each)
        else:
            found.append(_origin(each))
    return found


def _variables(constant: Constant) -> list[object]:
    """Return the variables in an expression, however deep: one element of an array is two."""
    found: list[object] = []
    pending: list[Value] = [constant]
    while pending:
        each = pending.pop()
        if isinstance(each, GlobalVariable):
            found.append(each)
        elif isinstance(each, Constant):
            pending += getattr(each, "operands", ())
    return found


def _leads_on(value: Value) -> bool:
    """Return whether it is an address, or one as a number."""
    if isinstance(scalar_of(value.type), PointerType):
        return True
    return isinstance(value, Cast) and isinstance(scalar_of(value.operands[0].type), PointerType)


def _origin(value: Value) -> object:
    if isinstance(value, Argument):
        return value.index
    if isinstance(value, Alloca):
        return None
    if isinstance(value, GlobalVariable):
        return value
    if isinstance(value, Load):
        # What is loaded from a struct that was passed is an argument, too.
        at = [each for each in _origins(value.pointer) if isinstance(each, int)]
        argument = value.function.arguments[at[0]] if at and value.function is not None else None
        if argument is not None and "byval" in argument.attributes:
            return at[0]
    return value


def _kind(type_: Type) -> int:
    scalar = scalar_of(type_)
    return _KINDS.get(scalar, _OTHERS) if isinstance(scalar, FloatType) else 0


def _fields(layout: DataLayout, kind: Type, at: int) -> Iterator[tuple[int, Type]]:
    """Yield all numbers and addresses in a value, by offset."""
    if isinstance(kind, StructType):
        for index, each in enumerate(kind.fields or ()):
            yield from _fields(layout, each, at + layout.field_offset(kind, index))
    elif isinstance(kind, ArrayType):
        for index in range(kind.count):
            yield from _fields(layout, kind.element, at + index * layout.alloc_size(kind.element))
    else:
        scalar = scalar_of(kind)
        count = getattr(kind, "count", 1)
        for index in range(count):
            yield at + index * layout.alloc_size(scalar), scalar
