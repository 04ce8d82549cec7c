"""Compare gradients of random functions that call themselves and each other with differences.

    python test/fuzz/call_fuzz.py --programs 200 --seed 1 --level=-O2

Some results only go into what is returned, weighted with what is known before the call; others are
weighted with what comes later, dropped, compared, stored, or taken twice.
"""

import random
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "test/support"))

from gradient_batches import ONE_SIDED, head, is_right, parse_options, starts  # noqa: E402

#: Numbers, and how many of them are read from where a call is told to start.
ROOM, READ = 24, 16
HEAD = head(ROOM, "0.4 + 0.0137 * (i * 37 % 101) - 0.3 * (i % 3)", 0, ROOM) + ONE_SIDED
SIZES = ((2, 3), (3, 1), (1, 2))


class Calls:
    """The text of some functions of numbers x, a depth n and a number y, and of what calls them."""

    def __init__(self, seed):
        self.draw = random.Random(seed)
        self.seed = seed
        self.count = 0
        #: Whether results are only added, weighted, to what is returned.
        self.is_plain = self.draw.random() < 0.5
        self.known = []
        for number in range(self.draw.randint(1, 2)):
            self.known.append(f"g{seed}_{number}")
            self.text = getattr(self, "text", "") + self.function(self.known[-1])
        self.text += self.outer()

    def pick(self, *choices):
        return self.draw.choice(choices)

    def name(self, letter):
        self.count += 1
        return f"{letter}{self.count}"

    def number(self, rounds=()):
        """Return a number that is known where it stands."""
        at = " + ".join((f"{self.draw.randrange(READ)}", *rounds))
        place = f"x[({at}) % {READ}]"
        return self.pick(place, "y", f"sin({place})", f"{place} * y", "0.7", "w", f"(w + {place})")

    def call(self, rounds=()):
        at = self.draw.randrange(3)
        step = self.pick("n - 1", "n - 1", "n - 2")
        given = self.pick("y", "0.5 * y", f"0.3 * {self.number(rounds)}", "0.2")
        return f"{self.draw.choice(self.known)}(x + {at}, {step}, {given})"

    def plain(self, rounds):
        """Return a statement after which the result has been added, weighted."""
        call, other = self.call(rounds), self.number(rounds)
        return self.pick(
            f"s += {call};",
            f"s -= {call};",
            f"s += {other} * {call};",
            f"s += {call} / (2 + {other} * {other});",
            f"s = {call} * {other} + s;",
            f"if ({other} > 0.4) s += {call}; else s -= 0.5 * {self.call(rounds)};",
            f"s += {other} * ({call} - {other});",
            f"s += (n & 1 ? 1 : {call});",
        )

    def other(self, rounds):
        """Return a statement that does anything with a result."""
        call, other = self.call(rounds), self.number(rounds)
        return self.pick(
            f"s = s * {other} + {call};",
            f"s = {call};",
            f"s += {call}; if ({other} > 0.5) s = 0.25;",
            f"s += {call} * {self.call(rounds)};",
            f"t += {call}; s += t * {other};",
            f"{{ double v = {call}; s += v * v; }}",
            f"{{ double v = {call}; if (v > 0.3) s += v; }}",
            f"{{ double v = {call}; s += {other} + v; t += v; }}",
            f"s += {call}; w = {other};",
            f"s += {call}; if (s > 2) s -= 0.5 * s;",
            f"s += sin({call});",
            f"t = {call}; s += w * t; w *= 1.1;",
            f"{{ double v[2] = {{{call}, {other}}}; s += v[n & 1]; }}",
        )

    def statements(self, rounds=(), depth=0):
        for _ in range(self.draw.randint(1, 2)):
            kind = self.draw.random()
            if kind < 0.35 and depth < 2:
                yield from self.loop(rounds, depth)
            elif kind < 0.45:
                yield f"w = 0.5 * w + {self.number(rounds)};"
            elif self.is_plain or kind < 0.7:
                yield self.plain(rounds)
            else:
                yield self.other(rounds)

    def loop(self, rounds, depth):
        i = self.name("i")
        yield f"for (long {i} = 0; {i} < {self.pick('2', 'n', '3 - n % 2')}; {i}++) {{"
        yield self.pick("", "", f"if (({i} + n) % 2) continue;", f"if ({i} > n) break;")
        yield from self.statements((*rounds, i), depth + 1)
        yield self.pick("", "w = -w;", "") + "}"

    def function(self, name):
        body = "\n".join(self.statements())
        end = self.pick("s", "s * 0.5", f"s * {self.number()}", "s + w", "s + t", "w * s")
        base = self.pick("x[0] * y", "sin(x[1]) + y", "x[2]")
        return (
            "static __attribute__((noinline)) "
            f"double {name}(const double *x, long n, double y) {{\n"
            f"double s = 0.1, t = 0.2, w = {self.pick('1', 'x[3]', 'y')};\n"
            f"if (n <= 0) return {base};\n{body}\nreturn {end};\n}}\n"
        )

    def outer(self):
        calls = self.pick(
            "return g(p, n, p[1]);",
            "return g(p, n, 0.3) + p[2] * g(p + 1, n, p[3]);",
            "double s = g(p, n, p[1]); p[0] = s; return s + g(p, n, 0.1);",
            "double q[ROOM]; memcpy(q, p, sizeof q); q[1] *= 2; return g(q, n, q[2]);",
            "return sin(g(p, n, p[m]));",
        ).replace("g(", f"{self.known[-1]}(")
        return f"static double f{self.seed}(double *p, long n, long m) {{\n{calls}\n}}\n"


def source(seeds):
    """Return a program that compares the gradients of all of them, and how many there are."""
    parts, calls = [HEAD], []
    for seed in seeds:
        parts.append(f"{Calls(seed).text}COMPARED(f{seed})\n")
        calls += [f"wrong += compare_f{seed}({n}, {m});" for n, m in SIZES]
    body = "\n".join(calls)
    end = 'fprintf(stderr, "%d numbers\\n", counted);\nreturn wrong != 0;'
    main_ = f"int main(void) {{\nint wrong = 0;\n{body}\n{end}\n}}\n"
    return "".join(parts) + main_, len(calls)


def main():
    options = parse_options(__doc__, "programs")
    checked = wrong = early = 0
    with tempfile.TemporaryDirectory() as folder:
        for start in starts(options):
            text, count = source(range(start, start + options.batch))
            right, said = is_right(folder, text, options.level, start, "--enzyme-explain")
            checked += count
            wrong += not right
            early += said.count("is reversed where it is called")
    print(f"{checked} gradients, {early} calls reversed where they are, {wrong} files wrong")
    return wrong != 0


if __name__ == "__main__":
    sys.exit(main())
