"""Compare gradients of random searches with differences: loops that choose one of many numbers.

    python test/fuzz/search_fuzz.py --programs 200 --seed 1 --level=-O2

Some are no searches, though they look like some: what is chosen depends on what was chosen before,
is used in the loop, or is looked for among numbers that the loop stores.
"""

import random
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "test/support"))

from gradient_batches import ONE_SIDED, head, is_right, parse_options, starts  # noqa: E402

ROOM = 24
#: Numbers that differ from each other by more than a step, so that nobody else is chosen.
HEAD = head(ROOM, "0.4 + 0.0137 * (i * 37 % 101) - 0.3 * (i % 3)", 0, ROOM)
HEAD += ONE_SIDED
SIZES = ((3, 4), (7, 2), (1, 5))


class Search:
    """The text of one function of numbers x and two sizes."""

    def __init__(self, seed):
        self.draw = random.Random(seed)
        self.count = 0
        body = "\n".join(line for _ in range(self.draw.randint(1, 3)) for line in self.loop(""))
        self.text = f"double s = 0.1, t = 0.2, room[{ROOM}];\nmemcpy(room, x, sizeof room);\n{body}"

    def pick(self, *choices):
        return self.draw.choice(choices)

    def name(self, letter):
        self.count += 1
        return f"{letter}{self.count}"

    def number(self, rounds):
        """Return a number that differs from round to round."""
        at = " + ".join(f"{each} * {self.pick(1, 2, 5)}" for each in rounds) or "0"
        place = f"{self.pick('x', 'x', 'room')}[({at} + {self.draw.randrange(ROOM)}) % {ROOM}]"
        other = f"x[({at} + {self.draw.randrange(ROOM)}) % {ROOM}]"
        one = self.pick("", "0.01 * n * ", "(1 + 0.1 * m) * ")
        return self.pick(
            place,
            f"{one}{place} * {other}",
            f"sin({place}) * {other}",
            f"{one}exp({place} * 0.5)",
            f"fabs({place} - {other})",
            f"({place} > 0.5 ? {place} : {other} * 2)",
        )

    def bound(self):
        return self.pick("n", "m", "n + 2", "3", "5", "n * m", "2")

    def loop(self, around, rounds=(), depth=0):
        """Yield the lines of a loop that chooses a number."""
        best, i, new = self.name("best"), self.name("i"), self.name("new")
        inside = (*rounds, i)
        start = self.pick("90.0", "-90.0", "INFINITY", "s", "x[3]", "t * t", "NAN")
        yield f"double {best} = {start};"
        yield self.pick(
            f"for (long {i} = 0; {i} < {self.bound()}; {i}++) {{",
            f"for (int {i} = 1; {i} < {self.bound()}; {i} += 2) {{",
            f"for (long {i} = {self.bound()}; {i} > 0; {i}--) {{",
        )
        yield from self.computed(new, inside, depth)
        if self.draw.random() < 0.15:
            yield f"{new} += 0.3 * {best};"
        sign = self.pick("<", ">", "<=", ">=")
        also = self.pick("", "", f", t = {self.number(inside)}", f", s += {best}")
        yield self.pick(
            f"if ({new} {sign} {best}) {best} = {new}{also};",
            f"{best} = {new} {sign} {best} ? {new} : {best};",
            f"{best} = {self.pick('fmin', 'fmax')}({best}, {new});",
            f"{best} = {self.pick('fmin', 'fmax')}({new}, {best});",
            f"if (!({best} {sign} {new})) {best} = {new}{also};",
        )
        yield self.pick(
            *[""] * 5,
            f"s += 0.1 * {new};",
            f"t = 0.9 * t + 0.1 * {new};",
            f"s += 0.01 * {best};",
            f"room[({i} + {self.draw.randrange(ROOM)}) % {ROOM}] = 0.5 * {new};",
            f"if ({new} > 1e6) break;",
        )
        yield "}"
        yield f"if (fabs({best}) < 80) s += {self.pick('', 't * ', best + ' * ')}{best};{around}"

    def computed(self, new, rounds, depth):
        """Yield the lines that compute the number of a round."""
        kind = self.draw.random()
        if kind < 0.3:
            j = self.name("j")
            yield f"double {new} = 0;"
            term = self.number((*rounds, j))
            yield f"for (long {j} = 0; {j} < {self.bound()}; {j}++) {new} += {term};"
        elif kind < 0.5 and depth < 2:
            yield f"double {new} = {self.number(rounds)};"
            yield from self.loop(f" {new} += 0.1 * s;" if depth else "", rounds, depth + 1)
        else:
            yield f"double {new} = {self.number(rounds)};"


def source(seeds):
    """Return a program that compares the gradients of all of them, and how many there are."""
    parts, calls = [HEAD], []
    for seed in seeds:
        body = Search(seed).text
        parts.append(f"static double f{seed}(double *x, long n, long m) {{\n{body}\n")
        parts.append("for (int i = 0; i < ROOM; i++) s += room[i] * (1 + i % 3) * 0.1;\n")
        parts.append(f"return s + t;\n}}\nCOMPARED(f{seed})\n")
        calls += [f"wrong += compare_f{seed}({n}, {m});" for n, m in SIZES]
    body = "\n".join(calls)
    end = 'fprintf(stderr, "%d numbers\\n", counted);\nreturn wrong != 0;'
    main_ = f"int main(void) {{\nint wrong = 0;\n{body}\n{end}\n}}\n"
    return "".join(parts) + main_, len(calls)


def main():
    options = parse_options(__doc__, "programs")
    checked = wrong = searched = 0
    with tempfile.TemporaryDirectory() as folder:
        for start in starts(options):
            text, count = source(range(start, start + options.batch))
            right, said = is_right(folder, text, options.level, start, "--enzyme-explain")
            checked += count
            wrong += not right
            searched += said.count("is a search")
    print(f"{checked} gradients checked, {searched} searches, {wrong} files with a wrong one")
    return wrong != 0


if __name__ == "__main__":
    sys.exit(main())
