"""How far a computed tangent may be from the true one: the one policy of the rules' tests.

A formula is evaluated with many digits, and with it the error that rounding each step (and
the primal results it starts from) can make: so a formula is judged by the type it runs in, and
one that cancels is not called wrong. Functions may be off by a few units in the last place.
"""

import mpmath
from rules.primals import PRIMALS, derivative

from enzyme_cc.rules.formula import (
    Binary,
    Call,
    Compare,
    Conditional,
    Logic,
    Name,
    Negative,
    Number,
    Part,
)

#: Units in the last place that a function of C may be off by.
OF_A_FUNCTION = 4
#: The same of a complex one: `cpow` is by logarithm and exponential.
OF_A_COMPLEX_FUNCTION = 8
SLACK = 2

_ARITHMETIC = {
    "+": (lambda a, b: a + b, lambda a, b, da, db: da + db),
    "-": (lambda a, b: a - b, lambda a, b, da, db: da + db),
    "*": (lambda a, b: a * b, lambda a, b, da, db: abs(a) * db + abs(b) * da),
    "/": (lambda a, b: a / b, lambda a, b, da, db: da / abs(b) + abs(a / b) * db / abs(b)),
}
_COMPARISONS = {
    "==": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
}


class Bound:
    """Values of formulas with bounds on their errors, at one point, for one unit of rounding."""

    def __init__(self, unit, values, outputs):
        self.unit = unit
        self.values = values
        self.outputs = outputs
        self._known = {}

    def of(self, node):
        """The value, and how far what a machine computes may be from it."""
        if node not in self._known:
            self._known[node] = self._of(node)
        return self._known[node]

    def _of(self, node):
        return {
            Binary: self.binary,
            Call: self.call,
            Conditional: self.conditional,
            Name: self.name,
            Negative: self.negative,
            Number: self.number,
            Part: self.part,
        }[type(node)](node)

    def rounded(self, value, error, units=1):
        return value, error + units * self.unit * abs(value)

    def number(self, node):
        value = mpmath.mpf(node.value.numerator) / node.value.denominator
        return self.rounded(value, 0)

    def name(self, node):
        value = self.values[node.name]
        return self.rounded(value, 0) if node.name in self.outputs else (value, 0)

    def negative(self, node):
        value, error = self.of(node.operand)
        return -value, error

    def binary(self, node):
        compute, spread = _ARITHMETIC[node.operator]
        (a, da), (b, db) = self.of(node.left), self.of(node.right)
        return self.rounded(compute(a, b), spread(a, b, da, db))

    def call(self, node):
        value, error, _ = self._called(PRIMALS[node.function.name], node)
        return self.rounded(value, error, OF_A_FUNCTION)

    def part(self, node):
        """Either number of a complex one may be off by units of the larger."""
        both = PRIMALS[node.call.function.name].values()
        value, error, point = self._called(list(both)[node.index], node.call)
        size = max(abs(each(*point)) for each in both)
        return value, error + OF_A_COMPLEX_FUNCTION * self.unit * size

    def _called(self, function, node):
        arguments = [self.of(each) for each in node.arguments]
        point = [value for value, _ in arguments]
        error = sum(
            abs(derivative(function, point, index)) * error
            for index, (_, error) in enumerate(arguments)
            if error and not node.function.arguments[index].role.is_integer
        )
        return function(*point), error, point

    def conditional(self, node):
        return self.of(node.then if self.truth(node.test) else node.other)

    def truth(self, node):
        if isinstance(node, Compare):
            return _COMPARISONS[node.operator](self.of(node.left)[0], self.of(node.right)[0])
        assert isinstance(node, Logic)
        found = [self.truth(each) for each in node.operands]
        return {"and": all, "or": any, "not": lambda each: not each[0]}[node.operator](found)

    def tangent(self, terms):
        """The error of a sum of partials (formulas) times tangents (numbers)."""
        total = error = mpmath.mpf(0)
        for formula, tangent in terms:
            value, each = self.of(formula)
            total += abs(value * tangent)
            error += each * abs(tangent)
        return SLACK * (error + (len(terms) + 1) * self.unit * total)
