"""Measure compiles of straight-line code: how their time grows, and what the gradient costs.

Code generators write such functions. Each program is built plainly and by us, once each, and its
gradient is compared with differences before anything is told.
"""

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile

from common import find_program, write_file

MAIN = r"""#include <math.h>
#include <stdio.h>
#include <time.h>
double primal(const double *);
void gradient(const double *, double *);
int main(void) {
  double x[16], d[16] = {0}, worst = 0;
  for (int i = 0; i < 16; i++) x[i] = 0.3 + 0.05 * i;
  gradient(x, d);
  for (int i = 0; i < 16; i++) {
    double h = 1e-6, y = x[i];
    x[i] = y + h;
    double above = primal(x);
    x[i] = y - h;
    double off = fabs((above - primal(x)) / (2 * h) - d[i]) / (1e-3 + fabs(d[i]));
    x[i] = y;
    if (isnan(off) || off > worst) worst = off;
  }
  clock_t start = clock();
  for (int i = 0; i < 200; i++) primal(x);
  double once = clock() - start;
  start = clock();
  for (int i = 0; i < 200; i++) gradient(x, d);
  printf("%g %g\n", worst, (clock() - start) / once);
}
"""
HEAD = """#include <math.h>
extern double __enzyme_autodiff(void *, ...);
static double chain(const double *x) {
  double s = 0.0;
"""
TAIL = """
double primal(const double *x) { return chain(x); }
void gradient(const double *x, double *d) { __enzyme_autodiff((void *)chain, x, d); }
"""


def main(argv: list[str]) -> None:
    """Run all sizes and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--operations", type=int, nargs="+", default=[5000, 20000, 80000])
    arguments = parser.parse_args(argv)
    ours, plain = find_program("enzyme-cc"), find_program("clang-22")
    print("operations  instructions  plain s  ours s  MiB  gradient / primal")
    folder = tempfile.mkdtemp()
    try:
        for count in arguments.operations:
            print(measured(folder, ours, plain, count), flush=True)
    finally:
        shutil.rmtree(folder)


def measured(folder: str, ours: str, plain: str, count: int) -> str:
    """Build one program plainly and by us, run it, and return its line of the table."""
    source, ir, made = (os.path.join(folder, name) for name in ("chain.c", "chain.ll", "chain.o"))
    write_file(source, program(count))
    write_file(os.path.join(folder, "main.c"), MAIN)
    words = ["-O2", "-w", "-c", source, "-o", made]
    before, _ = spent([plain, *words])
    subprocess.run(
        [plain, "-O2", "-w", "-fno-slp-vectorize", "-S", "-emit-llvm", source, "-o", ir], check=True
    )
    after, memory = spent([ours, *words])
    run = os.path.join(folder, "run")
    subprocess.run(
        [plain, "-O2", os.path.join(folder, "main.c"), made, "-o", run, "-lm"], check=True
    )
    worst, ratio = map(float, subprocess.check_output([run], text=True).split())
    if not worst < 1e-4:
        sys.exit(f"{count} operations: the gradient is off by {worst}")
    instructions = of_chain(ir)
    return f"{count:10} {instructions:13} {before:8.1f} {after:7.1f} {memory:4.0f} {ratio:8.2f}"


def spent(command: list[str]) -> tuple[float, float]:
    """Return the CPU seconds that a command takes with all it starts, and MiB of the largest."""
    process = subprocess.Popen(command, env={**os.environ, "ENZYME_CC_CACHE_SIZE": "0"})
    _, status, used = os.wait4(process.pid, 0)
    if status:
        sys.exit(f"'{' '.join(command)}' failed")
    return used.ru_utime + used.ru_stime, used.ru_maxrss / 1024


def of_chain(ir: str) -> int:
    """Return how many instructions the function has, optimised."""
    with open(ir) as file:
        bodies = file.read().split("\ndefine")[1:]
    return max(each.partition("\n}")[0].count("\n  ") for each in bodies)


def program(count: int) -> str:
    """Return a program of about so many operations, the same each time."""
    chance = random.Random(7)
    lines = [f"  double t{i} = x[{i}];" for i in range(16)]
    at, done = 16, 0
    while done < count:
        a, b = (chance.randrange(max(0, at - 40), at) for _ in range(2))
        term, size = chance.choices(
            [
                (f"sin(t{a})", 1),
                (f"t{a} * t{b} * 0.5 + t{a % 16}", 3),
                (f"t{a} - 0.3 * t{b}", 2),
                (f"t{a} / (2.0 + t{b} * t{b})", 3),
                (f"0.4 * (t{a} + t{b}) + 0.1 * t{b % 16}", 4),
            ],
            (2, 28, 20, 10, 40),
        )[0]
        lines.append(f"  double t{at} = {term};")
        if chance.random() < 0.05:
            lines.append(f"  s += t{at};")
        at, done = at + 1, done + size
    total = " + ".join(f"t{i}" for i in range(at - 12, at))
    return HEAD + "\n".join(lines) + f"\n  return s / {count}.0 + {total};\n}}\n" + TAIL


if __name__ == "__main__":
    main(sys.argv[1:])
