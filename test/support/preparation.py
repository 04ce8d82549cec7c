"""Programs for `prepare` and `finish`, the LLVMs they are tried with, and texts without numbers."""

import functools
import re
import shutil
import subprocess

import pytest

from enzyme_cc.ir.module import Module
from enzyme_cc.toolchains.inprocess import in_process
from enzyme_cc.toolchains.model import Toolchain
from enzyme_cc.toolchains.system import Tools

VERSIONS = (16, 19, 22)

C_PROGRAM = r"""
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
extern double __enzyme_fwddiff(void *, ...);
extern int enzyme_const;
struct pair { double a, b; };
static double table[3] = {1, 2, 3};
static double cube(double x) { return x * x * x + table[1]; }
static double twice(double x) { return 2 * cube(x); }
double (*const chosen[2])(double) = {cube, twice};
__attribute__((noinline)) double kept(double x) { return x + 1; }
__attribute__((minsize)) double small(double x) { return kept(x); }
static inline __attribute__((always_inline)) double tiny(double x) { return x - 1; }
double uses_tiny(double x) { return tiny(x); }
__attribute__((weak)) double replaceable(double x) { return x; }
double alias_of_kept(double x) __attribute__((alias("kept")));
__attribute__((constructor)) static void first(void) { table[0] = 7; }
__attribute__((section(".text.special"), aligned(64))) double placed(double x) { return x * 3; }
jmp_buf back;
int jumps(int x) { if (setjmp(back)) return 1; longjmp(back, x); }
int gotos(int x) {
  static void *places[] = {&&one, &&two};
  goto *places[x & 1];
one: return 1;
two: return 2;
}
double sum(int n, ...) {
  va_list list; va_start(list, n);
  double s = 0;
  for (int i = 0; i < n; i++) s += va_arg(list, double);
  va_end(list);
  return s;
}
double f(double x, int n, struct pair p) {
  double s = 0;
  for (int i = 0; i < n; i++) { double y = chosen[i & 1](x) + sin(x); s += y * p.a + kept(y); }
  return s + replaceable(p.b) + alias_of_kept(x) + placed(x) + cube(x);
}
double gradient(double x, struct pair p, struct pair dp) {
  return __enzyme_fwddiff((void *)f, x, 1.0, enzyme_const, 3, p, dp);
}
"""
CXX_PROGRAM = r"""
#include <cmath>
#include <stdexcept>
extern double enzyme_free_standing;
template <typename... T> double __enzyme_fwddiff(void *, T...);
namespace app {
struct Shape { virtual double area(double) const = 0; virtual ~Shape() {} };
struct Disc : Shape { double r; Disc(double x) : r(x) {} double area(double x) const override
  { return r * r * x; } };
template <class T> inline T square(T x)
  { auto twice = [&](T y) { return y + x; }; return twice(x) * x; }
struct Raii { ~Raii() { count++; } static int count; };
int Raii::count = 0;
double f(double x) {
  Raii raii;
  if (x < 0) throw std::runtime_error("negative");
  static Disc disc(2.0);
  const Shape &shape = disc;
  try { return shape.area(x) + square(x); } catch (const std::logic_error &) { return 0; }
}
}
double gradient(double x) { return __enzyme_fwddiff<double, double>((void *)app::f, x, 1.0); }
int main() { return gradient(2.0) > 0 ? 0 : app::Raii::count; }
"""


@functools.cache
def front_end(program, version, level, *, debug=False, suffix="c"):
    """What clang makes of a program before any pass."""
    clang = f"clang-{version}"
    if not shutil.which(clang):
        pytest.skip(f"no {clang}")
    flags = ["-Xclang", "-disable-llvm-passes", "-fno-discard-value-names", "-w", f"-O{level}"]
    flags += ["-g"] if debug else []
    language = ["-x", "c++", "-std=c++17"] if suffix == "cpp" else ["-x", "c"]
    command = [clang, *language, *flags, "-S", "-emit-llvm", "-o", "-", "-"]
    done = subprocess.run(command, input=program.encode(), capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout.decode()


def backend(name):
    """`opt-16`, `clang-22`, `llvmlite`: what runs LLVM's passes."""
    if name == "llvmlite":
        llvm = pytest.importorskip("llvmlite.binding")
        return in_process(Toolchain("pip", "pip", tuple(llvm.llvm_version_info), {}))
    kind, _, version = name.partition("-")
    if not shutil.which(name):
        pytest.skip(f"no {name}")
    commands = {"cc": (f"clang-{version}",), "opt": (f"opt-{version}",)}
    if kind == "clang":
        del commands["opt"]
    return Tools(Toolchain(f"llvm-{version}", "system", (int(version), 0, 0), commands))


def version_of(name):
    return 22 if name == "llvmlite" else int(name.partition("-")[2])


def check(text, version):
    """LLVM finds nothing wrong, not even in debug information."""
    command = [f"opt-{version}", "-passes=verify", "-S", "-o", "-", "-"]
    done = subprocess.run(command, input=text.encode(), capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    assert "invalid debug info" not in done.stderr.decode()
    return done.stdout.decode()


def definition(text, name):
    """One function as it stands in a text."""
    found = re.search(rf"^define [^\n]*@{re.escape(name)}\(.*?^}}", text, re.MULTILINE | re.DOTALL)
    return found[0] if found else ""


def attributes(text, name):
    """The attributes of one function, one by one."""
    header = definition(text, name).partition("\n")[0]
    words = set()
    for group in re.findall(r" (#\d+)(?= )", header):
        found = re.search(rf"^attributes {group} = \{{ (.*) \}}$", text, re.MULTILINE)[1]
        words |= set(re.findall(r'"[^"]*"(?:="[^"]*")?|\S+', found))
    return words


def plain(text):
    """Each function by name: its header and body, groups spelled out, metadata without numbers."""
    groups = dict(re.findall(r"^attributes (#\d+) = \{ (.*) \}$", text, re.MULTILINE))
    found = {}
    for name in Module(text).functions:
        body = definition(text, name)
        if body:
            body = re.sub(r"#\d+\b", lambda group: groups.get(group[0], ""), body)
            body = re.sub(r" +;[^\n]*", "", re.sub(r"!\d+", "!N", body))
            found[name] = body
    return found
