"""What differentiating costs: IR instructions of the primal slice a second, from text to text.

Limit: 15,000 a second, linear up to 100,000 instructions. CPU time, since machines are shared.
"""

import argparse
import gc
import random
import shutil
import subprocess
import sys
import tempfile
import time

LIMIT = 15_000
#: The functions in each generated program; one has about 45 instructions at -O1.
SIZES = (60, 240, 960, 2300)
#: How the front end is run: with and without debug information.
FLAGS = {"-O1": ("-O1",), "-O1 -g": ("-O1", "-g")}
PLAIN = ("-fno-vectorize", "-fno-slp-vectorize", "-fno-unroll-loops")

HEAD = """#include <math.h>
void __enzyme_fwddiff(void *, ...);
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


def program(functions, seed=1):
    """Functions with loops, branches, structs and calls of one another, all reached."""
    chosen = random.Random(seed)
    return HEAD + "".join(
        [*(function(index, chosen) for index in range(functions)), request(functions - 1)]
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


def request(last):
    return (
        "void top(double x, double dx, double *v, double *dv, int n, S *s, S *ds) {\n"
        f"  __enzyme_fwddiff((void *)f{last}, x, dx, v, dv, n, s, ds);\n}}\n"
    )


def front_end(compiler, source, flags):
    command = [compiler, "-S", "-emit-llvm", *flags, *PLAIN, "-w", "-o", "-", source]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def instructions(text):
    """Lines of function bodies that are instructions."""
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
    """CPU seconds from text to text."""
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


def report(compiler, folder, sizes):
    slowest = float("inf")
    for name, flags in FLAGS.items():
        print(f"== clang {name}")
        for size in sizes:
            source = f"{folder}/bench.c"
            with open(source, "w", encoding="ascii") as file:
                file.write(program(size))
            text = front_end(compiler, source, flags)
            spent, made = measure(text)
            count = instructions(text)
            rate = count / spent
            slowest = min(slowest, rate)
            print(
                f"  {count:7,} instructions  {spent:6.2f} s CPU  {rate:8,.0f} a second  "
                f"({made / len(text):.1f} times the text)",
                flush=True,
            )
    print(f"slowest: {slowest:,.0f} a second (limit {LIMIT:,})")
    return slowest < LIMIT


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--sizes", type=int, nargs="*", default=SIZES, help="functions a program")
    parser.add_argument("--cc", default=shutil.which("clang-22") or shutil.which("clang"))
    options = parser.parse_args()
    if options.cc is None:
        print("no clang is here", file=sys.stderr)
        return 1
    # Rules are read once, whatever is differentiated.
    measure(HEAD.partition("#")[0] + "define void @f() {\n  ret void\n}\n")
    with tempfile.TemporaryDirectory() as folder:
        return int(report(options.cc, folder, options.sizes))


if __name__ == "__main__":
    sys.exit(main())
