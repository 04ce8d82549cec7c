"""Random C programs without undefined behaviour, smooth nearly everywhere, for derivatives.

`random_program(rng)` takes any `random.Random`; `programs()` is a Hypothesis strategy, with which
what fails also shrinks.
"""

from c_program import (
    DOUBLE,
    FLOAT,
    INT,
    Argument,
    Array,
    Expr,
    Function,
    FunctionPointer,
    Int,
    Pointer,
    Program,
    Real,
    Stmt,
    Struct,
    declare,
)
from hypothesis import strategies
from random_c_patterns import Patterns
from random_c_statements import WORD, Callable, has_pointer

LANES = 4


class Maker(Patterns):
    """One program in the making."""

    def __init__(self, rng):
        super().__init__(rng)
        self.program = Program(features=self.features)
        self.resets = []

    def make(self):
        self.floats = self.program.floats = self.chance(4)
        self.make_structs()
        self.make_variables()
        for _ in range(self.rng.randrange(5)):
            self.helper()
            if self.chance(3):
                self.table()
        self.entry()
        return self.program

    # -- what a program holds ------------------------------------------------------------------

    def make_structs(self):
        for _ in range(self.rng.randrange(3)):
            kinds = [DOUBLE, Array(DOUBLE, 2), INT, Pointer(DOUBLE, 2), *self.structs[:1], WORD]
            if self.floats:
                kinds.append(FLOAT)
            chosen = [self.pick(kinds) for _ in range(self.rng.randrange(1, 4))]
            fields = tuple((self.fresh("x"), each) for each in (DOUBLE, *chosen))
            self.structs.append(Struct(self.fresh("s"), fields))
        self.program.structs = self.structs

    def make_variables(self):
        for _ in range(self.rng.randrange(4)):
            self.note("global")
            self.pick((self.global_number, self.global_array, self.global_table))()
        arrays = [each for each in self.scopes[0] if isinstance(each.kind, Array)]
        arrays = [each for each in arrays if not each.frozen and each.kind.length >= 2]
        if arrays and self.chance(2):
            target = self.pick(arrays)
            variable = self.global_variable("gp", Pointer(DOUBLE, 2))
            text = f"static {declare(variable.kind, variable.name)} = {target.name};"
            self.define(variable, text)
            self.reset(f"{variable.name} = {target.name};")

    def global_variable(self, stem, kind, **more):
        return self.add(f"@{self.fresh(stem)}", kind, level=0, **more)

    def define(self, variable, text):
        self.program.variables.append(Stmt(text, names=(variable.name.removeprefix("@"),)))

    def reset(self, text):
        """So that every call of the entry begins with the same globals."""
        self.resets.append(Stmt(text))

    def global_number(self):
        variable = self.global_variable("g", self.number_kind())
        self.define(variable, f"static {declare(variable.kind, variable.name)};")
        self.reset(f"{variable.name} = 0.75$l;")

    def global_array(self):
        length = self.rng.randrange(2, 5)
        variable = self.global_variable("g", Array(DOUBLE, length))
        text = f"static {declare(variable.kind, variable.name)} = {{0.5$l}};"
        self.define(variable, text)
        self.reset(f"for (int k = 0; k < {length}; k++) {variable.name}[k] = 0.25$l * k;")

    def global_table(self):
        """Numbers that never change."""
        length = self.rng.randrange(2, 5)
        variable = self.global_variable("g", Array(DOUBLE, length), frozen=True)
        numbers = ", ".join(f"{at * 0.375 - 0.5}$l" for at in range(length))
        text = f"static const {declare(variable.kind, variable.name)} = {{{numbers}}};"
        self.define(variable, text)

    def table(self):
        """Of two functions of one type, perhaps of the same."""
        each = self.pick(self.callables)
        alike = [other for other in self.callables if other.kind == each.kind]
        other = self.pick(alike)
        name = self.fresh("table")
        pointers = declare(each.kind, f"@{name}[2]")
        if self.chance(2):
            pointers = pointers.replace("(*", "(*const ", 1)
        text = f"static {pointers} = {{@{each.name}, @{other.name}}};"
        self.program.tables.append(Stmt(text, names=(name,)))
        cost, names = max(each.cost, other.cost), (each.name, other.name)
        self.tables.append((name, Callable(name, each.kind, cost, names)))

    # -- functions -----------------------------------------------------------------------------

    def parameter_kind(self):
        kinds = [DOUBLE, Pointer(DOUBLE, self.rng.randrange(1, 4), not self.chance(3)), DOUBLE, INT]
        kinds += [*self.structs, *(Pointer(each, 1, not self.chance(3)) for each in self.structs)]
        kinds += [Pointer(Pointer(DOUBLE, 2), 2), Pointer(INT, 2)]
        numbers = [each.kind for each in self.callables if isinstance(each.kind.result, Real)]
        if numbers:
            kinds.append(self.pick(numbers))
        if self.floats:
            kinds.append(FLOAT)
        return self.pick(kinds)

    def helper_kind(self):
        """Like that of another helper, quite often."""
        simple = [each.kind for each in self.callables if not self.takes_function(each.kind)]
        if simple and self.chance(3):
            return self.pick(simple)
        kinds = [self.parameter_kind() for _ in range(self.rng.randrange(1, 5))]
        structs = [each for each in self.structs if each in kinds or not has_pointer(each)]
        results = [DOUBLE, None, DOUBLE, *structs, *structs]
        pointers = [each for each in kinds if isinstance(each, Pointer) and each.target == DOUBLE]
        results += [Pointer(DOUBLE, each.length, each.writable) for each in pointers]
        if self.floats:
            results.append(FLOAT)
        return FunctionPointer(self.pick(results), tuple(kinds))

    def takes_function(self, kind):
        return any(isinstance(each, FunctionPointer) for each in kind.parameters)

    def helper(self):
        kind = self.helper_kind()
        recursive = self.chance(3) and not isinstance(kind.result, Pointer)
        if recursive:
            kind = FunctionPointer(kind.result, (Int(4), *kind.parameters))
        name = self.fresh("h")
        names = [self.fresh("v") for _ in kind.parameters]
        if recursive:
            names[0] = "depth"
        self.scopes[1:] = [[], []]
        for each, inner in zip(names, kind.parameters, strict=True):
            scope = {"level": 2, "reach": 1, "parameter": True}
            self.scopes[1].append(self.parameter(each, inner, frozen=each == "depth", **scope))
        function = Function(name, kind.result, list(zip(names, kind.parameters, strict=True)), [])
        self.fill(function, Callable(name, kind, 0) if recursive else None, 8)
        times = 1 if not recursive or self.recursion else 16
        cost = (self.cost + 1) * times
        self.recursion = None
        self.callables.append(Callable(name, kind, cost))

    def parameter(self, name, kind, **more):
        variable = self.add(name, kind, **more)
        self.scopes[-1].pop()
        return variable

    def fill(self, function, itself, budget):
        """The body; and its place in the program."""
        self.result, self.cost, self.multiplier = function.result, 0, 1
        self.budget = self.rng.randrange(2, budget + 1) * 4
        self.may_return = True
        if itself:
            value = self.ending()
            text = f"if (depth <= 0) {{ {value.text} }}".replace("\n", " ")
            function.begin = [Stmt(text, value.parts)]
        self.recursion = itself
        function.body = self.statements(budget, budget // 2)
        if not function.prefix:
            function.body += self.calls_of_the_rest()
        function.end = [self.ending()]
        self.program.functions.append(function)

    def ending(self):
        kind = self.result
        if kind is None:
            return Stmt("return;")
        value = self.returned()
        if value is None and (isinstance(kind, Pointer) or has_pointer(kind)):
            fit = [each for each in self.scopes[1] if each.kind == kind]
            value = Expr(kind, fit[0].name)
        elif value is None:
            inner = self.initial(kind)
            value = Expr(kind, f"({declare(kind, '')})" + inner.text, inner.parts)
        return Stmt("return #0;", (value,))

    # -- the function to be differentiated -----------------------------------------------------

    def entry(self):
        self.scopes[1:] = [[], []]
        arguments = self.program.arguments
        for make in (self.scalar, self.vector):
            for _ in range(self.rng.randrange(1, 3)):
                arguments.append(make())
        for _ in range(self.rng.randrange(4)):
            arguments.append(self.pick(self.further)())
        if not any(each.active for each in arguments):
            arguments[0].active, arguments[0].marker = True, "enzyme_dup"
        for each in arguments:
            frozen = not each.active and has_pointer(each.kind) and each.kind != Pointer(INT, 3)
            scope = {"level": 2, "reach": 0, "frozen": frozen, "parameter": True}
            self.scopes[1].append(self.parameter(each.name, each.kind, **scope))
        results = [DOUBLE, DOUBLE, None]
        results += [each for each in self.structs if not has_pointer(each)]
        if self.floats:
            results.append(FLOAT)
        parameters = [(each.name, each.kind) for each in arguments]
        function = Function("f", self.pick(results), parameters, [], self.resets, prefix="")
        self.fill(function, None, 16)
        self.choose_requests()

    @property
    def further(self):
        """Ways to make another argument."""
        makers = [self.scalar, self.vector, self.whole_number, self.indices, self.alias, self.rows]
        if self.structs:
            makers += [self.record, self.record_pointer]
        return makers

    def argument_of(self, kind, *markers):
        """Active for all markers but const."""
        marker = self.pick(markers)
        return Argument(self.fresh("v"), kind, marker != "enzyme_const", marker)

    def scalar(self):
        return self.argument_of(self.number_kind(), "", "enzyme_dup", "enzyme_const")

    def vector(self):
        kind = Pointer(self.number_kind(), self.rng.randrange(1, 7))
        return self.argument_of(kind, *VECTORS)

    def whole_number(self):
        return self.argument_of(INT, "enzyme_const")

    def indices(self):
        return self.argument_of(Pointer(INT, 3), "enzyme_dup", "enzyme_const")

    def alias(self):
        """Into another argument."""
        vectors = [each for each in self.program.arguments if isinstance(each.kind, Pointer)]
        vectors = [each for each in vectors if each.kind.target == DOUBLE and not each.alias]
        if not vectors:
            return self.scalar()
        base = self.pick(vectors)
        self.note("arguments alias")
        by = self.rng.randrange(base.kind.length)
        kind = Pointer(DOUBLE, base.kind.length - by)
        marker = "enzyme_dup" if base.active else "enzyme_const"
        return Argument(self.fresh("v"), kind, base.active, marker, f"{base.name} + {by}")

    def rows(self):
        self.note("pointer to pointers")
        return self.argument_of(Pointer(Pointer(DOUBLE, 2), 2), "enzyme_dup", "", "enzyme_const")

    def record(self):
        return self.argument_of(self.pick(self.structs), "enzyme_dup", "enzyme_const")

    def record_pointer(self):
        kind = Pointer(self.pick(self.structs), self.rng.randrange(1, 3))
        return self.argument_of(kind, "enzyme_dup", "", "enzyme_const")

    def choose_requests(self):
        """How the derivative is asked for, and where."""
        self.program.style = {
            "primal return": self.program.entry.result is not None and self.chance(3),
            "any arguments": self.chance(3),
            "as a map": self.chance(2),
        }
        count = sum(number_count(each) for each in self.program.arguments)
        self.program.point = tuple(self.rng.randrange(-299, 300) / 200 for _ in range(count))
        self.program.seeds = tuple(
            tuple(self.rng.randrange(-8, 9) / 8 for _ in range(count)) for _ in range(LANES)
        )


def number_count(argument):
    """How many numbers a caller has to set up for an argument."""
    return 0 if argument.alias else numbers_in(argument.kind)


def numbers_in(kind):
    if isinstance(kind, Real):
        return 1
    if isinstance(kind, (Array, Pointer)):
        inner = kind.element if isinstance(kind, Array) else kind.target
        return kind.length * numbers_in(inner)
    return sum(numbers_in(each) for _, each in kind.fields) if isinstance(kind, Struct) else 0


VECTORS = ("enzyme_dup", "", "enzyme_dup", "enzyme_dupv", "enzyme_const")


def random_program(rng):
    return Maker(rng).make()


def programs():
    return strategies.randoms(use_true_random=False).map(random_program)
