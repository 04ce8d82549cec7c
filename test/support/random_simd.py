"""Random programs with SIMD: values of vectors in straight lines, branches, loops and functions.

`simd_program(rng, target)` makes one; `render` writes it with vectors, `twin` with long doubles,
lane by lane. What nobody must look at, such as a lane of 1/0, is never stored and never decides.
"""

from random_simd_machines import Number, Numbers, Text, is_good

# -- what programs are made of ---------------------------------------------------------------------


class Step:
    """One operation of values."""

    def __init__(self, name, row, operands, given):
        self.name, self.row, self.operands, self.given = name, row, list(operands), given
        self.kind = row.result

    def blocks(self):
        return []

    def is_single(self):
        return bool(self.kind) and self.kind.kind == "f"

    def render(self, out, indent):
        words = {**self.given, "r": self.name, "kind": self.kind.name}
        text = self.row.text.format(*self.operands, **words)
        if "{r}" not in self.row.text:
            text = f"{self.kind.name} {self.name} = {text}"
        out.append(f"{indent}{text};")

    def run(self, machine, lanes):
        operands = [lanes[each] for each in self.operands]
        lanes[self.name] = self.row.lanes(machine, operands, self.given)


class Load(Step):
    """Numbers of memory: `places` are relative to an index that may move in a loop."""

    def __init__(self, name, kind, array, index, way):
        self.name, self.kind, self.array, self.index = name, kind, array, index
        self.text, self.places = way
        self.operands = []

    def render(self, out, indent):
        stride, offset = self.index
        at = f"{stride} * i + {offset}" if stride else str(offset)
        made = self.text.format(p=f"({self.array} + {at})", r=self.name, kind=self.kind.name)
        if "{r}" not in self.text:
            made = f"{self.kind.name} {self.name} = {made}"
        out.append(f"{indent}{made};")

    def run(self, machine, lanes):
        stride, offset = self.index
        start = stride * machine.round + offset
        lanes[self.name] = [
            machine.literal(0) if place is None else machine.read(self.array, start + place)
            for place in self.places
        ]


class Store(Step):
    """Lanes of a value to memory: `pairs` are of places and lanes."""

    def __init__(self, array, offset, value, way):
        self.array, self.offset, self.operands = array, offset, [value]
        self.text, self.pairs = way
        self.name, self.kind = "", None

    def render(self, out, indent):
        place = f"({self.array} + {self.offset})"
        text = self.text.format(*self.operands, p=place)
        out.append(f"{indent}{text};")

    def run(self, machine, lanes):
        for place, lane in self.pairs:
            machine.write(self.array, self.offset + place, lanes[self.operands[0]][lane])


class Local(Step):
    """An array of the function's own."""

    def __init__(self, name, kind, values):
        self.name, self.kind, self.values = name, kind, values
        self.operands = []

    def render(self, out, indent):
        listed = ", ".join(f"{each}{'f' * (self.kind.kind == 'f')}" for each in self.values)
        out.append(f"{indent}{self.kind.name} {self.name}[] = {{{listed}}};")

    def run(self, machine, lanes):
        machine.declare(self.name, self.values)


class Branch(Step):
    """A value of one of two blocks."""

    def __init__(self, name, kind, condition, arms, ends):
        self.name, self.kind, self.arms = name, kind, arms
        self.operands = [condition]
        self.ends = ends

    def blocks(self):
        return self.arms

    def render(self, out, indent):
        out.append(f"{indent}{self.kind.name} {self.name};")
        out.append(f"{indent}if ({self.operands[0]}) {{")
        for at, (block, end) in enumerate(zip(self.arms, self.ends, strict=True)):
            for step in block:
                step.render(out, indent + "  ")
            out.append(f"{indent}  {self.name} = {end};")
            out.append(f"{indent}}}" + " else {" * (at == 0))

    def run(self, machine, lanes):
        found = []
        for block, end in zip(self.arms, self.ends, strict=True):
            inner = dict(lanes)
            for step in block:
                step.run(machine, inner)
            found.append(inner[end])
        mask = lanes[self.operands[0]][0]
        lanes[self.name] = [machine.choose(mask, *atoms) for atoms in zip(*found, strict=True)]


class Loop(Step):
    """A value that goes round."""

    def __init__(self, name, kind, start, count, body, end):
        self.name, self.kind, self.count, self.body = name, kind, count, body
        self.operands, self.ends = [start], [end]

    def blocks(self):
        return [self.body]

    def render(self, out, indent):
        out.append(f"{indent}{self.kind.name} {self.name} = {self.operands[0]};")
        out.append(f"{indent}for (int i = 0; i < {self.count}; i++) {{")
        for step in self.body:
            step.render(out, indent + "  ")
        out.append(f"{indent}  {self.name} = {self.ends[0]};")
        out.append(f"{indent}}}")

    def run(self, machine, lanes):
        value = lanes[self.operands[0]]
        for machine.round in range(self.count):
            inner = {**lanes, self.name: value}
            for step in self.body:
                step.run(machine, inner)
            value = inner[self.ends[0]]
        machine.round = 0
        lanes[self.name] = value


class Call(Step):
    """A value of a function of the program's own."""

    def __init__(self, name, function, operands):
        self.name, self.function, self.operands = name, function, list(operands)
        self.kind = function.kind

    def render(self, out, indent):
        listed = ", ".join(["x", *self.operands])
        out.append(f"{indent}{self.kind.name} {self.name} = @{self.function.name}({listed});")

    def run(self, machine, lanes):
        values = [lanes[each] for each in self.operands]
        inner = dict(zip(self.function.parameters, values, strict=True))
        for step in self.function.body:
            step.run(machine, inner)
        lanes[self.name] = inner[self.function.end]


class Map(Step):
    """Numbers of arrays, vector by vector and at the end one by one; and their sum.

    `body` has operations of a vector and of one number each, of "p0", "p1" or what came before.
    """

    def __init__(self, name, kind, sources, count, body):
        self.name, self.kind, self.vector = name, kind.of(1), kind
        self.sources, self.count, self.body = sources, count, body
        self.array = f"{name}a"
        self.operands = []

    def render(self, out, indent):
        kind, lanes = self.vector.name, self.vector.lanes
        out.append(f"{indent}{self.kind.name} {self.name} = 0, {self.array}[{self.count}];")
        out.append(f"{indent}{{")
        inner = indent + "  "
        out.append(f"{inner}int i = 0;")
        out.append(f"{inner}{kind} sum = {{0}};")
        out.append(f"{inner}for (; i + {lanes} <= {self.count}; i += {lanes}) {{")
        self.rounds(out, inner + "  ", 0, f"*(const u{kind} *)({{}} + {{}} + i)")
        out.append(f"{inner}  *(u{kind} *)({self.array} + i) = {self.body[-1][2]};")
        out.append(f"{inner}  sum += {self.body[-1][2]};")
        out.append(f"{inner}}}")
        out.append(f"{inner}for (; i < {self.count}; i++) {{")
        self.rounds(out, inner + "  ", 1, "({} + {})[i]")
        out.append(f"{inner}  {self.array}[i] = {self.body[-1][2]};")
        out.append(f"{inner}  {self.name} += {self.body[-1][2]};")
        out.append(f"{inner}}}")
        out.append(f"{inner}for (int k = 0; k < {lanes}; k++) {self.name} += sum[k];")
        out.append(f"{indent}}}")

    def rounds(self, out, indent, which, loaded):
        kind = (self.vector, self.kind)[which].name
        for at, (array, offset) in enumerate(self.sources):
            out.append(f"{indent}{kind} p{at} = {loaded.format(array, offset)};")
        for row in self.body:
            Step(row[2], row[which], row[3], row[4]).render(out, indent)

    def run(self, machine, lanes):
        machine.declare(self.array, [0.0] * self.count)
        total = machine.literal(0)
        for at in range(self.count):
            inner = {
                f"p{k}": [machine.read(array, offset + at)]
                for k, (array, offset) in enumerate(self.sources)
            }
            for row in self.body:
                Step(row[2], row[1], row[3], row[4]).run(machine, inner)
            atom = inner[self.body[-1][2]][0]
            machine.write(self.array, at, atom)
            total = machine.op("add", total, atom)
        lanes[self.name] = [total]


class Function:
    """One that takes the inputs and vectors, and returns one."""

    def __init__(self, name, kind, kinds, words):
        self.name, self.kind, self.kinds, self.words = name, kind, kinds, words
        self.parameters, self.body, self.end = [], [], ""

    def text(self, number):
        listed = [f"const {number} *x"]
        listed += [f"{k.name} {n}" for k, n in zip(self.kinds, self.parameters, strict=True)]
        out = [f"{self.words} {self.kind.name} @{self.name}({', '.join(listed)}) {{"]
        for step in self.body:
            step.render(out, "  ")
        return "\n".join([*out, f"  return {self.end};", "}"]) + "\n"


class Program:
    """What is done, and stored."""

    def __init__(self, target, kind, *, fast=False):
        self.target, self.kind, self.fast = target, kind, fast
        #: Whether two gradients are asked for at once, too.
        self.double = False
        self.functions, self.steps = [], []
        self.outputs = 0
        self.point = []
        self.gain = 1.0

    def run(self, machine):
        lanes = {}
        machine.declare("y", [0] * self.outputs)
        for step in self.steps:
            step.run(machine, lanes)
        return lanes

    def unwritten(self):
        """Places between results that are stored by no step."""
        stores = [each for each in self.steps if isinstance(each, Store) and each.array == "y"]
        written = {each.offset + place for each in stores for place, _ in each.pairs}
        return set(range(self.outputs)) - written

    @property
    def single(self):
        """Whether floats have a part in it."""
        return self.kind.kind == "f" or any(each.is_single() for each in every(self))

    def simd(self, name):
        """The function with vectors; names with @ are its own."""
        number = self.kind.of(1).name
        texts = [function.text(number) for function in self.functions]
        out = [f"void @f(const {number} *x, {number} *y) {{"]
        out += [f"  y[{at}] = 0;" for at in sorted(self.unwritten())]
        for step in self.steps:
            step.render(out, "  ")
        return "".join([*texts, "\n".join([*out, "}", ""])]).replace("@", f"{name}_")

    def twin(self, name):
        """The same numbers, lane by lane."""
        machine = Text()
        self.run(machine)
        lines = "".join(f"  {line}\n" for line in machine.lines)
        return f"static void {name}_twin(const R *x, R *y) {{\n{lines}}}\n"

    def measure(self):
        """What is stored, as numbers at the point; whether all of it may be looked at."""
        machine = Numbers(fast=self.fast)
        machine.arrays["x"] = [Number(each, 1.0) for each in self.point]
        self.run(machine)
        stored = machine.arrays["y"]
        if not all(map(is_good, stored)):
            return False
        self.gain = max([1.0, *(each.gain for each in stored)])
        return True


def every(program):
    """All steps, those of blocks and functions too."""
    blocks = [program.steps, *(each.body for each in program.functions)]
    while blocks:
        block = blocks.pop()
        for step in block:
            yield step
            blocks += step.blocks()
