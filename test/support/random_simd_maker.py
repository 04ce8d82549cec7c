"""Makes random programs with SIMD, step by step, and computes what each makes."""

import functools
from typing import NamedTuple

from random_simd import Branch, Call, Function, Load, Local, Loop, Map, Program, Step, Store
from random_simd_generic import generic_rows, number_rows
from random_simd_machines import Number, Numbers, is_good
from random_simd_memory import loads_of, stores_of
from random_simd_ops import Row, Type
from random_simd_x86 import x86_rows

INPUTS = 8
#: So many numbers that look random, none of them near another.
POINTS = [0.8125, -1.34375, 0.46875, 1.78125, -0.640625, 1.140625, -1.890625, 0.296875]
MOST_OUTPUTS = 6


class Target(NamedTuple):
    """Vectors of a machine: its options for the compiler, and of how many lanes they are."""

    name: str
    options: tuple
    widths: dict
    x86: bool
    avx: bool = False


TARGETS = {
    "sse2": Target("sse2", ("-msse2",), {"d": (2,), "f": (4,)}, True),
    "avx2": Target("avx2", ("-mavx2", "-mfma"), {"d": (2, 4), "f": (4, 8)}, True, True),
    "generic": Target("generic", (), {"d": (2, 4, 8), "f": (2, 4, 8)}, False),
}


@functools.cache
def rows_of(name):
    """All operations of a target, by the type of what they make."""
    target = TARGETS[name]
    rows = number_rows() + generic_rows(target.widths)
    if target.x86:
        rows += x86_rows(avx=target.avx)
    found = {}
    for row in rows:
        found.setdefault(row.result, []).append(row)
    return {kind: (rows, [row.weight for row in rows]) for kind, rows in found.items()}


#: What an operation of vectors is called for one number.
_ALIKE = {"blendv": "choose", "bits": "choose", "ternary": "choose"}
_OF_EACH = "add sub mul div sqrt abs min max lt gt".split()


@functools.cache
def element_rows(target, kind):
    """Operations that there are of vectors and of one number."""
    rows = rows_of(target)
    single = {row.name: row for each in (kind.of(1), kind.masks.of(1)) for row in rows[each][0]}
    found = []
    for each in (kind, kind.masks):
        for row in rows[each][0]:
            name = _ALIKE.get(row.name, row.name)
            if row.name in _ALIKE or row.name in _OF_EACH:
                found.append((row, single[name]))
    value = ("constant", (), kind, f"(({kind.name}){{{{0}}}} + {{list}})", None)
    return [*found, (Row(*value), single["constant"])]


class Maker:
    """One program in the making."""

    def __init__(self, rng, target, *, fast):
        self.rng, self.target = rng, TARGETS[target]
        self.rows = rows_of(target)
        self.kind = Type(rng.choice("ddf"), 1)
        self.program = Program(target, self.kind, fast=fast)
        self.machine = Numbers(fast=fast)
        self.count = 0
        self.lanes, self.kinds, self.unused = {}, {}, []
        self.arrays = {"x": INPUTS}
        self.loops = 0

    def chance(self, one_in):
        return self.rng.randrange(one_in) == 0

    def fresh(self, stem="v"):
        self.count += 1
        return f"{stem}{self.count}"

    def make(self):
        point = list(POINTS)
        self.rng.shuffle(point)
        self.program.point = point
        self.machine.arrays["x"] = [Number(each, 1.0) for each in point]
        for _ in range(self.rng.randrange(3)):
            self.function()
        self.block(self.program.steps, self.rng.randrange(4, 22), depth=0)
        self.outputs()
        self.program.double = self.chance(4)
        prune(self.program)
        return self.program

    # -- values --------------------------------------------------------------------------------

    def vector(self):
        """A type of vectors, mostly of the program's own kind of number."""
        kind = self.kind.kind if not self.chance(5) else self.rng.choice("df")
        return Type(kind, self.rng.choice(self.target.widths[kind]))

    def operand(self, kind, steps, depth):
        """A value in scope, or one that is made for it."""
        fresh = [name for name in self.unused if self.kinds[name] == kind]
        if fresh and not self.chance(3):
            return self.rng.choice(fresh)
        known = [name for name, each in self.kinds.items() if each == kind]
        if known and (depth > 3 or not self.chance(3)):
            return self.rng.choice(known)
        return self.value(kind, steps, depth + 1)

    def value(self, kind, steps, depth):
        """A new value of a type."""
        for _ in range(20):
            if kind.mask:
                step = self.operation(kind, steps, depth)
            elif kind.kind == self.kind.kind and (depth > 2 or self.chance(3)):
                step = self.load(kind)
            else:
                step = self.operation(kind, steps, depth)
            if step and self.accept(step, steps):
                return step.name
        step = self.constant(kind)
        self.keep(step, steps, self.computed(step))
        return step.name

    def constant(self, kind):
        if kind.mask:
            operands = [self.value(kind._replace(mask=False), self.current, 9) for _ in range(2)]
            row = next(row for row in self.rows[kind][0] if row.name in ("lt", "cmplt"))
            return Step(self.fresh(), row, operands, {})
        row = next(row for row in self.rows[kind][0] if row.name in ("constant", "constants"))
        return Step(self.fresh(), row, [], row.pick(self.rng))

    def operation(self, kind, steps, depth):
        rows, weights = self.rows[kind]
        row = self.rng.choices(rows, weights)[0]
        if depth > 4 and row.operands:
            return None
        operands = [self.operand(each, steps, depth + 1) for each in row.operands]
        return Step(self.fresh(), row, operands, row.pick(self.rng) if row.pick else {})

    def load(self, kind):
        array = self.rng.choice([*self.arrays, "x"])
        way = self.rng.choice(loads_of(self.target, kind))
        reach = 1 + max(place for place in way[1] if place is not None)
        room = self.arrays[array] - reach
        if room < 0:
            return None
        stride = self.rng.randrange(3) if self.loops else 0
        if stride * (self.loops - 1) > room:
            stride = 0
        most = room - stride * max(self.loops - 1, 0)
        return Load(self.fresh(), kind, array, (stride, self.rng.randrange(most + 1)), way)

    def computed(self, step):
        lanes = dict(self.lanes)
        step.run(self.machine, lanes)
        return lanes[step.name]

    def accept(self, step, steps):
        found = self.computed(step)
        good = sum(map(is_good, found))
        if good < len(found) and not (self.chance(3) if good else self.chance(12)):
            return False
        self.keep(step, steps, found)
        return True

    def keep(self, step, steps, lanes):
        steps.append(step)
        self.lanes[step.name], self.kinds[step.name] = lanes, step.kind
        self.unused = [name for name in self.unused if name not in step.operands]
        self.unused.append(step.name)

    # -- statements ----------------------------------------------------------------------------

    def block(self, steps, count, depth):
        for _ in range(count):
            self.current = steps
            choice = self.rng.randrange(20)
            if choice == 0 and depth < 2:
                self.branch(steps, depth)
            elif choice == 1 and depth < 1 and not self.loops:
                self.loop(steps, depth)
            elif choice == 2 and self.program.functions:
                self.call(steps)
            elif choice == 3 and depth == 0:
                self.local(steps)
            elif choice == 4 and depth == 0 and len(self.arrays) > 1:
                self.store(steps)
            elif choice == 5 and depth == 0:
                self.map(steps)
            else:
                kind = self.kind if self.chance(8) else self.vector()
                self.value(kind, steps, 0)

    def scoped(self, count, depth, kind):
        """A block of its own, and a value that it ends with."""
        before = dict(self.lanes), dict(self.kinds), list(self.unused), self.current
        steps = []
        self.block(steps, count, depth + 1)
        end = self.operand(kind, steps, 2)
        self.lanes, self.kinds, self.unused, self.current = before
        return steps, end

    def branch(self, steps, depth):
        kind = self.vector()
        condition = self.value(self.kind.masks, steps, 1)
        if not is_good(self.lanes[condition][0]):
            return
        arms, ends = [], []
        for _ in range(2):
            block, end = self.scoped(self.rng.randrange(1, 4), depth, kind)
            arms.append(block)
            ends.append(end)
        step = Branch(self.fresh(), kind, condition, arms, ends)
        self.keep(step, steps, self.computed(step))

    def loop(self, steps, depth):
        kind, name = self.vector(), self.fresh()
        start = self.operand(kind, steps, 1)
        self.loops = self.rng.randrange(2, 4)
        before = dict(self.lanes), dict(self.kinds), list(self.unused)
        self.lanes[name], self.kinds[name] = self.lanes[start], kind
        self.unused = [name]
        block, end = self.scoped(self.rng.randrange(2, 5), depth, kind)
        self.lanes, self.kinds, self.unused = before
        step = Loop(name, kind, start, self.loops, block, end)
        self.loops = 0
        self.accept(step, steps)

    def local(self, steps):
        name, count = self.fresh("a"), self.rng.choice((4, 8))
        values = [self.rng.choice((0.5, -0.75, 1.25, 0.0)) for _ in range(count)]
        step = Local(name, self.kind, values)
        step.run(self.machine, self.lanes)
        steps.append(step)
        self.arrays[name] = count

    def store(self, steps):
        name = self.rng.choice([each for each in self.arrays if each != "x"])
        kind = Type(self.kind.kind, self.rng.choice(self.target.widths[self.kind.kind]))
        value = self.operand(kind, steps, 1)
        way = self.rng.choice(stores_of(self.target, kind))
        reach = 1 + max(place for place, _ in way[1])
        # A zero times an infinity of what is only overwritten is NaN for scalars, too.
        good = all(is_good(self.lanes[value][lane]) for _, lane in way[1])
        if good and reach <= self.arrays[name]:
            offset = self.rng.randrange(self.arrays[name] - reach + 1)
            step = Store(name, offset, value, way)
            step.run(self.machine, self.lanes)
            steps.append(step)

    # -- loops with tails ----------------------------------------------------------------------

    def map(self, steps):
        count = self.rng.randrange(3, 8)
        kind = self.kind.of(self.rng.choice(self.target.widths[self.kind.kind]))
        sources = []
        for _ in range(self.rng.randrange(1, 3)):
            array = self.rng.choice([each for each, size in self.arrays.items() if size >= count])
            sources.append((array, self.rng.randrange(self.arrays[array] - count + 1)))
        body = self.elements(kind, [f"p{at}" for at in range(len(sources))])
        step = Map(self.fresh(), kind, sources, count, body)
        found = self.computed(step)
        if all(map(is_good, [*found, *self.machine.arrays[step.array]])):
            self.keep(step, steps, found)
            self.arrays[step.array] = count

    def elements(self, kind, known):
        """Operations of each number: with vectors, and with one."""
        pairs = element_rows(self.target.name, kind)
        body, masks = [], []
        for _ in range(self.rng.randrange(2, 6)):
            vector, single = self.rng.choice(pairs)
            if vector.result.mask and masks:
                continue
            places = [masks if each.mask else known for each in vector.operands]
            if not all(places):
                continue
            operands = [self.rng.choice(each) for each in places]
            given = {"values": [0.75], "list": "0.75"} if not operands else {}
            name = f"e{len(body)}"
            (masks if vector.result.mask else known).append(name)
            body.append((vector, single, name, operands, given))
        wanted = {known[-1]} if body else set()
        kept = []
        for row in reversed(body):
            if row[2] in wanted:
                wanted.update(row[3])
                kept.insert(0, row)
        vector, single = next(pair for pair in pairs if pair[0].name == "mul")
        return [*kept, (vector, single, "last", [known[-1], "p0"], {})]

    # -- functions -----------------------------------------------------------------------------

    def function(self):
        kinds = [self.vector() for _ in range(self.rng.randrange(1, 3))]
        words = self.rng.choice(("static", "static __attribute__((noinline))", "static inline"))
        made = Function(self.fresh("h"), self.vector(), kinds, words)
        self.lanes, self.kinds, self.unused = {}, {}, []
        for kind in kinds:
            name = self.fresh()
            made.parameters.append(name)
            lanes = [Number(self.rng.choice(POINTS), 1.0) for _ in range(kind.lanes)]
            self.lanes[name], self.kinds[name] = lanes, kind
        self.unused = list(made.parameters)
        self.current = made.body
        self.block(made.body, self.rng.randrange(2, 6), 1)
        made.end = self.operand(made.kind, made.body, 2)
        self.lanes, self.kinds, self.unused = {}, {}, []
        self.arrays = {"x": INPUTS}
        self.program.functions.append(made)

    def call(self, steps):
        function = self.rng.choice(self.program.functions)
        operands = [self.operand(kind, steps, 1) for kind in function.kinds]
        self.accept(Call(self.fresh(), function, operands), steps)

    # -- results -------------------------------------------------------------------------------

    def outputs(self):
        """Store what is good of the values, those first that nothing has used."""
        names = [*reversed(self.unused), *self.rng.sample(sorted(self.kinds), len(self.kinds))]
        for name in names:
            if self.program.outputs >= MOST_OUTPUTS:
                break
            if not self.kinds[name].mask and self.kinds[name].kind == self.kind.kind:
                self.output(name)
        if not self.program.outputs:
            self.value(self.vector(), self.program.steps, 0)
            self.outputs()

    def output(self, name):
        lanes, kind = self.lanes[name], self.kinds[name]
        ways = stores_of(self.target, kind)
        self.rng.shuffle(ways)
        for way in ways:
            if all(is_good(lanes[lane]) and lanes[lane].gain for _, lane in way[1]):
                step = Store("y", self.program.outputs, name, way)
                self.program.steps.append(step)
                self.program.outputs += 1 + max(place for place, _ in way[1])
                return


def prune(program):
    """Drop what is not used."""
    called = set()
    wanted = set()
    program.steps = live(program.steps, wanted, called)
    kept = []
    for function in reversed(program.functions):
        if function.name in called:
            inner = {function.end}
            function.body = live(function.body, inner, called)
            kept.insert(0, function)
    program.functions = kept


def live(steps, wanted, called):
    """Those of a block whose values somebody wants."""
    found = []
    for step in reversed(steps):
        if isinstance(step, Store):
            if step.array != "y" and step.array not in wanted:
                continue
        elif step.name not in wanted and not (isinstance(step, Map) and step.array in wanted):
            continue
        wanted.update(step.operands)
        if isinstance(step, Map):
            wanted.update(array for array, _ in step.sources)
        if isinstance(step, Load):
            wanted.add(step.array)
        if isinstance(step, Call):
            called.add(step.function.name)
        if step.blocks():
            wanted.update(step.ends)
        for block in step.blocks():
            block[:] = live(block, wanted, called)
        found.append(step)
    return found[::-1]


def simd_program(rng, target, *, fast=False):
    """One whose results are all fit to be looked at."""
    while True:
        program = Maker(rng, target, fast=fast).make()
        if program.measure():
            return program
