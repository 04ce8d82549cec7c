"""Scalar arithmetic of the twins of SIMD programs: as C, and as numbers while a program is made.

Each lane of a vector is an atom of a machine: of `Text` a name in C, of `Numbers` a value with
what is known of its conditioning, or `WILD` or `BAD` where nobody must look at it.
"""

import math
from typing import NamedTuple

#: Lanes larger than this, or that magnify errors of inputs by more, are not looked at.
LARGEST, MOST_GAIN = 30.0, 60.0
#: A lane with some bits, of which nobody can say which derivative they have: 1/0, or near a kink.
#: (`BAD` ones have no bits, or no derivative whatever is done with them.)
WILD = "wild"
#: How far from a kink or a pole numbers must be, so that differences mean something.
GAP = 0.02
BAD = None


def is_good(atom):
    """Whether a lane may be looked at."""
    return atom is not BAD and atom is not WILD


class Number(NamedTuple):
    """A value at the point, and how much it moves at most when inputs move by one."""

    value: float
    gain: float = 0.0


class Operation(NamedTuple):
    """One operation of scalars: in C, of numbers, and its partial derivatives."""

    text: str
    value: object
    partials: object = None
    #: How far numbers are from where it is not smooth.
    room: object = None


def _one(_x, _y):
    return 1.0, 1.0


ARITHMETIC = {
    "add": Operation("{0} + {1}", lambda x, y: x + y, _one),
    "sub": Operation("{0} - {1}", lambda x, y: x - y, _one),
    "mul": Operation("{0} * {1}", lambda x, y: x * y, lambda x, y: (y, x)),
    "div": Operation(
        "{0} / {1}",
        lambda x, y: x / y,
        lambda x, y: (1 / y, x / y**2),
        lambda _x, y: abs(y) / 10,
    ),
    "min": Operation(
        "{0} < {1} ? {0} : {1}", min, lambda x, y: (x < y, y < x), lambda x, y: abs(x - y)
    ),
    "max": Operation(
        "{0} > {1} ? {0} : {1}", max, lambda x, y: (x > y, y > x), lambda x, y: abs(x - y)
    ),
    "sqrt": Operation("sqrtl({0})", math.sqrt, lambda x: (0.5 / math.sqrt(x),), lambda x: x / 4),
    "neg": Operation("-{0}", lambda x: -x, lambda _x: (1.0,)),
    "abs": Operation("fabsl({0})", abs, lambda _x: (1.0,), abs),
    "sin": Operation("sinl({0})", math.sin, lambda x: (math.cos(x),)),
    "exp": Operation("expl({0})", math.exp, lambda x: (math.exp(x),)),
    "floor": Operation(
        "floorl({0})", math.floor, lambda _x: (0.0,), lambda x: min(x % 1, 1 - x % 1)
    ),
    "fma": Operation("{0} * {1} + {2}", lambda x, y, z: x * y + z, lambda x, y, _z: (y, x, 1.0)),
}
COMPARISONS = {
    "lt": Operation("{0} < {1}", lambda x, y: x < y),
    "le": Operation("{0} <= {1}", lambda x, y: x <= y),
    "gt": Operation("{0} > {1}", lambda x, y: x > y),
    "ge": Operation("{0} >= {1}", lambda x, y: x >= y),
    "eq": Operation("{0} == {1}", lambda x, y: x == y),
    "ne": Operation("{0} != {1}", lambda x, y: x != y),
}
LOGIC = {
    "and": Operation("{0} && {1}", lambda x, y: x and y),
    "or": Operation("{0} || {1}", lambda x, y: x or y),
    "andnot": Operation("!{0} && {1}", lambda x, y: not x and y),
    "not": Operation("!{0}", lambda x: not x),
}
OPERATIONS = ARITHMETIC | COMPARISONS | LOGIC


class Numbers:
    """Operations on numbers at the point where the derivative is taken."""

    #: Of the loop that it is in.
    round = 0

    def __init__(self, *, fast=False):
        self.arrays = {}
        #: Whether the program promises that there are no infinities: those are BAD then.
        self.fast = fast

    def declare(self, name, values):
        self.arrays[name] = [Number(float(each)) for each in values]

    def read(self, name, at):
        return self.arrays[name][at]

    def write(self, name, at, atom):
        self.arrays[name][at] = atom

    def op(self, name, *atoms):
        if not all(map(is_good, atoms)):
            return BAD if BAD in atoms else WILD
        if name in ARITHMETIC:
            return self.arithmetic(ARITHMETIC[name], atoms)
        if name in COMPARISONS:
            x, y = (atom.value for atom in atoms)
            return WILD if abs(x - y) < GAP else COMPARISONS[name].value(x, y)
        return LOGIC[name].value(*atoms)

    def arithmetic(self, operation, atoms):
        values = [atom.value for atom in atoms]
        if operation.room and operation.room(*values) < GAP:
            return WILD
        try:
            value = float(operation.value(*values))
        except (OverflowError, ValueError):
            return WILD
        partials = operation.partials(*values)
        gain = sum(abs(p) * atom.gain for p, atom in zip(partials, atoms, strict=True))
        good = abs(value) <= LARGEST and gain <= MOST_GAIN
        return Number(value, gain) if good else WILD

    def choose(self, mask, one, other):
        """One of two, of which the other may be anything."""
        if not is_good(mask):
            return BAD
        return one if mask else other

    def choose_bits(self, mask, one, other):
        """The same by and, andnot and or: what is no number must not meet others."""
        if BAD in (one, other) or (self.fast and WILD in (one, other)):
            return BAD
        return self.choose(mask, one, other)

    def literal(self, value):
        return Number(float(value))

    def truth(self, value):
        return bool(value)

    def nothing(self):
        return BAD


class Text:
    """Lines of C, with a variable for each result."""

    round = 0

    def __init__(self):
        self.lines = []
        self.count = 0

    def declare(self, name, values):
        if name != "y":
            self.say(f"R {name}[] = {{{', '.join(f'{each!r}L' for each in values)}}};")
            return
        for at, each in enumerate(values):
            self.say(f"{name}[{at}] = {each};")

    def read(self, name, at):
        return self.keep(f"{name}[{at}]")

    def write(self, name, at, atom):
        self.say(f"{name}[{at}] = {atom};")

    def say(self, line):
        self.lines.append(line)

    def fresh(self):
        self.count += 1
        return f"t{self.count}"

    def keep(self, text, kind="R"):
        name = self.fresh()
        self.say(f"const {kind} {name} = {text};")
        return name

    def op(self, name, *atoms):
        kind = "R" if name in ARITHMETIC else "int"
        return self.keep(OPERATIONS[name].text.format(*atoms), kind)

    def choose(self, mask, one, other):
        return self.keep(f"{mask} ? {one} : {other}")

    choose_bits = choose

    def literal(self, value):
        return f"({value!r}L)"

    def truth(self, value):
        return str(int(value))

    def nothing(self):
        return "0"
