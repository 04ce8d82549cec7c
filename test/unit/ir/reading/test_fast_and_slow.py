"""The quick reading of ordinary lines gives what the full reading gives, object for object."""

import shutil
import subprocess
from pathlib import Path

import pytest

from enzyme_cc.ir.function import Line
from enzyme_cc.ir.module import Module
from enzyme_cc.ir.reading import bodies, common_lines
from enzyme_cc.ir.types import Type
from enzyme_cc.ir.values import User, Value

SYNTAX = sorted((Path(__file__).parent / "syntax").glob("*.ll"))
CORPUS = sorted((Path(__file__).resolve().parents[4] / ".corpus" / "22").glob("*/*/*.ll"))
SMALL = [path for path in CORPUS if path.stat().st_size < 40_000][::5]
LINKS = {"block", "next", "operands", "previous", "row", "type", "uses"}

C = r"""
#include <math.h>
#include <string.h>
struct point { double x, y; int tag; struct point *next; };
static double table[4] = {1.0, 0.5, 0.1, -0.0};
double sum(const struct point *p, int n) {
  double s = 0;
  for (int i = 0; i < n && p; i++, p = p->next) {
    switch (p->tag) {
      case 0: s += p->x * table[i & 3]; break;
      case 1: s -= sqrt(p->y); break;
      case -7: s = fmax(s, p->x); break;
      default: s = -s;
    }
  }
  return s;
}
float mix(float a, unsigned b, char *out) {
  memcpy(out, "text", 5);
  out[b % 3] += (char)a;
  __atomic_fetch_add((int *)out, 1, __ATOMIC_SEQ_CST);
  return b ? a / b : -a;
}
"""
CPP = r"""
#include <stdexcept>
#include <vector>
struct base { virtual ~base() {} virtual double value(double x) const = 0; };
struct square : base { double value(double x) const override { return x * x; } };
double total(const std::vector<double> &xs, const base &f) {
  double s = 0;
  try {
    for (auto x : xs) { if (x < 0) throw std::runtime_error("negative"); s += f.value(x); }
  } catch (const std::exception &e) {
    return e.what()[0];
  }
  return s;
}
double of_square(const std::vector<double> &xs) { return total(xs, square()); }
"""


def described(value):
    """All there is to say about an instruction or a debug record, its users included."""
    found = {name: getattr(value, name) for name in names(type(value)) - LINKS}
    return {
        **{name: each.text if isinstance(each, Type) else each for name, each in found.items()},
        "class": type(value).__name__,
        "type": value.type.text,
        "operands": [(each.type.text, each.ref) for each in value.operands],
        "users": [described_user(user) for user in value.users],
    }


def names(kind):
    return {name for each in kind.__mro__ for name in getattr(each, "__slots__", ())}


def described_user(user):
    return user.ref if isinstance(user, Value) and hasattr(user, "ref") else type(user).__name__


def everything(text):
    """Every line of every function, and who uses each block and argument."""
    module = Module(text).load()
    found = []
    for function in module.functions.values():
        for block in function.blocks:
            found += [described(line) for line in block.lines]
            found.append([described_user(user) for user in block.users])
        found += [[described_user(user) for user in each.users] for each in function.arguments]
        found.append([described_user(user) for user in function.users])
    return found, module.print()


def check_same(text, monkeypatch):
    quick = everything(text)
    with monkeypatch.context() as patched:
        patched.setattr(common_lines, "_QUICK", {})
        patched.setattr(bodies, "debug_line", lambda *_: None)
        slow = everything(text)
    assert quick[1] == slow[1]
    assert quick[0] == slow[0]


def compiled(tmp_path, name, source, *options):
    if not shutil.which("clang-22"):
        pytest.skip("no clang-22 here")
    (tmp_path / name).write_text(source)
    command = ["clang-22", "-S", "-emit-llvm", "-o", "-", *options, str(tmp_path / name)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip(f"clang-22 cannot compile it here: {done.stderr[:200]}")
    return done.stdout


@pytest.mark.parametrize("options", ["-O0", "-O2", "-O2 -g", "-O1 -ffast-math", "-O3 -mavx2"])
@pytest.mark.parametrize(("name", "source"), [("a.c", C), ("a.cpp", CPP)])
def test_what_clang_writes(tmp_path, monkeypatch, name, source, options):
    check_same(compiled(tmp_path, name, source, *options.split()), monkeypatch)


@pytest.mark.parametrize("path", SYNTAX, ids=lambda path: path.stem)
def test_all_of_the_language(monkeypatch, path):
    check_same(path.read_text(), monkeypatch)


@pytest.mark.skipif(not SMALL, reason="no corpus here: make corpus")
def test_real_programs(monkeypatch):
    for path in SMALL:
        check_same(path.read_text(encoding="utf-8", errors="surrogateescape"), monkeypatch)


def test_the_quick_reader_is_the_one_that_reads(monkeypatch):
    """Without it nothing above would be compared with anything."""
    lines = []
    original = bodies.read_instruction
    monkeypatch.setattr(
        bodies, "read_instruction", lambda reader: lines.append(1) or original(reader)
    )
    text = "define i32 @f(i32 %a) {\n  %b = add i32 %a, 1\n  ret i32 %b\n}\n"
    assert Module(text).load().print() == text
    assert not lines


def test_lines_are_users():
    assert issubclass(Line, User)
