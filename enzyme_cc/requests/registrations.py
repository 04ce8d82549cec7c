"""Globals by which a program says what the derivatives of its functions are.

`__enzyme_register_derivative*` gives a function its forward derivative, `..._gradient*` what stands
for it in both sweeps of reverse mode, `..._splitderivative*` those of split forward mode. That it
has none: `__enzyme_inactivefn*`, and `__enzyme_inactive_memory*` where that holds of what it
writes, too; that it is another by name: `__enzyme_function_like*`; that it hands out memory:
`__enzyme_allocation_like*`. `__enzyme_nofree*` says what is taken for granted.
Of variables: `__enzyme_inactive_global*` (no derivative), `__enzyme_shadow_global*` (its shadow).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeVar

from enzyme_cc.attributes.names import (
    REGISTER_ALLOCATION,
    REGISTER_DERIVATIVE,
    REGISTER_GRADIENT,
    REGISTER_INACTIVE,
    REGISTER_INACTIVE_GLOBAL,
    REGISTER_INACTIVE_MEMORY,
    REGISTER_LIKE,
    REGISTER_NOFREE,
    REGISTER_SHADOW,
    REGISTER_SPLIT_DERIVATIVE,
)
from enzyme_cc.diagnostics import Diagnostic
from enzyme_cc.ir.constants import (
    Composite,
    ConstantExpression,
    IntConstant,
    NullConstant,
    StringConstant,
)
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.types import IntType, PointerType
from enzyme_cc.requests.declared_shadows import attached_shadows, misfit
from enzyme_cc.requests.places import place_of
from enzyme_cc.requests.problems import Kind
from enzyme_cc.requests.trace import stripped
from enzyme_cc.words.types import in_c

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value

_Given = TypeVar("_Given")

#: Stands for the block among what a deallocator is given.
BLOCK = -1


class Allocator(NamedTuple):
    """A function that hands out memory, and the one that takes it back."""

    allocate: Function
    #: The parameter that says how many bytes.
    size: int
    free: Function
    #: What the second is given: parameters of the first, and BLOCK.
    given: tuple[int, ...]


class InTwo(NamedTuple):
    """A user's derivative in two functions: one that runs first, and one that takes its tape.

    The second is the gradient in reverse mode, and the derivative in split forward mode.
    """

    augmented: Function
    second: Function
    #: The parameters of the primal that both take by pointer, counted from 0.
    by_reference: frozenset[int] = frozenset()


class Registrations(NamedTuple):
    """The registrations in a module about its functions and variables, by their names."""

    #: From a function to its forward derivative.
    forward: Mapping[str, Function]
    #: From a function to its augmented function and its gradient.
    reverse: Mapping[str, InTwo]
    #: From a function to its augmented function and its split forward derivative.
    split: Mapping[str, InTwo]
    inactive: frozenset[str]
    #: From a function to the name of one that it is like.
    like: Mapping[str, str]
    allocators: tuple[Allocator, ...]
    inactive_globals: frozenset[str]
    #: From a variable to the variable that is its shadow.
    shadows: Mapping[str, str]
    #: From a function to where in the text it is registered.
    places: Mapping[str, str]
    problems: tuple[Diagnostic, ...]
    warnings: tuple[Diagnostic, ...] = ()
    #: Of the inactive functions, those whose memory is said to be inactive, too.
    inactive_memory: frozenset[str] = frozenset()
    #: Of the inactive functions, those that LLVM need not keep apart.
    no_block: frozenset[str] = frozenset()
    #: Functions and variables of which what they give is computed again rather than kept.
    recomputed: frozenset[str] = frozenset()
    #: Functions and variables that types are not looked for in.
    untyped: frozenset[str] = frozenset()
    frees_nothing: frozenset[str] = frozenset()
    #: Functions that leave no copy of the pointers they are given.
    keeps_no_pointer: frozenset[str] = frozenset()
    elementwise: frozenset[str] = frozenset()
    sparse: frozenset[str] = frozenset()

    @property
    def by_rule(self) -> frozenset[str]:
        """Return the functions whose bodies are not what is differentiated, for a rule is."""
        pairs = {f.name for each in self.allocators for f in (each.allocate, each.free)}
        return self.inactive | self.like.keys() | pairs

    @property
    def kept_whole(self) -> frozenset[str]:
        """Return the functions whose calls must stay calls."""
        return self.by_rule | self.forward.keys() | self.reverse.keys() | self.split.keys()


class _Reading:
    def __init__(self, module: Module) -> None:
        self.module = module
        self.forward: dict[str, Function] = {}
        self.reverse: dict[str, InTwo] = {}
        self.split: dict[str, InTwo] = {}
        self.inactive: set[str] = set()
        self.inactive_memory: set[str] = set()
        self.like: dict[str, str] = {}
        self.allocators: list[Allocator] = []
        self.inactive_globals: set[str] = set()
        self.shadows: dict[str, str] = {}
        self.places: dict[str, str] = {}
        self.problems: list[Diagnostic] = []
        #: What is being read.
        self.at: GlobalVariable | None = None

    def variable(self, variable: GlobalVariable) -> None:
        """Read one, if its name says that it is one.

        On the host, what stands for a variable of a device holds nothing.
        """
        if variable.initializer is not None and variable.initializer.ref == "undef":
            return
        for word, read in _READERS.items():
            if word in variable.name:
                members = list(_members(variable.initializer))
                self.at = variable
                wrong = read(self, members) if members else ""
                if wrong is not None:
                    self._complain(variable, word, wrong)
                for each in members[:1]:
                    name = getattr(each, "name", "")
                    if name not in self.places:
                        self.places[name] = place_of(self.module, variable)
                return

    def _once(self, found: dict[str, _Given], function: Function, given: _Given) -> None:
        """Note what is registered for a function, unless another thing is already."""
        if found.setdefault(function.name, given) != given:
            first = self.places.get(function.name, "")
            self.problems.append(
                Diagnostic(
                    f"{function.name} is registered twice, with different things",
                    where=place_of(self.module, self.at) if self.at else "",
                    notes=(f"the first is at {first}", "take one of them away"),
                    code=Kind.CONTRADICTION.code,
                )
            )

    def _complain(self, variable: GlobalVariable, word: str, wrong: str) -> None:
        example = f"write: {_EXAMPLES[word]}"
        self.problems.append(
            Diagnostic(
                f"'{variable.name}' must be {_WANTED[word]}",
                where=place_of(self.module, variable),
                notes=(wrong, example) if wrong else (example,),
                code=Kind.REGISTRATION.code,
            )
        )

    # -- each kind: what is wrong with it, None for nothing, "" for what `_WANTED` tells -----------

    def derivative(self, members: list[Value]) -> str | None:
        """Return a function and its derivative."""
        match members:
            case [Function() as primal, Function() as derivative]:
                self._once(self.forward, primal, derivative)
                return None
        return ""

    def gradient(self, members: list[Value]) -> str | None:
        """Read a function, its augmented function, its gradient; which parameters are pointers."""
        return self._in_two(members, self.reverse)

    def split_derivative(self, members: list[Value]) -> str | None:
        """Return a function, its augmented function and its split forward derivative."""
        return self._in_two(members, self.split)

    def _in_two(self, members: list[Value], found: dict[str, InTwo]) -> str | None:
        match members:
            case [Function() as primal, Function() as augmented, Function() as second, *texts]:
                numbers = [_by_reference(each) for each in texts]
                count = len(primal.function_type.parameters)
                if any(each is None or each >= count for each in numbers):
                    return (
                        f'after the functions there may be texts such as "byref_0", for '
                        f"parameters of {primal.name}, which has {count}"
                    )
                known = frozenset(each for each in numbers if each is not None)
                self._once(found, primal, InTwo(augmented, second, known))
                return None
        return ""

    def silent(self, members: list[Value]) -> str | None:
        """Read functions without a derivative."""
        functions = [each.name for each in members if isinstance(each, Function)]
        self.inactive.update(functions)
        return None if len(functions) == len(members) else ""

    def silent_with_memory(self, members: list[Value]) -> str | None:
        """Read functions without a derivative, whose memory has none either."""
        wrong = self.silent(members)
        self.inactive_memory.update(each.name for each in members if isinstance(each, Function))
        return wrong

    def silent_variable(self, members: list[Value]) -> str | None:
        """Read variables that hold no derivative."""
        variables = [each.name for each in members if isinstance(each, GlobalVariable)]
        self.inactive_globals.update(variables)
        return None if len(variables) == len(members) else ""

    def shadow(self, members: list[Value]) -> str | None:
        """Return a variable and the one that is its shadow."""
        match members:
            case [GlobalVariable() as variable, GlobalVariable() as shadow]:
                wrong = misfit(variable, shadow, self.shadows)
                if not wrong:
                    self.shadows[variable.name] = shadow.name
                return wrong or None
        return ""

    def frees_nothing(self, members: list[Value]) -> str | None:
        """Read functions that free nothing: unless it is known, none does."""
        return None if all(isinstance(each, Function) for each in members) else ""

    def alike(self, members: list[Value]) -> str | None:
        """Read a function and the name of another, which may be in the variable's own name."""
        match members:
            case [Function() as function] if self.at and (behind := _named_behind(self.at)):
                self._once(self.like, function, behind)
                return None
            case [Function() as function, GlobalVariable() as text]:
                name = _text(text)
                if name is not None:
                    self._once(self.like, function, name)
                    return None
        return ""

    def allocator(self, members: list[Value]) -> str | None:
        """Read an allocator, its size parameter, its deallocator and what that is given."""
        match members:
            case [Function() as allocate, size, GlobalVariable() as text, Function() as free]:
                number, given = _index(size), _indices(_text(text))
                if number is None or given is None:
                    return ""
                made = Allocator(allocate, number, free, given)
                wrong = _misfit(made)
                if wrong is None:
                    self.allocators.append(made)
                return wrong
        return ""


def _named_behind(variable: GlobalVariable) -> str:
    """Return the `log1p` of `__enzyme_function_like__log1p`, which Fortran writes."""
    is_pointer = isinstance(variable.value_type, PointerType)
    return variable.name.rpartition(REGISTER_LIKE)[2].strip("_") if is_pointer else ""


def _text(variable: GlobalVariable) -> str | None:
    start = variable.initializer
    if not isinstance(start, StringConstant):
        return None
    return start.data.rstrip(b"\0").decode("utf-8", "replace")


def _by_reference(value: Value) -> int | None:
    """Return the number in `"byref_<number>"`."""
    text = _text(value) if isinstance(value, GlobalVariable) else None
    word, _, number = (text or "").partition("_")
    return int(number) if word == "byref" and number.isdecimal() else None


def _index(value: Value) -> int | None:
    """Return a number, be it as an address: `(void *)0` is null."""
    if isinstance(value, NullConstant):
        return 0
    return value.value if isinstance(value, IntConstant) else None


def _indices(text: str | None) -> tuple[int, ...] | None:
    words = (text or "").split(",")
    try:
        return tuple(map(int, words))
    except ValueError:
        return None


def _misfit(made: Allocator) -> str | None:
    """Return what of an allocator does not go together."""
    parameters = made.allocate.function_type.parameters
    freed = made.free.function_type.parameters
    if not isinstance(made.allocate.return_type, PointerType):
        return f"{made.allocate.name} returns no pointer"
    if not 0 <= made.size < len(parameters) or not isinstance(parameters[made.size], IntType):
        return f"parameter {made.size} of {made.allocate.name}, counted from 0, is no integer"
    if made.given.count(BLOCK) != 1:
        return "the block, -1, must stand in the text once"
    if any(not BLOCK <= each < len(parameters) for each in made.given):
        return f"{made.allocate.name} has the parameters 0 to {len(parameters) - 1}"
    given = [_given(made, each) for each in made.given]
    if given != list(freed):
        types = ", ".join(map(in_c, freed))
        return f"{made.free.name} takes ({types}), and the text must name as many of these types"
    return None


def _given(made: Allocator, index: int) -> object:
    kind = made.allocate.function_type
    return kind.result if index == BLOCK else kind.parameters[index]


_READERS: dict[str, Callable[[_Reading, list[Value]], str | None]] = {
    REGISTER_ALLOCATION: _Reading.allocator,
    REGISTER_DERIVATIVE: _Reading.derivative,
    REGISTER_GRADIENT: _Reading.gradient,
    REGISTER_INACTIVE: _Reading.silent,
    REGISTER_INACTIVE_GLOBAL: _Reading.silent_variable,
    REGISTER_INACTIVE_MEMORY: _Reading.silent_with_memory,
    REGISTER_LIKE: _Reading.alike,
    REGISTER_NOFREE: _Reading.frees_nothing,
    REGISTER_SHADOW: _Reading.shadow,
    REGISTER_SPLIT_DERIVATIVE: _Reading.split_derivative,
}
_WANTED = {
    REGISTER_ALLOCATION: (
        "an array of constants: an allocator, the number of its size parameter, a text of what "
        "the deallocator is given, and the deallocator"
    ),
    REGISTER_DERIVATIVE: "an array of constants: a function, and then its forward derivative",
    REGISTER_GRADIENT: (
        "an array of constants: a function, then its augmented function, then its gradient"
    ),
    REGISTER_INACTIVE: "the address of a function",
    REGISTER_INACTIVE_GLOBAL: "the address of a variable",
    REGISTER_INACTIVE_MEMORY: "the address of a function",
    REGISTER_LIKE: (
        "an array of constants: a function, and then a string, the name of the function it is like"
    ),
    REGISTER_NOFREE: "the address of a function",
    REGISTER_SHADOW: (
        "an array of constants: the address of a variable, and then that of its shadow, which is "
        "of the same type"
    ),
    REGISTER_SPLIT_DERIVATIVE: (
        "an array of constants: a function, then its augmented function, then its split forward "
        "derivative"
    ),
}
_EXAMPLES = {
    REGISTER_ALLOCATION: (
        "void *__enzyme_allocation_like_f[] = "
        '{(void *)f, (void *)1, (void *)"0,-1", (void *)free_f};'
    ),
    REGISTER_DERIVATIVE: "void *__enzyme_register_derivative_f[] = {(void *)f, (void *)forward_f};",
    REGISTER_GRADIENT: (
        "void *__enzyme_register_gradient_f[] = "
        "{(void *)f, (void *)augmented_f, (void *)gradient_f};"
    ),
    REGISTER_INACTIVE: "void *__enzyme_inactivefn_f = (void *)f;",
    REGISTER_INACTIVE_GLOBAL: "void *__enzyme_inactive_global_x = &x;",
    REGISTER_INACTIVE_MEMORY: "void *__enzyme_inactive_memory_f = (void *)f;",
    REGISTER_LIKE: 'void *__enzyme_function_like_f[] = {(void *)f, (void *)"log1p"};',
    REGISTER_NOFREE: "void *__enzyme_nofree_f = (void *)f;",
    REGISTER_SHADOW: "void *__enzyme_shadow_global_x[] = {&x, &dx};",
    REGISTER_SPLIT_DERIVATIVE: (
        "void *__enzyme_register_splitderivative_f[] = "
        "{(void *)f, (void *)augmented_f, (void *)forward_f};"
    ),
}


def _plain(value: Value) -> Value:
    """Return a part of an initialiser without casts and steps of nothing."""
    plain = stripped(value)
    while isinstance(plain, ConstantExpression) and plain.opcode == "getelementptr":
        if any(not isinstance(each, IntConstant) or each.value for each in plain.operands[1:]):
            break
        plain = stripped(plain.operands[0])
    return plain


def _members(value: Value | None) -> Iterator[Value]:
    """Yield the parts of an initialiser, without casts."""
    if value is None:
        return
    plain = _plain(value)
    if isinstance(plain, Composite) and not isinstance(plain, (Function, GlobalVariable)):
        for each in plain.operands:
            yield from _members(each)
    else:
        yield plain


def read_registrations(module: Module) -> Registrations:
    """Read everything that a module registers."""
    reading = _Reading(module)
    if any(word in module.source for word in _READERS):
        for symbol in list(module.globals.values()):
            if isinstance(symbol, GlobalVariable) and "__enzyme_" in symbol.name:
                reading.variable(symbol)
    reading.shadows |= attached_shadows(module)
    return Registrations(
        reading.forward,
        reading.reverse,
        reading.split,
        frozenset(reading.inactive),
        reading.like,
        tuple(reading.allocators),
        frozenset(reading.inactive_globals),
        reading.shadows,
        reading.places,
        tuple(reading.problems),
        inactive_memory=frozenset(reading.inactive_memory),
    )
