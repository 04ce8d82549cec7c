"""Tangents of a random program from a tape: both sweeps go the way of the program.

Between the two all memory that the program has seen is made nonsense. The second is done twice
with one tape: what the first came to is forgotten.
"""

from program_reverse import Reverse
from program_split import MOST, Split
from program_wrappers import Wrappers

PARAMETERS = "const double *in, const double *seeds, double *out, double *dout"


class Replay(Wrappers):
    """The same functions as of forward mode, with a tape between the sweeps."""

    symbol = "__enzyme_fwdsplit"

    def __init__(self, program):
        super().__init__(program)
        self.ahead = Split(program)
        self.primal = False

    def request(self, name, lanes):
        if self.program.style["as a map"] or not self.ahead.is_direct():
            return self.map_request(name, lanes)
        return self.direct_request(name, lanes)

    # -- as a map ------------------------------------------------------------------------------

    def map_request(self, name, lanes):
        inputs, outputs = self.layout.inputs, self.outputs
        wide = f"enzyme_width, {lanes}, " if lanes > 1 else ""
        along = "".join(f", seeds + {lane * inputs}" for lane in range(lanes))
        slopes = "".join(f", dout + {lane * outputs}" for lane in range(lanes))
        given = f"{wide}enzyme_dup, moved{along}, enzyme_dup, out{slopes}"
        lines = [
            f"double moved[{MOST}], primal[{MOST}];",
            f"memcpy(moved, in, {inputs} * sizeof *in);",
            f"void *tape = __enzyme_augmentfwd@{name}((void *)@plain, {given});",
            f"memcpy(primal, out, {outputs} * sizeof *out);",
            f"for (int k = 0; k < {MOST}; k++) moved[k] = NAN;",
            f"for (int k = 0; k < {outputs}; k++) out[k] = NAN;",
            f"{self.symbol}@{name}((void *)@plain, enzyme_nofree, {given}, tape);",
            f"memset(dout, 0xff, {outputs * lanes} * sizeof *dout);",
            f"{self.symbol}@{name}((void *)@plain, {given}, tape);",
            f"memcpy(out, primal, {outputs} * sizeof *out);",
        ]
        made = f"void *__enzyme_augmentfwd@{name}(void *, ...);\n"
        made += f"void {self.symbol}@{name}(void *, ...);\n"
        return made + self.function(name, PARAMETERS, lines)

    # -- of the function itself ----------------------------------------------------------------

    def direct_request(self, name, lanes):
        result = self.request_result(name, lanes)
        wide = ["enzyme_width", str(lanes)] if lanes > 1 else []
        ahead = ["(void *)@f", *wide]
        given = ["(void *)@f", *wide]
        for argument in self.program.arguments:
            ahead += Reverse.argument_values(self.ahead, argument, lanes)
            given += self.argument_values(argument, lanes)
        call = ", ".join([*given, "tape"])
        lines = [
            *self.memory(lanes),
            *self.ahead.forward_call(name, ahead),
            *self.ahead.request_primals((), None),
            *self.ahead.copies(lanes, "{root}_s", "{root}_t"),
            *self.ahead.nonsense(),
            f"{self.symbol}@{name}({call.replace(', ', ', enzyme_nofree, ', 1)});",
            *self.ahead.copies(0, "{root}_t", "{root}_s"),
            f"{self.received(f'{self.symbol}@{name}', result)}({call});",
            *self.tangents(lanes),
        ]
        made = self.ahead.forward_prototype(name) + self.prototype(name, lanes, result)
        return made + self.function(name, PARAMETERS, lines)

    def needs_types(self):
        """What C passes to `...` in another type is the type of the parameter again."""
        return False

    def prototype(self, name, lanes, result):
        made = super().prototype(name, lanes, result)
        structs = (
            made[: made.index("};\n") + 3] if made.startswith("struct") and "{" in made else ""
        )
        head = made[len(structs) :]
        return structs + head[: head.index(f"@{name}(") + len(name) + 2] + "void *, ...);\n"

    def tangents(self, lanes):
        """What the request gives; primals were taken when it was there."""
        lines = self.request_outputs(lanes)
        return lines[next(at for at, each in enumerate(lines) if each.startswith("for (int l")) :]
