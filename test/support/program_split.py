"""Adjoints of a random program by sweeps that are called one by one.

Between the two all memory that the program has seen is made nonsense. The way back is gone twice
with one tape: what the first came to is forgotten.
"""

from c_program import Array, Pointer, Real, declare
from program_reverse import PARAMETERS, Reverse

#: More than any program has of inputs or outputs, at every width.
MOST = 400


class Split(Reverse):
    """The same functions as of reverse mode, with a tape between the sweeps."""

    symbol = "__enzyme_reverse"
    ahead = "__enzyme_augmentfwd"

    # -- as a map ------------------------------------------------------------------------------

    def map_request(self, name, lanes):
        inputs, outputs = self.layout.inputs * lanes, self.outputs * lanes
        wide = f"enzyme_width, {lanes}, " if lanes > 1 else ""
        gradients = "".join(f", gradient + {lane * self.layout.inputs}" for lane in range(lanes))
        weights = "".join(f", weights + {lane * self.outputs}" for lane in range(lanes))
        given = f"{wide}enzyme_dup, moved{gradients}, enzyme_dup, out{weights}"
        lines = [
            f"double moved[{MOST}], primal[{MOST}], sown[{MOST}];",
            f"memcpy(moved, in, {self.layout.inputs} * sizeof *in);",
            f"void *tape = {self.ahead}@{name}((void *)@plain, {given});",
            f"memcpy(primal, out, {self.outputs} * sizeof *out);",
            f"memcpy(sown, weights, {outputs} * sizeof *weights);",
            f"for (int k = 0; k < {MOST}; k++) moved[k] = NAN;",
            f"for (int k = 0; k < {self.outputs}; k++) out[k] = NAN;",
            *self.map_back(name, given, "enzyme_nofree, ", inputs),
            f"memcpy(weights, sown, {outputs} * sizeof *weights);",
            *self.map_back(name, given, "", inputs),
            f"memcpy(out, primal, {self.outputs} * sizeof *out);",
            f"for (int k = 0; k < {inputs}; k++) gradient[k] -= k % 3 * 0.5;",
        ]
        prototypes = (
            f"void *{self.ahead}@{name}(void *, ...);\nvoid {self.symbol}@{name}(void *, ...);\n"
        )
        return prototypes + self.function(name, PARAMETERS, lines)

    def map_back(self, name, given, marker, inputs):
        yield f"for (int k = 0; k < {inputs}; k++) gradient[k] = k % 3 * 0.5;"
        yield f"{self.symbol}@{name}((void *)@plain, {marker}{given}, tape);"

    # -- of the function itself ----------------------------------------------------------------

    def direct_request(self, name, lanes):
        fields = self.fields(lanes)
        result = self.returned(name, fields, lanes)
        given = ["(void *)@f"] + (["enzyme_width", str(lanes)] if lanes > 1 else [])
        for argument in self.program.arguments:
            given += self.argument_values(argument, lanes)
        seeds = [f"({declare(self.result, '')})1"] * lanes if isinstance(self.result, Real) else []
        back = ", ".join([*given, *seeds, "tape"])
        lines = [
            *self.memory(lanes),
            *self.forward_call(name, given),
            *self.request_primals(fields, result),
            *self.copies(lanes, "{root}_s", "{root}_t"),
            *self.nonsense(),
            f"{self.symbol}@{name}({back.replace(', ', ', enzyme_nofree, ', 1)});",
            *self.copies(0, "{root}_t", "{root}_s"),
            f"{self.received(f'{self.symbol}@{name}', result)}({back});",
            *self.gradient(fields, result, lanes),
            f"memset(weights, 0, {self.outputs * lanes} * sizeof *weights);",
        ]
        made = self.prototype(name, lanes, result) + self.forward_prototype(name)
        return made + self.function(name, PARAMETERS, lines)

    def has_primal(self):
        return bool(self.primal and self.result)

    def fields(self, lanes):
        return [each for each in super().fields(lanes) if each[0] != "primal"]

    def prototype(self, name, lanes, result):
        """What C passes to `...` in another type is the type of the parameter again."""
        made = super().prototype(name, lanes, result)
        structs = made[: made.rindex("\n", 0, -1) + 1] if made.count("\n") > 1 else ""
        head = f"{self.symbol}@{name}(void *, ...)"
        return structs + (declare(result, head) if result else f"void {head}") + ";\n"

    def forward_prototype(self, name):
        if not self.has_primal():
            return f"void *{self.ahead}@{name}(void *, ...);\n"
        return (
            f"struct @{name}_taped {{ void *tape; {declare(self.result, 'primal')}; }};\n"
            f"struct @{name}_taped {self.ahead}@{name}(void *, ...);\n"
        )

    def forward_call(self, name, given):
        if self.has_primal():
            yield f"struct @{name}_taped taped = {self.ahead}@{name}({', '.join(given)});"
            yield "void *tape = taped.tape;"
        else:
            listed = ", ".join([given[0], "enzyme_noret", *given[1:]])
            yield f"void *tape = {self.ahead}@{name}({listed});"

    def request_primals(self, fields, result):
        lines = self.primals("taped.primal") if self.has_primal() else self.primals_of_memory()
        for at, (argument, _, _) in enumerate(self.layout.outputs):
            if argument.marker == "enzyme_dupnoneed":
                lines.append(f"out[{at + len(self.results)}] = NAN;")
        return lines

    def copies(self, lanes, target, source):
        """Shadows put aside, where that is declared first, or taken back."""
        for root, kind in self.layout.roots.items():
            to, of = target.format(root=root), source.format(root=root)
            if lanes:
                yield f"{declare(Array(kind, lanes), to)};"
            yield f"memcpy({to}, {of}, sizeof {to});"

    def nonsense(self):
        """In all memory that pointers lead to; numbers that are passed are passed once more."""
        by_value = {
            each.name for each in self.program.arguments if not isinstance(each.kind, Pointer)
        }
        for root in self.layout.roots:
            if root not in by_value:
                yield f"memset({root}, 0xff, sizeof {root});"
