"""First compiles without LLVM's passes: what the compiler says and leaves is as with them."""

import shutil

import pytest
from boxes import Box
from objects import has_ir, machine_code

REQUEST = """
double __enzyme_autodiff(void *, double);
static double square(double x) { int unused; return x * x; }
double slope(double x) { return __enzyme_autodiff((void *)square, x); }
"""
SOURCES = {
    "plain": "",
    "loop": """
void next(int *x, int n) {
#pragma clang loop vectorize(enable)
  for (int i = 1; i < n; i++) x[i] = x[i - 1] * x[i] + 1;
}
""",
    "warning": """
void old(int) __attribute__((warning("old is old")));
void call(int n) { old(n); if (!__builtin_constant_p(3)) old(2); }
""",
    "gone": """
void never(void) __attribute__((error("never")));
static inline void check(int n) { if (n > 3) never(); }
void call(void) { check(2); }
""",
    "error": """
void never(void) __attribute__((error("never")));
void call(void) { never(); }
""",
    "assembly": 'void stop(void) { __asm__("nonsense"); }\n',
    "barrier": 'void wait(double *x) { __asm__ volatile("" : : "r"(x) : "memory"); }\n',
    "wrong": "int x = y;\n",
}
COMPILES = [
    "-O2 -Wall -c a.c -o x.o",
    "-O2 -Wall -MMD -c a.c -o d.o",
    "-O1 -S a.c -o x.s",
    "-O2 -Wframe-larger-than=1 -c a.c -o x.o",
    "-O2 -Rpass=inline -c a.c -o x.o",
    "-O2 -c a.c -o x.o -Xclang -disable-llvm-passes",
]
UNKNOWN = """
double other(double);
double __enzyme_autodiff(void *, double);
static double both(double x) { return x * other(x); }
double slope(double x) { return __enzyme_autodiff((void *)both, x); }
"""


@pytest.fixture
def project(tmp_path, cache, system):
    return Box(tmp_path / "work", cache, system)


def both(box, line, text):
    """Run the compiler, then the wrapper, each in a folder with that source alone."""
    found = []
    for run in (lambda *words: box.run(*box.toolchain.command("cc"), *words), box.enzyme):
        shutil.rmtree(box.folder, ignore_errors=True)
        box.write("a.c", text)
        done = run(*line.split())
        found.append((done.returncode, done.stdout, done.stderr, box.files()))
    return found


CASES = [(source, COMPILES[0]) for source in SOURCES]
CASES += [(source, line) for source in ("loop", "barrier") for line in COMPILES[1:]]


@pytest.mark.parametrize(("source", "line"), CASES)
def test_the_compiler_says_and_leaves_the_same(project, source, line):
    theirs, ours = both(project, line, REQUEST + SOURCES[source])
    assert ours == theirs


def commands(box, *words):
    shown = {**box.environment, "ENZYME_CC_DEBUG": "1"}
    done = box.enzyme(*words, env=shown)
    assert done.returncode == 0, done.stderr.decode()
    return [line for line in done.stderr.decode().splitlines() if " runs: " in line]


def test_passes_run_once_where_a_source_asks(project):
    project.write("a.c", REQUEST)
    first, second = commands(project, "-O2", "-c", "a.c")
    assert "-disable-llvm-passes" in first
    assert "-x ir" in second


def test_a_header_beside_a_source_may_ask(project):
    project.write("a.c", '#include "more/b.h"\n')
    project.write("more/b.h", '#include "c.h"\n')
    project.write("more/c.h", REQUEST)
    assert "-disable-llvm-passes" in commands(project, "-O2", "-c", "a.c")[0]


def test_each_source_of_a_link_is_compiled_so(project):
    project.write("a.c", REQUEST + "int main(void) { return slope(2) != 4; }\n")
    project.write("b.c", REQUEST.replace("slope", "other"))
    shown = commands(project, "-O2", "a.c", "b.c", "-o", "prog")
    assert sum("-disable-llvm-passes" in line for line in shown) == 2
    assert project.run("./prog").returncode == 0


@pytest.mark.parametrize("level", ["-O0", "-g"])
def test_without_passes_there_are_none_to_leave_out(project, level):
    project.write("a.c", REQUEST)
    assert "-disable-llvm-passes" not in commands(project, level, "-c", "a.c")[0]


def test_a_source_that_only_talks_of_requests_is_compiled_as_it_is(project):
    text = "// See __enzyme_autodiff.\nint f(int n) { return n * n; }\n"
    project.write("a.c", text)
    project.run(*project.toolchain.command("cc"), "-O2", "-c", "a.c", "-o", "theirs.o")
    project.ok("-O2", "-c", "a.c", "-o", "ours.o")
    theirs, ours = (machine_code(project.folder / f"{name}.o") for name in ("theirs", "ours"))
    assert ours == theirs
    assert has_ir(project.folder / "ours.o")


def test_what_is_left_for_the_link_is_optimised(project):
    project.write("a.c", UNKNOWN)
    project.run(*project.toolchain.command("cc"), "-O2", "-c", "a.c", "-o", "theirs.o")
    project.ok("-O2", "-c", "a.c", "-o", "ours.o")
    theirs, ours = (machine_code(project.folder / f"{name}.o") for name in ("theirs", "ours"))
    assert ours == theirs
    assert has_ir(project.folder / "ours.o")


def test_a_derivative_that_was_made_before_needs_no_passes(project, tmp_path):
    project.write("a.c", REQUEST)
    project.environment["ENZYME_CC_CACHE"] = str(tmp_path / "own")
    del project.environment["ENZYME_CC_CACHE_SIZE"]
    assert len(commands(project, "-O2", "-c", "a.c")) == 2
    first = (project.folder / "a.o").read_bytes()
    assert len(commands(project, "-O2", "-c", "a.c")) == 1
    assert (project.folder / "a.o").read_bytes() == first
