"""Compare gradients of random loops whose rounds use scratch with differences: rounds run again.

    python test/fuzz/rounds_fuzz.py --programs 200 --seed 1 --level=-O2

Rounds write and read arrays of the function's own, in ranges that fit or almost do, under
conditions that are the same in all rounds or not; what they leave may be read behind the loop.
"""

import random
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "test/support"))

from gradient_batches import head, is_right, parse_options, starts  # noqa: E402

HEAD = head(24, "0.3 + 0.02 * (i * 37 % 29)", 0, 24) + (
    "__attribute__((noinline)) static double beside(const double *x) { return x[0] * cos(x[1]); }\n"
)
SIZES = ((0, 3), (1, 0), (3, 4), (4, 1), (5, 5))
ARRAYS = ("s", "t", "u")
#: How the memory comes: with zeros from the heap, or on the stack with what is put there first.
MEMORY = {
    "calloc": "double *{0} = calloc(ROOM, sizeof(double));",
    "filled": "double *{0} = malloc(ROOM * sizeof(double));\n"
    "for (int i = 0; i < ROOM; i++) {0}[i] = 0.1 * x[i];",
    "stack": "double {0}[ROOM];\nfor (int i = 0; i < ROOM; i++) {0}[i] = 0.05 * i;",
}
CONDITIONS = ("m > 2", "n > m", "p % 2 == 0", "x[p] > 0.5", "m != 1", "p > 0")


class Program:
    """One function, drawn. Most rounds fill what they read first; `strange` is how often not."""

    def __init__(self, seed):
        self.draw = random.Random(seed)
        self.seed = seed
        self.strange = self.draw.choice((0, 0.05, 0.15, 0.3))
        self.memory = {name: self.draw.choice((*MEMORY,)) for name in ARRAYS}
        self.bound = self.draw.choice(("m", "m", "n", "6", "m + 1", "p + 1"))
        self.filled = []
        self.serial = 0

    def is_strange(self):
        return self.draw.random() < self.strange

    def number(self, index):
        """Return a number that a statement at an index may use."""
        draw = self.draw
        known = [f"x[{index}]", f"x[p + {draw.choice((0, 1, 2))}]", "v", f"beside(x + {index})"]
        known += [f"{array}[{index}]" for array in self.filled for _ in range(2)]
        if self.is_strange():
            known += [f"{draw.choice(ARRAYS)}[{draw.choice((0, 1, 'm', 'n', index))}]"] * 9
        return draw.choice(known)

    def term(self, index):
        one, other = self.number(index), self.number(index)
        return self.draw.choice(
            (f"0.5 * {one}", f"sin({one})", f"0.3 * {one} * {other}", f"cos({one}) + 0.2 * {other}")
        )

    def loop(self, body, *, is_whole=False, first=None):
        """Return a loop over what is filled, or a part of it."""
        draw = self.draw
        self.serial += 1
        name, bound, step = f"i{self.serial}", self.bound, 1
        first = first or (0 if is_whole else draw.choice((0, 0, 1)))
        if self.is_strange():
            first, step = draw.choice((0, 1)), draw.choice((1, 2))
            bound = draw.choice(("m", "n", "m + 1", "m - 1", "4", "p + 1"))
        return (
            f"for (long {name} = {first}; {name} < {bound}; {name} += {step}) {{\n{body(name)}\n}}"
        )

    def fill(self):
        """Return a loop that fills an array."""
        array = self.draw.choice(ARRAYS)
        made = self.loop(lambda i: f"{array}[{i}] = {self.term(i)};", is_whole=True)
        self.filled.append(array)
        if self.is_strange() or self.draw.random() < 0.05:
            return f"if ({self.draw.choice(CONDITIONS)}) {{\n{made}\n}}"
        return made

    def change(self):
        """Return a loop, or two, that adds to an array."""
        array = self.draw.choice(self.filled or ARRAYS)
        if self.draw.random() < 0.5:
            return self.loop(lambda i: f"{array}[{i}] += {self.term(i)};")
        return self.loop(
            lambda i: self.loop(
                lambda j: f"{array}[{j}] += 0.1 * {self.term(i)} * {self.term(j)};",
                first=self.draw.choice(("", f"{i} + 1")),
            )
        )

    def line(self):
        array = self.draw.choice(ARRAYS)
        at = self.draw.choice((0, 1, "m", "p"))
        return f"{array}[{at}] = {self.term(at)};"

    def read(self):
        return self.loop(lambda i: f"v += 0.2 * {self.term(i)};")

    def statement(self):
        draw = self.draw
        made = draw.choice((self.fill, self.change, self.read, self.read, self.line))()
        if draw.random() < 0.1:
            return f"if ({draw.choice(CONDITIONS)}) {{\n{made}\n}}"
        return made

    def rounds(self):
        self.filled = []
        first = () if self.is_strange() else (self.fill(),)
        body = [*first, *(self.statement() for _ in range(self.draw.choice((2, 3, 4))))]
        total = self.draw.choice(("total += v;", "total += v * v;", "if (v > 1) total += v;"))
        lines = "\n".join(["double v = 0.1;", *body, total])
        rounds = f"for (long p = 0; p < n; p++) {{\n{lines}\n}}"
        if self.draw.random() < 0.2:
            return f"for (int again = 0; again < 2; again++) {{\n{rounds}\n}}"
        return rounds

    def text(self):
        """Return the function, with its comparison."""
        begin = "\n".join(MEMORY[kind].format(name) for name, kind in self.memory.items())
        loops = "\n".join(self.rounds() for _ in range(self.draw.choice((1, 1, 2))))
        behind = self.draw.choice(
            ("", "", "for (int i = 0; i < ROOM; i++) total += s[i] * t[i] * 0.1;",
             "for (int i = 0; i < ROOM; i++) t[i] = total * x[i], total += u[i] * t[i];")
        )  # fmt: skip
        end = "".join(f"free({x});\n" for x, kind in self.memory.items() if kind != "stack")
        result = self.draw.choice(("total", "total * total"))
        return (
            f"static double f{self.seed}(double *x, long n, long m) {{\n{begin}\n"
            f"double total = 0.1;\n{loops}\n{behind}\n"
            f"double made = {result};\n{end}return made;\n}}\nCOMPARED(f{self.seed})\n"
        )


def source(seeds):
    """Return a program that compares some functions."""
    calls = "\n".join(f"wrong += compare_f{x}({n}, {m});" for x in seeds for n, m in SIZES)
    parts = "".join(Program(each).text() for each in seeds)
    return f"{HEAD}{parts}int main(void) {{\nint wrong = 0;\n{calls}\nreturn wrong != 0;\n}}\n"


def main():
    options = parse_options(__doc__, "programs")
    wrong = again = 0
    with tempfile.TemporaryDirectory() as folder:
        for start in starts(options):
            text = source(range(start, start + options.batch))
            right, said = is_right(folder, text, options.level, start, "--enzyme-explain")
            again += said.count("is run again in the reverse sweep")
            wrong += not right
    print(f"{options.many} programs, {again} loops run again, {wrong} files with a wrong one")
    return wrong != 0


if __name__ == "__main__":
    sys.exit(main())
