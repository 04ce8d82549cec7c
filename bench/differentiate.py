"""Measure differentiation: IR instructions of the primal slice a second, from text to text.

Limits: 15,000 a second in forward mode and 8,000 in reverse, linear up to 100,000 instructions.
CPU time, since machines are shared.
"""

import argparse
import gc
import random
import shutil
import subprocess
import sys
import tempfile
import time
from typing import NamedTuple


class Mode(NamedTuple):
    """A mode: its request, the start of its result, and the least that is done in a second."""

    request: str
    seed: str
    limit: int


MODES = {
    "forward": Mode("__enzyme_fwddiff", "x, dx", 15_000),
    "reverse": Mode("__enzyme_autodiff", "x", 8_000),
}
#: How much slower by the instruction the largest program may be than the quickest smaller one.
LINEAR = 1.5
#: The functions in each generated program; one has about 45 instructions at -O1.
SIZES = (60, 240, 960, 2300)
#: How the front end is run: with and without debug information.
FLAGS = {"-O1": ("-O1",), "-O1 -g": ("-O1", "-g")}
PLAIN = ("-fno-vectorize", "-fno-slp-vectorize", "-fno-unroll-loops")

HEAD = """#include <math.h>
void __enzyme_fwddiff(void *, ...);
void __enzyme_autodiff(void *, ...);
typedef struct { double a, b; int n; double *p; } S;
"""
STATEMENTS = (
    "t = t * v[i] + u;",
    "u = sin(t) * s->a;",
    "v[i] = t * u - v[(i + 1) % n];",
    "if (t > u) t = u * x; else u += s->b;",
    "s->b += t / (1 + u * u);",
    "t += exp(-u * u);",
    "s->p[i] = v[i] * t;",
)


def program(functions, mode, seed=1):
    """Return functions with loops, branches, structs and calls of one another, all reached."""
    chosen = random.Random(seed)
    return HEAD + "".join(
        [*(function(index, chosen) for index in range(functions)), request(functions - 1, mode)]
    )


def function(index, chosen):
    body = " ".join(chosen.choice(STATEMENTS) for _ in range(chosen.randint(3, 8)))
    callees = {index - 1, chosen.randrange(max(0, index - 20), index)} if index else set()
    calls = "".join(f" t += f{callee}(u, v, n, s);" for callee in sorted(callees))
    return (
        f"__attribute__((noinline)) double f{index}(double x, double *v, int n, S *s) {{\n"
        f"  double t = x, u = 1;\n  for (int i = 0; i < n; i++) {{ {body} }}\n"
        f" {calls} return t + u;\n}}\n"
    )


def request(last, mode):
    return (
        "void top(double x, double dx, double *v, double *dv, int n, S *s, S *ds) {\n"
        f"  {mode.request}((void *)f{last}, {mode.seed}, v, dv, n, s, ds);\n}}\n"
    )


def front_end(compiler, source, flags):
    command = [compiler, "-S", "-emit-llvm", *flags, *PLAIN, "-w", "-o", "-", source]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def instructions(text):
    """Return lines of function bodies that are instructions."""
    inside = count = 0
    for line in text.splitlines():
        if line.startswith("define "):
            inside = 1
        elif line.startswith("}"):
            inside = 0
        elif inside and line.startswith("  ") and not line.startswith(("    #dbg", "   ")):
            count += 1
    return count


def measure(text):
    """Return CPU seconds from text to text."""
    import enzyme_cc  # noqa: PLC0415 - not before the command line is understood

    gc.collect()
    gc.disable()
    start = time.process_time()
    outcome = enzyme_cc.differentiate(text, "bench.ll")
    spent = time.process_time() - start
    gc.enable()
    if outcome.problems:
        raise SystemExit(outcome.problems[0].render("bench"))
    return spent, len(outcome.text)


def rates(compiler, folder, sizes, flags, mode):
    """Yield instructions a second of each program, printed as they come."""
    for size in sizes:
        source = f"{folder}/bench.c"
        with open(source, "w", encoding="ascii") as file:
            file.write(program(size, mode))
        text = front_end(compiler, source, flags)
        spent, made = measure(text)
        count = instructions(text)
        print(
            f"  {count:7,} instructions  {spent:6.2f} s CPU  {count / spent:8,.0f} a second  "
            f"({made / len(text):.1f} times the text)",
            flush=True,
        )
        yield count / spent


def report(compiler, folder, sizes, name):
    """Return one mode; whether it is too slow."""
    mode = MODES[name]
    failed = False
    for flags, given in FLAGS.items():
        print(f"== {name} mode, clang {flags}")
        found = list(rates(compiler, folder, sizes, given, mode))
        growth = max(found) / found[-1]
        slow, bent = min(found) < mode.limit, growth > LINEAR
        failed |= slow or bent
        print(
            f"slowest: {min(found):,.0f} a second (limit {mode.limit:,})"
            f"{'   TOO SLOW' if slow else ''}; the largest takes {growth:.2f} times the quickest's "
            f"time for an instruction (limit {LINEAR}){'   NOT LINEAR' if bent else ''}"
        )
    return failed


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--sizes", type=int, nargs="*", default=SIZES, help="functions a program")
    parser.add_argument("--mode", choices=MODES, action="append", help="only this one")
    parser.add_argument("--cc", default=shutil.which("clang-22") or shutil.which("clang"))
    options = parser.parse_args()
    if options.cc is None:
        print("no clang is here", file=sys.stderr)
        return 1
    # Rules are read once, whatever is differentiated.
    measure(HEAD.partition("#")[0] + "define void @f() {\n  ret void\n}\n")
    with tempfile.TemporaryDirectory() as folder:
        slow = [report(options.cc, folder, options.sizes, mode) for mode in options.mode or MODES]
    return int(any(slow))


if __name__ == "__main__":
    sys.exit(main())
