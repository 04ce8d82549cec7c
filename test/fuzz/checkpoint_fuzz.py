"""Compare gradients of random loops with annotations and without: `checkpoint_fuzz.py --seed N`.

Each program has some functions twice, one with checkpoints and the other an ordinary loop. Rounds
have arrays, structs, memory from the heap, variables, branches, inner loops, `break` and `goto`.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LEVELS = ("-O0", "-O1", "-O2", "-O2 -g")
LEAVES = ("x", "0.3", "w[i % 5]")
PLACES = (
    *("y", "z", "s.b", "s.a", "arr[i % 6]", "arr[(i + 2) % 6]", "heap[(i * 3) % 7]"),
    *("table[i % 8]", "single[i % 4]", "arr[k % 6]"),
)
FORMS = (
    "({a} + 0.5 * {b})",
    "({a} - {b}) * 0.4",
    "sin({a})",
    "({a}) * cos({b})",
    "0.3 * ({a}) * ({b}) / (1 + fabs({b}))",
    "tanh({a})",
)
HEADS = (
    "for (int i = 0; i < n; i++)",
    "for (int i = n - 1; i >= 0; i--)",
    "for (long i = 1; i < 3 * n; i += 3)",
    "for (int i = 0; ; i++)",
)
START = """#include <enzyme/checkpoint.h>
#include <enzyme/enzyme.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static double table[8];
static int ticks;
static float single[4];
"""
FUNCTION = """static double {name}(const double *w, double x, int n) {{
  struct {{ float a; double b; int n; char c[3]; }} s = {{(float)x, w[0], 1, "ab"}};
  double y = x, z = w[1], arr[6] = {{x, w[2], 1, 2, 0.5, w[3]}};
  double *heap = malloc((7 + (n > 9)) * sizeof *heap);
  int k = 3;
  _Bool odd = 0;
  for (int q = 0; q < 8; q++) table[q] = x * q * 0.1, single[q % 4] = 0.2f;
  for (int q = 0; q < 7; q++) heap[q] = w[q % 5];
  ticks = 0;
{annotation}
  {head} {{ {body} }}
out:;
  double r = y * z + arr[1] + arr[4] * s.b + table[2] + heap[3] + heap[4] + s.a + odd * x;
  free(heap);
  return r + single[1] * k + s.n * 1e-3;
}}
"""
CALL = "__enzyme_autodiff_double((void *){name}, enzyme_dup, w, {shadow}, 0.4, enzyme_const, n)"
COMPARED = """  for (int n = 0; n < 24; n += n < 3 ? 1 : 7) {{
    double w[5] = {{0.3, 0.7, -0.2, 0.5, 0.9}}, da[5] = {{0}}, dp[5] = {{0}};
    double a = {first}, p = {second};
    int wrong = !(fabs(a - p) <= 1e-6 * (1 + fabs(p)));
    for (int q = 0; q < 5; q++) wrong |= !(fabs(da[q] - dp[q]) <= 1e-6 * (1 + fabs(dp[q])));
    if (wrong) bad++, printf("a{number} n = %d: %.9g, not %.9g\\n", n, a, p);
  }}
"""


class Writer:
    """One pair of functions; the same choices are made for both."""

    def __init__(self, seed, *, annotated):
        self.random = random.Random(seed)
        self.annotated = annotated

    def expression(self, depth):
        if depth == 0 or self.random.random() < 0.25:
            return self.random.choice(PLACES[:-1] + LEAVES)
        a, b = self.expression(depth - 1), self.expression(depth - 1)
        return self.random.choice(FORMS).format(a=a, b=b)

    def annotation(self):
        schedule = self.random.choice(("revolve", "periodic", "store_all", "binomial"))
        budget = self.random.randint(1, 6)
        line = f'\n#pragma enzyme checkpoint("{schedule}", {budget})\n'
        return line if self.annotated else ""

    def statement(self, depth, *, inner=False):
        place, number = self.random.choice(PLACES), self.random.randint(0, 5)
        kinds = {
            lambda: f"{place} = 0.6 * {place} + 0.3 * ({self.expression(2)});": 50,
            lambda: self.branch(depth, inner=inner): 12,
            lambda: self.odd(depth, inner=inner): 8,
            lambda: self.copied(place, number): 6,
            lambda: self.loop(place, depth, inner=inner): 6,
            lambda: f"ticks++; s.n += i; {place} += 0.01 * s.n / (1 + ticks);": 4,
            lambda: f"if (k == {number} && i > 3) {'continue' if inner else 'break'};": 3,
            lambda: f"if (k == {number}) continue;": 3,
            lambda: f"if (k == {number} && i > 5) {{ y += x * z; goto out; }}": 3,
            lambda: f"y = z, z = 0.5 * {place};": 5,
        }
        (chosen,) = self.random.choices([*kinds], [*kinds.values()])
        return next(iter(kinds))() if depth == 0 else chosen()

    def branch(self, depth, *, inner):
        arms = [self.statement(depth - 1, inner=inner) for _ in range(2)]
        return f"if ({self.expression(1)} > 0.2) {{ {arms[0]} }} else {{ {arms[1]} }}"

    def odd(self, depth, *, inner):
        step = self.statement(depth - 1, inner=inner)
        return f"k = (k * 5 + 3) % 11; odd = !odd; if (odd) {{ {step} }}"

    def copied(self, place, number):
        return (
            "{ double own[6]; memcpy(own, arr, sizeof own); "
            f"arr[{number}] += 0.2 * own[{5 - number}] * {place}; }}"
        )

    def loop(self, place, depth, *, inner):
        before = self.annotation() if not inner and self.random.random() < 0.3 else "\n"
        step = self.statement(depth - 1, inner=True)
        head = f"for (int j = 0; j < {self.random.randint(1, 5)}; j++)"
        return f"{before}{head} {{ {step} {place} *= 0.9; }}"

    def function(self, name):
        annotation, head = self.annotation(), self.random.choice(HEADS)
        body = " ".join(self.statement(3) for _ in range(self.random.randint(2, 6)))
        if "; ;" in head:
            body = f"if (i >= n) break; {body}"
        return FUNCTION.format(name=name, annotation=annotation, head=head, body=body)


def program(seed, functions):
    """Return a program that says which gradients differ."""
    text, compared = START, ""
    for number in range(functions):
        own = f"{seed}/{number}"
        text += Writer(own, annotated=True).function(f"a{number}")
        text += Writer(own, annotated=False).function(f"p{number}")
        calls = [CALL.format(name=f"{x}{number}", shadow=f"d{x}") for x in "ap"]
        compared += COMPARED.format(first=calls[0], second=calls[1], number=number)
    return f"{text}int main(void) {{\n  int bad = 0;\n{compared}  return bad != 0;\n}}\n"


def is_right(seed, functions):
    """Build and run one program; say what is wrong with it."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "loops.c"
        source.write_text(program(seed, functions))
        level = LEVELS[seed % len(LEVELS)]
        command = [ROOT / ".venv/bin/enzyme-cc", "-w", *level.split(), source, "-lm"]
        environment = {**os.environ, "ENZYME_CC_CACHE": ""}
        for step in ([*command, "-o", f"{folder}/loops"], [f"{folder}/loops"]):
            done = subprocess.run(
                step, capture_output=True, text=True, env=environment, check=False
            )
            if done.returncode:
                print(f"seed {seed} {level}: {done.stdout}{done.stderr}"[:2000], flush=True)
                return False
    return True


def main():
    """Try so many programs from a seed on."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--programs", type=int, default=200)
    parser.add_argument("--functions", type=int, default=6)
    asked = parser.parse_args()
    seeds = range(asked.seed, asked.seed + asked.programs)
    wrong = sum(not is_right(seed, asked.functions) for seed in seeds)
    print(f"{asked.programs} programs, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
