"""Measure what a link costs more that differentiates 3 of its 1,000 objects.

Plain and wrapped links alternate, for each linker there is. The plain one links the same objects
but for the one with the request, which calls the function instead. Measured are the first link of
all, and links after an edit of an object that no derivative needs.
"""

import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import common

UNITS = 996
ARCHIVED = 400
ARCHIVES = 4
LINKERS = ("lld", "bfd")
#: Seconds that a link may take longer than the plain one.
LIMITS = {"first": 1.0, "after an edit": 0.3, "again": 0.3}
RIGHT = "56\n"

HEAD = (
    "#include <stdio.h>\ndouble __enzyme_autodiff(void *, ...);\ndouble f(double);\nint all(int);\n"
)
MAIN = 'int main(void) {{ printf("%.9g\\n", {call} + (all(1) == 0)); return 0; }}\n'
CLOSURE = {
    "main": HEAD + MAIN.format(call="__enzyme_autodiff((void *)f, 3.0)"),
    "f": "double g(double);\nstatic double k = 2;\ndouble f(double x) { return k * g(x) * x; }\n",
    "g": "static double k = 1;\ndouble g(double x) { return x * x + k; }\n",
}
PLAIN = HEAD + MAIN.format(call="f(3.0)")


def unit(number, edit=0):
    """Return a unit of the kind that most are, with what differs after an edit."""
    return (
        f"#include <string.h>\nstatic int seen_{number}[4];\n"
        f"static int add(int *at, int x) {{ at[x & 3] += x + {edit}; return at[x & 3]; }}\n"
        f"int unit_{number}(int x) {{\n  char text[32];\n"
        f'  memcpy(text, "unit {number}", 9);\n'
        f"  return add(seen_{number}, x + text[x & 7]);\n}}\n"
    )


def all_units():
    """Return a C function that calls all units, so that every archive member is linked."""
    declared = "".join(f"int unit_{number}(int);\n" for number in range(UNITS))
    summed = "".join(f"  sum += unit_{number}(x);\n" for number in range(UNITS))
    return f"{declared}int all(int x) {{\n  int sum = 0;\n{summed}  return sum;\n}}\n"


class Program:
    """The objects in a folder, and how they are linked."""

    def __init__(self, folder, plain, wrapper):
        self.folder = folder
        self.plain = plain
        self.wrapper = wrapper
        self.environment = {**common.ENVIRONMENT, "ENZYME_CC_CACHE": os.path.join(folder, "cache")}
        self.edits = 0

    def run(self, *argv):
        done = subprocess.run(
            argv, cwd=self.folder, env=self.environment, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise SystemExit(f"{' '.join(argv[:8])}: {done.stderr[:2000]}")
        return done.stdout

    def write(self, name, text):
        common.write_file(os.path.join(self.folder, f"{name}.c"), text)

    def make(self):
        texts = {**CLOSURE, "plain": PLAIN, "all": all_units()}
        texts |= {f"unit_{number}": unit(number) for number in range(UNITS)}
        for name, text in texts.items():
            self.write(name, text)
        self.run(self.wrapper, "-O1", "-c", *(f"{name}.c" for name in texts))
        members = [f"unit_{number}.o" for number in range(ARCHIVED)] + ["g.o"]
        for number in range(ARCHIVES):
            self.run("ar", "rcs", f"lib{number}.a", *members[number::ARCHIVES])

    def edit(self):
        """Change the body of a unit that is linked for itself."""
        self.edits += 1
        self.write(f"unit_{UNITS - 1}", unit(UNITS - 1, self.edits))
        self.run(self.wrapper, "-O1", "-c", f"unit_{UNITS - 1}.c")

    def seconds(self, compiler, main, linker):
        objects = [f"unit_{number}.o" for number in range(ARCHIVED, UNITS)]
        archives = [f"-l{number}" for number in range(ARCHIVES)]
        words = [compiler, f"-fuse-ld={linker}", main, "f.o", "all.o", *objects, "-L.", *archives]
        before = time.perf_counter(), _processor()
        self.run(*words, "-o", os.path.splitext(main)[0])
        return time.perf_counter() - before[0], _processor() - before[1]

    def forget(self):
        """Forget all links; what is known of the machine, and rules, stay from compiles."""
        cache = self.environment["ENZYME_CC_CACHE"]
        for name in os.listdir(cache):
            if not name.startswith(("toolchain", "rules")):
                path = os.path.join(cache, name)
                shutil.rmtree(path) if os.path.isdir(path) else os.unlink(path)

    def pair(self, linker):
        """Return a plain link, and one with derivatives right after it."""
        plain = self.seconds(self.plain, "plain.o", linker)
        wrapped = self.seconds(self.wrapper, "main.o", linker)
        if self.run("./main") != RIGHT:
            raise SystemExit("the derivative is wrong")
        return plain, wrapped


def _processor():
    """Return the CPU time of all commands so far, which a busy machine disturbs less."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def measured(program, linker, rounds):
    """Return the measured pairs for each kind of link."""
    found = {what: [] for what in LIMITS}
    for _ in range(rounds):
        program.forget()
        found["first"].append(program.pair(linker))
        program.edit()
        found["after an edit"].append(program.pair(linker))
        found["again"].append(program.pair(linker))
    return found


def show(linker, what, pairs):
    plain, wrapped = (
        statistics.median(one[0] for one in side) for side in zip(*pairs, strict=True)
    )
    differences = sorted(wrapped[0] - plain[0] for plain, wrapped in pairs)
    over = statistics.median(differences)
    processor = statistics.median(wrapped[1] - plain[1] for plain, wrapped in pairs)
    cells = [
        linker,
        what,
        f"{plain:.3f}",
        f"{wrapped:.3f}",
        f"{wrapped / plain:.2f}",
        f"{over:.3f}",
    ]
    cells += [f"{differences[0]:.3f} to {differences[-1]:.3f}", f"{processor:.3f}"]
    cells.append(f"{LIMITS[what]:.1f}")
    good = over <= LIMITS[what]
    print(" | ".join([*cells, "yes" if good else "NO"]), flush=True)
    return good


def main():
    parser = common.make_parser(__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--keep", help="make the program in this folder, and leave it there")
    options = parser.parse_args()
    plain, wrapper = common.choose_compilers(options)
    print(f"plain {plain}, wrapper {wrapper}, {options.rounds} rounds\n")
    print(
        "linker | link | plain s | wrapper s | ratio | overhead s | spread | CPU s | limit | met?"
    )
    with tempfile.TemporaryDirectory() as folder:
        program = Program(options.keep or folder, plain, wrapper)
        os.makedirs(program.folder, exist_ok=True)
        program.make()
        good = True
        for linker in LINKERS:
            if not has(program, linker):
                continue
            for what, pairs in measured(program, linker, options.rounds).items():
                good &= show(linker, what, pairs)
    return 0 if good else 1


def has(program, linker):
    """Return whether the plain compiler finds a linker."""
    asked = [program.plain, f"-fuse-ld={linker}", "-Wl,--version"]
    return subprocess.run(asked, capture_output=True, check=False).returncode == 0


if __name__ == "__main__":
    sys.exit(main())
