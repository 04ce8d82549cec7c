"""What random C programs compute with: variables, places in memory, expressions.

Every number in memory is at most `BOUND` in size, every integer there at most 5; an expression
knows its own bound and is squashed where it is stored. So nothing overflows, no index is outside,
and functions see arguments they are smooth at. Nothing in an expression depends on the order of
evaluation, but for calls, which come last.
"""

import math
from dataclasses import dataclass

from c_program import (
    DOUBLE,
    FLOAT,
    INT,
    Array,
    Expr,
    FunctionPointer,
    Int,
    Pointer,
    Real,
    Struct,
)

BOUND = 2.0
#: Templates for double; bound of the arguments (0: any), bound of the result from that of them.
UNARY = (
    ("sin$s(#0)", 0, lambda x: 1),
    ("cos$s(#0)", 0, lambda x: 1),
    ("tanh$s(#0)", 0, lambda x: 1),
    ("(-#0)", 0, lambda x: x),
    ("(#0 * #0)", 2, lambda x: x * x),
    ("exp$s(#0)", 2, math.exp),
    ("sqrt$s(1.5$l + sin$s(#0))", 0, lambda x: 1.6),
    ("log$s(2.5$l + cos$s(#0))", 0, lambda x: 1.3),
    ("log1p$s(fabs$s(#0))", 0, math.log1p),
    ("atan$s(#0)", 0, lambda x: 1.6),
    ("fabs$s(#0)", 0, lambda x: x),
    ("tan$s(0.5$l * sin$s(#0))", 0, lambda x: 0.6),
    ("asin$s(0.75$l * sin$s(#0))", 0, lambda x: 0.9),
    ("acos$s(0.5$l * tanh$s(#0))", 0, lambda x: 2.1),
    ("asinh$s(#0)", 0, math.asinh),
    ("acosh$s(2.5$l + sin$s(#0))", 0, lambda x: 2),
    ("atanh$s(0.75$l * tanh$s(#0))", 0, lambda x: 1),
    ("sinh$s(#0)", 2, math.sinh),
    ("cosh$s(#0)", 2, math.cosh),
    ("exp2$s(#0)", 3, lambda x: 2**x),
    ("expm1$s(#0)", 2, math.exp),
    ("log2$s(3.0$l + sin$s(#0))", 0, lambda x: 2),
    ("log10$s(3.0$l + tanh$s(#0))", 0, lambda x: 1),
    ("cbrt$s(2.0$l + sin$s(#0))", 0, lambda x: 1.5),
    ("erf$s(#0)", 0, lambda x: 1),
    ("erfc$s(#0)", 0, lambda x: 2),
    ("floor$s(#0)", 0, lambda x: x + 1),
    ("round$s(#0)", 0, lambda x: x + 1),
    ("ldexp$s(#0, -1)", 0, lambda x: x / 2),
    ("(#0 + floor$s(#0))", 0, lambda x: 2 * x + 1),
)
BINARY = (
    ("(#0 + #1)", 0, lambda x, y: x + y),
    ("(#0 - #1)", 0, lambda x, y: x + y),
    ("(#0 * #1)", 0, lambda x, y: x * y),
    ("(#0 / (1.0$l + #1 * #1))", 0, lambda x, y: x),
    ("(#0 / (2.0$l + cos$s(#1)))", 0, lambda x, y: x),
    ("fmax$s(#0, #1)", 0, max),
    ("fmin$s(#0, #1)", 0, max),
    ("atan2$s(#0, 2.0$l + cos$s(#1))", 0, lambda x, y: 1.6),
    ("hypot$s(#0, 1.5$l + sin$s(#1))", 0, lambda x, y: x + 2.5),
    ("pow$s(1.5$l + sin$s(#0), #1)", 2, lambda x, y: 6.5),
    ("copysign$s(#0, #1)", 0, lambda x, y: x),
    ("fdim$s(#0, #1)", 0, lambda x, y: x + y),
    ("fmod$s(#0, 1.5$l + sin$s(#1))", 0, lambda x, y: 2.5),
)
SQUASH = (
    ("sin$s(#0)", 1),
    ("tanh$s(#0)", 1),
    ("atan$s(#0)", 1.6),
    ("(2.0$l * cos$s(#0))", 2),
)
COMPARE = ("<", ">", "<=", ">=")


@dataclass
class Variable:
    """`level` is the scope that it lives as long as, `reach` that of what it points to."""

    name: str
    kind: object
    level: int
    reach: int
    frozen: bool = False
    #: A parameter points to nothing that the function itself made.
    parameter: bool = False
    #: Not to be assigned itself, though what it points to may be.
    fixed: bool = False


@dataclass
class Place:
    """Somewhere on the way from a variable through memory."""

    expr: Expr
    kind: object
    variable: Variable
    level: int
    frozen: bool
    direct: bool = True
    #: Not a value but `*` of it: `->` instead of `.`.
    behind: Expr | None = None


class Values:
    """`scopes` hold the variables that may be used here, inner ones last."""

    def __init__(self, rng):
        self.rng = rng
        self.scopes = [[]]
        self.features = set()
        self.floats = False
        self.count = 0
        self.indexing = 0

    # -- choices -------------------------------------------------------------------------------

    def pick(self, items):
        return items[self.rng.randrange(len(items))]

    def chance(self, one_in):
        return self.rng.randrange(one_in) == one_in - 1

    def fresh(self, stem):
        self.count += 1
        return f"{stem}{self.count}"

    def note(self, *features):
        self.features.update(features)

    @property
    def level(self):
        return len(self.scopes) - 1

    def add(self, name, kind, **more):
        level = more.pop("level", self.level)
        variable = Variable(name, kind, level, more.pop("reach", level), **more)
        self.scopes[-1].append(variable)
        return variable

    # -- places --------------------------------------------------------------------------------

    def variables(self):
        return [each for scope in self.scopes for each in scope]

    def reaches(self, kind, frozen, accept):
        """Whether a way from a place of this type ends at what is accepted."""
        if accept(kind, frozen):
            return True
        if isinstance(kind, Struct):
            return any(self.reaches(each, frozen, accept) for _, each in kind.fields)
        if isinstance(kind, Array):
            return self.reaches(kind.element, frozen, accept)
        if isinstance(kind, Pointer):
            return self.reaches(kind.target, frozen or not kind.writable, accept)
        return False

    def place(self, accept, choose=lambda variable: True):
        """Somewhere that is accepted, or None."""
        found = [
            each
            for each in self.variables()
            if choose(each) and self.reaches(each.kind, each.frozen, accept)
        ]
        if not found:
            return None
        variable = self.pick(found)
        start = Expr(variable.kind, variable.name)
        place = Place(start, variable.kind, variable, variable.level, variable.frozen)
        while not self.ends(place, accept):
            place = self.step(place, accept)
        return place

    def ends(self, place, accept):
        if not accept(place.kind, place.frozen):
            return False
        deeper = any(self.reaches(k, f, accept) for k, f in self.inside(place))
        return not (deeper and self.chance(2))

    def inside(self, place):
        kind = place.kind
        if isinstance(kind, Struct):
            return [(each, place.frozen) for _, each in kind.fields]
        if isinstance(kind, Array):
            return [(kind.element, place.frozen)]
        if isinstance(kind, Pointer):
            return [(kind.target, place.frozen or not kind.writable)]
        return []

    def step(self, place, accept):
        """One index, member or `*` further."""
        kind, expr = place.kind, place.expr
        if isinstance(kind, Struct):
            fields = [each for each in kind.fields if self.reaches(each[1], place.frozen, accept)]
            name, inner = self.pick(fields)
            self.note("struct")
            if place.behind:
                made = Expr(inner, f"#0->{name}", (place.behind,))
            else:
                made = Expr(inner, f"#0.{name}", (expr,))
            return Place(made, inner, place.variable, place.level, place.frozen, place.direct)
        index = self.index(kind.length - 1)
        if isinstance(kind, Array):
            made = Expr(kind.element, "#0[#1]", (expr, index))
            return Place(
                made, kind.element, place.variable, place.level, place.frozen, place.direct
            )
        behind = None
        if kind.length == 1 or self.chance(3):
            made, behind = Expr(kind.target, "(*#0)", (expr,)), expr
        elif self.chance(4):
            made = Expr(kind.target, "(*(#0 + #1))", (expr, index))
        else:
            made = Expr(kind.target, "#0[#1]", (expr, index))
        frozen = place.frozen or not kind.writable
        return Place(made, kind.target, place.variable, place.variable.reach, frozen, False, behind)

    def index(self, high):
        """An integer; within the index of another index a simple one."""
        self.indexing += 1
        made = self.whole(high, 1) if self.indexing < 2 else self.simple_index(high)
        self.indexing -= 1
        return made

    def simple_index(self, high):
        found = [
            each
            for each in self.variables()
            if isinstance(each.kind, Int) and each.kind.high <= high
        ]
        if not found or self.chance(2):
            return self.literal(high)
        return Expr(INT, self.pick(found).name, (), high)

    def number_place(self, kind, *, write=False):
        """A place of a number to be read or written, or None."""
        place = self.place(lambda k, frozen: k == kind and not (write and frozen))
        if place is None:
            return None
        place.expr.high = BOUND
        return place.expr

    # -- integers ------------------------------------------------------------------------------

    def whole(self, high, depth=2):
        """An integer from zero to `high`."""
        if high == 0:
            return Expr(INT, "0")
        expr = self.any_whole(high, depth)
        if expr.high <= high:
            return expr
        return Expr(INT, f"(#0 % {high + 1})", (expr,), high)

    def literal(self, high):
        value = self.rng.randrange(high + 1)
        return Expr(INT, str(value), (), value, value)

    def any_whole(self, high, depth):
        """An integer from zero to whatever its `high` says."""
        kinds = [lambda: self.literal(high), self.whole_place]
        if depth > 0:
            kinds += [lambda: self.whole_binary(depth - 1), lambda: self.whole_of_number(depth - 1)]
            kinds += [lambda: self.whole_choice(high, depth - 1)]
        return self.pick(kinds)() or self.literal(high)

    def whole_place(self):
        place = self.place(lambda kind, frozen: isinstance(kind, Int))
        if place is None:
            return None
        place.expr.high = place.kind.high
        return place.expr

    def whole_binary(self, depth):
        left, right = self.any_whole(5, depth), self.any_whole(5, depth)
        at_most = max(left.high, right.high, 1)
        kinds = [
            ("(#0 + #1)", left.high + right.high),
            ("(#0 * #1)", left.high * right.high),
            ("(#0 & #1)", at_most),
            ("(#0 > #1)", 1),
            ("(#0 / (#1 + 1))", left.high),
        ]
        text, high = self.pick(kinds)
        if high > 1000:
            return left
        return Expr(INT, text, (left, right), high)

    def whole_of_number(self, depth):
        """From a number, where it is far from the next integer, we hope."""
        inner = self.number(depth)
        self.note("cast to int")
        shift = math.ceil(inner.high)
        if shift > 100:
            return self.literal(3)
        return Expr(INT, f"(int)(#0 + {shift}.25$l)", (inner,), 2 * shift + 1)

    def whole_choice(self, high, depth):
        condition = self.condition(depth)
        first, second = self.whole(high, depth), self.whole(high, depth)
        self.note("ternary")
        return Expr(INT, "(#0 ? #1 : #2)", (condition, first, second), high)

    # -- conditions ----------------------------------------------------------------------------

    def condition(self, depth=2):
        kinds = [self.compare_numbers, self.compare_wholes]
        if depth > 0:
            kinds += [self.both, self.compare_pointers]
        return self.pick(kinds)(depth - 1) or self.compare_wholes(depth - 1)

    def compare_numbers(self, depth):
        left = self.number(depth)
        value = Expr(DOUBLE, f"{self.pick((0.3, -0.4, 0.07, 0.9))}$l")
        right = self.number(depth) if self.chance(2) else value
        return Expr(INT, f"#0 {self.pick(COMPARE)} #1", (left, right), 1)

    def compare_wholes(self, depth):
        left, right = self.any_whole(4, depth), self.whole(4, 0)
        return Expr(INT, f"#0 {self.pick((*COMPARE, '==', '!='))} #1", (left, right), 1)

    def both(self, depth):
        operator = self.pick(("&&", "||"))
        self.note("short circuit")
        left, right = self.condition(depth), self.condition(depth)
        text = f"(#0) {operator} (#1)" if not self.chance(4) else f"!((#0) {operator} (#1))"
        return Expr(INT, f"({text})", (left, right), 1)

    def compare_pointers(self, depth):
        """Never of addresses of arrays, where a compiler warns."""
        place = self.place(lambda kind, frozen: isinstance(kind, Pointer))
        if place is None:
            return None
        self.note("pointer compared")
        other = self.place(lambda kind, frozen: kind == place.kind)
        text = self.pick(("#0 == #1", "#0 != #1"))
        return Expr(INT, text, (place.expr, other.expr), 1)

    # -- pointers ------------------------------------------------------------------------------

    def pointer(self, kind, limit, *, choose=lambda variable: True):
        """To at least `kind.length` elements that live as long as `limit` says; or None."""

        def accept(found, frozen):
            if frozen and kind.writable:
                return False
            if isinstance(found, Pointer):
                good = found.writable or not kind.writable
                return good and found.target == kind.target and found.length >= kind.length
            if isinstance(found, Array) and found.element == kind.target:
                return found.length >= kind.length
            return kind.length == 1 and found == kind.target

        place = self.place(accept, lambda each: choose(each) and self.lives(each, kind, limit))
        if place is None or (not isinstance(place.kind, Pointer) and place.level > limit):
            return None
        if isinstance(place.kind, Pointer) and place.variable.reach > limit:
            return None
        return self.offset(place, kind)

    def lives(self, variable, kind, limit):
        return min(variable.level, variable.reach) <= limit

    def offset(self, place, kind):
        """The start of it, or further on where there is room."""
        found = place.kind
        element = found.target if isinstance(found, Pointer) else getattr(found, "element", None)
        if element == kind.target:
            spare = place.kind.length - kind.length
            if spare == 0 or self.chance(3):
                return place.expr
            self.note("pointer into the middle")
            text = self.pick(("(#0 + #1)", "&#0[#1]"))
            return Expr(kind, text, (place.expr, self.whole(spare, 1)))
        return Expr(kind, "&#0", (place.expr,))

    # -- numbers -------------------------------------------------------------------------------

    def number(self, depth=3):
        """Of type double or float, whatever comes."""
        kinds = [self.number_literal, *[self.number_read] * 4]
        if depth > 0:
            kinds += [self.unary, *[self.binary] * 3, self.mixed, self.call_number]
        return self.pick(kinds)(depth - 1) or self.number_literal(0)

    def number_literal(self, depth):
        value = self.rng.randrange(1, 16) / 8
        return Expr(DOUBLE, f"{value}$l", (), value)

    def number_read(self, depth):
        kind = FLOAT if self.floats and self.chance(3) else DOUBLE
        return self.number_place(kind) or self.number_place(DOUBLE)

    def unary(self, depth):
        text, guard, bound = self.pick(UNARY)
        inner = self.fit(self.number(depth), guard)
        high = bound(inner.high)
        if high > 50:
            return inner
        single = inner.kind == FLOAT and not self.chance(3)
        return Expr(*self.variant(text, single), (inner,), high)

    def variant(self, text, single):
        """The template for double, or the one for float."""
        if single:
            return FLOAT, text.replace("$s", "$f").replace("$l", "$g")
        return DOUBLE, text

    def binary(self, depth):
        text, guard, bound = self.pick(BINARY)
        left, right = self.fit(self.number(depth), guard), self.fit(self.number(depth), guard)
        high = bound(left.high, right.high)
        if high > 50:
            return left
        return Expr(*self.variant(text, left.kind == right.kind == FLOAT), (left, right), high)

    def mixed(self, depth):
        """What is neither a function nor an operator."""
        return self.pick((self.ternary, self.fma, self.of_whole, self.cast, self.product))(depth)

    def product(self, depth):
        """Of two places: where derivatives of memory meet."""
        left, right = self.number_read(0), self.number_read(0)
        if left is None or right is None:
            return None
        return Expr(DOUBLE, "(#0 * #1)", (left, right), left.high * right.high)

    def ternary(self, depth):
        first, second = self.number(depth), self.number(depth)
        self.note("ternary")
        parts = (self.condition(min(depth, 1)), first, second)
        kind = FLOAT if first.kind == second.kind == FLOAT else DOUBLE
        return Expr(kind, "(#0 ? #1 : #2)", parts, max(first.high, second.high))

    def fma(self, depth):
        x, y, z = (self.fit(self.number(depth), 3) for _ in range(3))
        return Expr(DOUBLE, "fma$s(#0, #1, #2)", (x, y, z), x.high * y.high + z.high)

    def of_whole(self, depth):
        inner = self.whole(5, depth)
        self.note("cast to double")
        return Expr(DOUBLE, self.pick(("($D)#0", "(0.25$l * #0)")), (inner,), 5)

    def cast(self, depth):
        inner = self.number(depth)
        if not self.floats:
            return inner
        self.note("cast to float")
        if self.chance(2):
            return Expr(FLOAT, "($F)#0", (inner,), inner.high)
        return Expr(DOUBLE, "($D)#0", (inner,), inner.high)

    def call_number(self, depth):
        """The statements know what may be called."""

    def fit(self, expr, bound=BOUND):
        """The same, or squashed to the bound; no bound at zero."""
        if not bound or expr.high <= bound:
            return expr
        if expr.high <= 4 * bound and self.chance(2):
            return Expr(expr.kind, "(0.25$l * #0)", (expr,), expr.high / 4)
        text, high = self.pick([each for each in SQUASH if each[1] <= bound])
        return Expr(*self.variant(text, expr.kind == FLOAT), (expr,), high)

    def stored(self, depth=3):
        """A number fit for memory."""
        return self.fit(self.number(depth))

    # -- initial values ------------------------------------------------------------------------

    def initial(self, kind):
        """An initialiser that may depend on variables; pointers to what lives long enough."""
        if isinstance(kind, Real):
            return self.stored(1)
        if isinstance(kind, Int):
            return self.whole(kind.high, 1)
        if isinstance(kind, (Pointer, FunctionPointer)):
            return self.initial_pointer(kind)
        kinds = (
            [each for _, each in kind.fields]
            if isinstance(kind, Struct)
            else [kind.element] * kind.length
        )
        parts = tuple(self.initial(each) for each in kinds)
        if None in parts:
            return None
        holes = ", ".join(f"#{at}" for at in range(len(parts)))
        return Expr(kind, "{" + holes + "}", parts)

    def initial_pointer(self, kind):
        if isinstance(kind, Pointer):
            return self.pointer(kind, self.level)
        return self.function_value(kind)

    def function_value(self, kind):
        """The statements know the functions."""
