"""A function of numbers in memory, written in IR: its value, and its derivatives in both modes.

The function is `void f(ptr x, ptr y)`. What is called is declared, so a body is only its lines.
"""

import re
from dataclasses import dataclass

from native import HEAD, Memory, Program, features

import enzyme_cc

SIZES = {"double": 8, "float": 4}
WIDTH = 4
FEATURES = features()
_CALL = re.compile(r"call [^\n@]*?((?:<|\{)[^@]*|\w+) @(llvm\.[\w.]+)\(([^\n]*)\)")
_SPLIT = re.compile(r", (?![^<\[{(]*[>\]})])")


@dataclass(frozen=True)
class Body:
    """The lines of a function, of how many numbers, and what machine they need.

    Where LLVM cannot compile them as they are, `meaning` says what comes of the inputs.
    """

    lines: str
    inputs: tuple
    outputs: int
    kind: str = "double"
    needs: str = ""
    meaning: object = None

    @property
    def is_there(self):
        return FEATURES.issuperset(self.needs.split())

    @property
    def text(self):
        lines = f"define void @f(ptr %x, ptr %y) {{\n{self.lines}\n  ret void\n}}\n"
        return HEAD + lines + "".join(sorted(declarations(lines)))


def declarations(lines):
    for result, name, arguments in _CALL.findall(lines):
        kinds = [_kind(each) for each in _SPLIT.split(arguments)] if arguments else []
        yield f"declare {result} @{name}({', '.join(kinds)})\n"


def _kind(argument):
    """`<4 x double> %a` without the value; vectors that are constants have brackets, too."""
    if argument[0] in "<{":
        depth = 0
        for at, letter in enumerate(argument):
            depth += (letter in "<{") - (letter in ">}")
            if not depth:
                return argument[: at + 1]
    return argument.split(" ")[0]


REQUESTS = """
define void @forward(ptr %x, ptr %dx, ptr %y, ptr %dy) {
  call void (...) @__enzyme_fwddiff(ptr @f, metadata !"enzyme_dup", ptr %x, ptr %dx,
      metadata !"enzyme_dup", ptr %y, ptr %dy)
  ret void
}
define void @back(ptr %x, ptr %dx, ptr %y, ptr %dy) {
  call void (...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_dup", ptr %x, ptr %dx,
      metadata !"enzyme_dup", ptr %y, ptr %dy)
  ret void
}
define void @forward4(
    ptr %x, ptr %a, ptr %b, ptr %c, ptr %d, ptr %y, ptr %e, ptr %f, ptr %g, ptr %h) {
  call void (...) @__enzyme_fwddiff(ptr @f, metadata !"enzyme_width", i64 4,
      metadata !"enzyme_dup", ptr %x, ptr %a, ptr %b, ptr %c, ptr %d,
      metadata !"enzyme_dup", ptr %y, ptr %e, ptr %f, ptr %g, ptr %h)
  ret void
}
define void @back4(
    ptr %x, ptr %a, ptr %b, ptr %c, ptr %d, ptr %y, ptr %e, ptr %f, ptr %g, ptr %h) {
  call void (...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_width", i64 4,
      metadata !"enzyme_dup", ptr %x, ptr %a, ptr %b, ptr %c, ptr %d,
      metadata !"enzyme_dup", ptr %y, ptr %e, ptr %f, ptr %g, ptr %h)
  ret void
}
declare void @__enzyme_fwddiff(...)
declare void @__enzyme_autodiff(...)
"""


class Numbers:
    """Numbers of one kind in memory."""

    def __init__(self, kind, values):
        self.kind, self.size, self.count = kind, SIZES[kind], len(values)
        self.memory = Memory(self.size * self.count)
        for at, value in enumerate(values):
            self.memory.put(at * self.size, kind, value)

    @property
    def address(self):
        return self.memory.address

    @property
    def values(self):
        return [self.memory.get(at * self.size, self.kind) for at in range(self.count)]


class Derived:
    """The function as it is, and what is made of requests for its derivatives."""

    def __init__(self, body, level=1):
        self.body = body
        self.plain = None if body.meaning else Program(body.text, level=0)
        done = enzyme_cc.differentiate(body.text + REQUESTS, "f.ll")
        assert not done.problems, done.problems
        self.text = done.text
        self.derived = Program(done.text, level=level)

    def value(self, inputs, *, where=None):
        if where is None and self.body.meaning:
            return list(self.body.meaning(*inputs))
        x, y = Numbers(self.body.kind, inputs), self._outputs()
        (where or self.plain).on_memory(x.address, y.address, name="f")
        return y.values

    def _outputs(self, values=None):
        return Numbers(self.body.kind, values or [0.0] * self.body.outputs)

    def tangent(self, *seeds):
        """The tangents of the outputs for one direction or four, and the outputs themselves."""
        kind, body = self.body.kind, self.body
        x, y = Numbers(kind, body.inputs), self._outputs()
        dx = [Numbers(kind, each) for each in seeds]
        dy = [self._outputs([77.0] * body.outputs) for _ in seeds]
        self._run("forward", x, dx, y, dy)
        return [each.values for each in dy], y.values

    def adjoint(self, *seeds):
        """The adjoints of the inputs for one seed or four, on top of what was there."""
        kind, body = self.body.kind, self.body
        x, y = Numbers(kind, body.inputs), self._outputs()
        dx = [Numbers(kind, [1.0] * len(body.inputs)) for _ in seeds]
        dy = [self._outputs(each) for each in seeds]
        self._run("back", x, dx, y, dy)
        return [[value - 1 for value in each.values] for each in dx], y.values

    def _run(self, name, x, dx, y, dy):
        name += "4" if len(dx) == WIDTH else ""
        self.derived.on_memory(*(each.address for each in (x, *dx, y, *dy)), name=name)


def unit(count, at):
    return [float(index == at) for index in range(count)]


def some(count, lane):
    """Numbers of few digits, which differ."""
    return [((7 * at + 3 * lane) % 11 - 5) / 4 for at in range(count)]


def jacobian(derived, step):
    """By central differences: exact for squares and products of numbers with few digits."""
    inputs, columns = derived.body.inputs, []
    for at in range(len(inputs)):
        above, below = list(inputs), list(inputs)
        above[at] += step
        below[at] -= step
        values = zip(derived.value(above), derived.value(below), strict=True)
        columns.append([(a - b) / (2 * step) for a, b in values])
    return columns


def products(columns, seed):
    """The Jacobian times a direction."""
    return [
        sum(column[row] * part for column, part in zip(columns, seed, strict=True))
        for row in range(len(columns[0]))
    ]


def products_back(columns, seed):
    """The transposed Jacobian times a seed."""
    return [sum(a * b for a, b in zip(column, seed, strict=True)) for column in columns]


def check(body, close, *, columns=None, step=0.03125):
    """Values, tangents and adjoints of a function, one direction or four at a time."""
    derived = Derived(body)
    value = derived.value(body.inputs)
    assert derived.value(body.inputs, where=derived.derived) == value
    columns = columns or jacobian(derived, step)
    ways = (
        (derived.tangent, len(body.inputs), products),
        (derived.adjoint, body.outputs, products_back),
    )
    for run, count, by in ways:
        many = [some(count, lane) for lane in range(WIDTH)]
        for seeds in ([many[0]], [many[1]], [unit(count, 0)], [unit(count, count - 1)], many):
            found, primal = run(*seeds)
            assert primal == value
            for got, seed in zip(found, seeds, strict=True):
                assert got == close(by(columns, seed))
    return derived
