"""Functions around a random program: its numbers in memory, itself, and its forward derivatives."""

from typing import NamedTuple

from c_program import Array, Int, Pointer, Real, Struct, declare
from random_c import LANES


class Cell(NamedTuple):
    """A place in an argument, or in memory behind it: a number, an integer or a pointer."""

    root: str
    path: str
    kind: object
    target: str = ""


class Layout:
    """The memory that the arguments of a program need, and the numbers in it."""

    def __init__(self, program):
        self.program = program
        self.roots = {}
        self.cells = []
        self.outputs = []
        for argument in program.arguments:
            if not argument.alias:
                self.add(argument)

    def add(self, argument):
        kind = argument.kind
        by_pointer = isinstance(kind, Pointer)
        self.roots[argument.name] = Array(kind.target, kind.length) if by_pointer else kind
        self.visit(argument, argument.name, "", self.roots[argument.name], by_pointer)

    def visit(self, argument, root, path, kind, shared):
        if isinstance(kind, Array):
            for at in range(kind.length):
                self.visit(argument, root, f"{path}[{at}]", kind.element, shared)
        elif isinstance(kind, Struct):
            for name, inner in kind.fields:
                self.visit(argument, root, f"{path}.{name}", inner, shared)
        elif isinstance(kind, Pointer):
            target = f"{argument.name}_{len(self.roots)}"
            self.roots[target] = Array(kind.target, kind.length)
            self.cells.append(Cell(root, path, kind, target))
            self.visit(argument, target, "", self.roots[target], True)
        else:
            self.cells.append(Cell(root, path, kind))
            if shared and argument.active and isinstance(kind, Real):
                self.outputs.append((argument, root + path, f"{root}_t[l]{path}"))

    @property
    def inputs(self):
        return sum(isinstance(each.kind, Real) for each in self.cells)

    def results(self):
        """Number places of what the function returns, behind a name for it."""
        kind = self.program.entry.result
        found = []

        def visit(path, kind):
            if isinstance(kind, Struct):
                for name, inner in kind.fields:
                    visit(f"{path}.{name}", inner)
            elif isinstance(kind, Array):
                for at in range(kind.length):
                    visit(f"{path}[{at}]", kind.element)
            elif isinstance(kind, Real):
                found.append(path)

        visit("", kind)
        return found


class Wrappers:
    """Functions that call the program, and its derivatives, with numbers from arrays."""

    symbol = "__enzyme_fwddiff"

    def __init__(self, program):
        self.program = program
        self.layout = Layout(program)
        self.results = self.layout.results()
        self.outputs = len(self.results) + len(self.layout.outputs)
        self.result = program.entry.result
        self.primal = program.style["primal return"]

    def memory(self, lanes):
        """Declarations of it, and how it begins."""
        lines = []
        for name, kind in self.layout.roots.items():
            lines.append(f"{declare(kind, name)};")
            if lanes:
                lines.append(f"{declare(Array(kind, lanes), f'{name}_t')};")
        number, copies = 0, []
        for at, (root, path, kind, target) in enumerate(self.layout.cells):
            value = f"in[{number}]" if isinstance(kind, Real) else target or str(at % 3)
            seed = self.in_shadow(root + path, number)
            shadow = seed if isinstance(kind, Real) else f"{target}_t[l]" if target else str(at % 3)
            if isinstance(kind, Int):
                value = shadow = f"unseen({min(at % 4, kind.high)})"
            number += isinstance(kind, Real)
            lines.append(f"{root}{path} = {value};")
            copies.append(f"  {root}_t[l]{path} = {shadow};")
        if lanes:
            lines += [f"for (int l = 0; l < {lanes}; l++) {{", *copies, "}"]
        return lines

    def in_shadow(self, _place, number):
        """What the shadow of a number holds before a request."""
        return f"seeds[l * {self.layout.inputs} + {number}]"

    def plain(self):
        """The function itself, in either way of printing."""
        values = ", ".join(each.alias or each.name for each in self.program.arguments)
        lines = [*self.memory(0), f"{self.received('@f', self.result)}({values});"]
        lines += self.primals()
        return self.function("plain", "const $D *in, $D *out", lines)

    def received(self, callee, kind):
        return f"{declare(kind, 'result')} = {callee}" if kind else callee

    def primals(self, name="result"):
        places = [name + path for path in self.results]
        places += [place for _, place, _ in self.layout.outputs]
        return [f"out[{at}] = {place};" for at, place in enumerate(places)]

    def function(self, name, parameters, lines):
        body = "".join(f"  {line}\n" for line in lines)
        return f"static void @{name}({parameters}) {{\n{body}}}\n"

    # -- requests ------------------------------------------------------------------------------

    def request(self, name, lanes):
        lines = self.memory(lanes)
        result = self.request_result(name, lanes)
        values = ", ".join(self.request_values(lanes))
        # Of the name, only the prefix is the program's own.
        lines.append(f"{self.received(f'{self.symbol}@{name}', result)}({values});")
        lines += self.request_outputs(lanes)
        parameters = "const double *in, const double *seeds, double *out, double *dout"
        return self.prototype(name, lanes, result) + self.function(name, parameters, lines)

    def request_result(self, name, lanes):
        """The type of what the request returns."""
        if self.result is None or (lanes == 1 and not self.primal):
            return self.result
        fields = [("primal", self.result)] if self.primal else []
        return Struct(f"{name}_result", (*fields, ("tangents", Array(self.result, lanes))))

    def prototype(self, name, lanes, result):
        made = ""
        if isinstance(result, Struct) and result.name == f"{name}_result":
            fields = " ".join(f"{declare(kind, each)};" for each, kind in result.fields)
            made = f"struct @{result.name} {{ {fields} }};\n"
        listed = ["void *"]
        if self.program.style["any arguments"] and not self.needs_types():
            listed.append("...")
        else:
            if lanes > 1:
                listed += ["int", "int"]
            if self.primal:
                listed.append("int")
            for argument in self.program.arguments:
                listed += self.argument_types(argument, lanes)
        head = f"{self.symbol}@{name}({', '.join(listed)})"
        return made + (declare(result, head) if result else f"void {head}") + ";\n"

    def needs_types(self):
        """A float passed to `...` would become a double."""
        return any(each.kind == Real("F") for each in self.program.arguments)

    def marker(self, argument, lanes):
        """As the width has it."""
        if argument.marker != "enzyme_dupv":
            return argument.marker
        return "enzyme_dupv" if lanes > 1 else "enzyme_dup"

    def argument_types(self, argument, lanes):
        kind = declare(argument.kind, "")
        marker = self.marker(argument, lanes)
        if marker == "enzyme_dupv":
            return ["int", "long", kind, kind]
        return ["int"] * bool(marker) + [kind] * (1 + lanes * argument.active)

    def request_values(self, lanes):
        values = ["(void *)@f"]
        if lanes > 1:
            values += ["enzyme_width", str(lanes)]
        if self.primal:
            values.append("enzyme_primal_return")
        for argument in self.program.arguments:
            values += self.argument_values(argument, lanes)
        return values

    def argument_values(self, argument, lanes):
        marker = self.marker(argument, lanes)
        primal = argument.alias or argument.name
        base, _, offset = primal.partition(" + ")
        shadows = [f"{base}_t[{lane}]{' + ' + offset if offset else ''}" for lane in range(lanes)]
        if marker == "enzyme_dupv":
            return [marker, f"(long)sizeof {base}_t[0]", primal, shadows[0]]
        return [marker] * bool(marker) + [primal] + shadows * argument.active

    def request_outputs(self, lanes):
        """What is not asked for, or need not be right, is not a number."""
        lines = []
        if self.primal:
            lines += self.primals("result.primal")
        else:
            lines += self.primals_of_memory()
        for at, (argument, _, _) in enumerate(self.layout.outputs):
            if argument.marker == "enzyme_dupnoneed":
                lines.append(f"out[{at + len(self.results)}] = NAN;")
        whole = "result.tangents[l]" if lanes > 1 or self.primal else "result"
        places = [whole + path for path in self.results]
        places += [shadow for _, _, shadow in self.layout.outputs]
        lines.append(f"for (int l = 0; l < {lanes}; l++) {{")
        lines += [f"  dout[l * {self.outputs} + {at}] = {each};" for at, each in enumerate(places)]
        return [*lines, "}"]

    def primals_of_memory(self):
        lines = self.primals("")
        for at in range(len(self.results)):
            lines[at] = f"out[{at}] = NAN;"
        return lines

    def row(self, name):
        """Its entry in the table of programs."""
        counts = (self.layout.inputs, self.outputs, len(self.results), int(self.program.floats))
        return (
            f'{{"{name}", {", ".join(map(str, counts))}, {name}_point, &{name}_seeds[0][0], '
            f"{name}_plain, {name}_exact_plain, REQUESTS({name})}}"
        )

    def data(self):
        numbers = ", ".join(map(str, self.program.point)) or "0"
        inputs = max(self.layout.inputs, 1)
        seeds = ", ".join("{" + (", ".join(map(str, each)) or "0") + "}" for each in self.seeds())
        return (
            f"static const double @point[] = {{{numbers}}};\n"
            f"static const double @seeds[{LANES}][{inputs}] = {{{seeds}}};\n"
        )

    def seeds(self):
        """Zero for what is not active."""
        active = {each.name: each.active for each in self.program.arguments}
        roots = [each.root for each in self.layout.cells if isinstance(each.kind, Real)]
        wanted = [active[root.partition("_")[0]] for root in roots]
        return [[s * w for s, w in zip(lane, wanted, strict=True)] for lane in self.program.seeds]
