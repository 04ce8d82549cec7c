"""Requests of reverse mode around a random program: adjoints of its numbers, from weights.

Asked of the function itself, with shadows for what its pointers reach; or of all of it as a map
from numbers to numbers, where its arguments are passed in ways that have no one spelling.
"""

from c_program import Array, Pointer, Real, Struct, declare
from program_wrappers import Wrappers

PARAMETERS = "const double *in, double *weights, double *out, double *gradient"


def is_out(argument):
    """Whether the adjoint of an argument is returned."""
    return argument.active and isinstance(argument.kind, Real)


class Reverse(Wrappers):
    """`weights` are the adjoints of the outputs, and are consumed."""

    symbol = "__enzyme_autodiff"

    def request(self, name, lanes):
        if self.program.style["as a map"] or not self.is_direct():
            return self.map_request(name, lanes)
        return self.direct_request(name, lanes)

    def is_direct(self):
        """Whether the request has one spelling: no structs by value with numbers in them."""
        kinds = [each.kind for each in self.program.arguments if each.active]
        return not any(isinstance(each, Struct) for each in (*kinds, self.result))

    # -- as a map ------------------------------------------------------------------------------

    def map_request(self, name, lanes):
        count, outputs = self.layout.inputs, self.outputs
        pairs = {
            "in": [f"gradient + {lane * count}" for lane in range(lanes)],
            "out": [f"weights + {lane * outputs}" for lane in range(lanes)],
        }
        values = ["(void *)@plain"] + (["enzyme_width", str(lanes)] if lanes > 1 else [])
        for primal, shadows in pairs.items():
            values += ["enzyme_dup", primal, *shadows]
        before = f"for (int k = 0; k < {count * lanes}; k++) gradient[k] = k % 3 * 0.5;"
        after = f"for (int k = 0; k < {count * lanes}; k++) gradient[k] -= k % 3 * 0.5;"
        call = f"{self.symbol}@{name}({', '.join(values)});"
        prototype = f"void {self.symbol}@{name}(void *, ...);\n"
        return prototype + self.function(name, PARAMETERS, [before, call, after])

    # -- of the function itself ----------------------------------------------------------------

    def direct_request(self, name, lanes):
        fields = self.fields(lanes)
        result = self.returned(name, fields, lanes)
        values = ", ".join(self.request_values(lanes))
        lines = [
            *self.memory(lanes),
            f"{self.received(f'{self.symbol}@{name}', result)}({values});",
            *self.request_primals(fields, result),
            *self.gradient(fields, result, lanes),
            f"memset(weights, 0, {self.outputs * lanes} * sizeof *weights);",
        ]
        return self.prototype(name, lanes, result) + self.function(name, PARAMETERS, lines)

    def in_shadow(self, place, _number):
        places = [each for _, each, _ in self.layout.outputs]
        if place not in places:
            return "0"
        return f"weights[l * {self.outputs} + {len(self.results) + places.index(place)}]"

    def fields(self, lanes):
        """What the request returns: the primal, and the adjoints of numbers passed by value."""
        made = [("primal", self.result)] if self.primal and self.result else []
        numbers = [each for each in self.program.arguments if is_out(each)]
        kinds = [Array(each.kind, lanes) if lanes > 1 else each.kind for each in numbers]
        return made + [(f"of_{one.name}", kind) for one, kind in zip(numbers, kinds, strict=True)]

    def returned(self, name, fields, lanes):
        """A single number is returned as it is."""
        if len(fields) == 1 and not isinstance(fields[0][1], Array):
            return fields[0][1]
        return Struct(f"{name}_result", tuple(fields)) if fields else None

    def marker(self, argument, lanes):
        if is_out(argument):
            return "enzyme_out" if argument.marker else ""
        return super().marker(argument, lanes)

    def argument_types(self, argument, lanes):
        if is_out(argument):
            return ["int"] * bool(argument.marker) + [declare(argument.kind, "")]
        return super().argument_types(argument, lanes)

    def argument_values(self, argument, lanes):
        if is_out(argument):
            marker = self.marker(argument, lanes)
            return [marker] * bool(marker) + [argument.name]
        return super().argument_values(argument, lanes)

    def request_primals(self, fields, result):
        """What is not asked for, or need not be right, is not a number."""
        if self.primal and self.result:
            lines = self.primals("result.primal" if isinstance(result, Struct) else "result")
        else:
            lines = self.primals_of_memory()
        for at, (argument, _, _) in enumerate(self.layout.outputs):
            if argument.marker == "enzyme_dupnoneed":
                lines.append(f"out[{at + len(self.results)}] = NAN;")
        return lines

    def gradient(self, fields, result, lanes):
        whole = "result.{}" if isinstance(result, Struct) else "result"
        by_value = {name.removeprefix("of_"): whole.format(name) for name, _ in fields}
        index = "[l]" if lanes > 1 else ""
        active = {each.name: each for each in self.program.arguments}
        lines, number = [f"for (int l = 0; l < {lanes}; l++) {{"], 0
        for root, path, kind, _ in self.layout.cells:
            if not isinstance(kind, Real):
                continue
            argument = active[root.partition("_")[0]]
            place = "0"
            if argument.active and isinstance(argument.kind, Pointer):
                place = f"{root}_t[l]{path}"
            elif argument.active:
                place = by_value[root] + index
            lines.append(f"  gradient[l * {self.layout.inputs} + {number}] = {place};")
            number += 1
        return [*lines, "}"]
