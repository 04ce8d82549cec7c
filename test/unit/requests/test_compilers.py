"""What compilers make of requests: the same whether they optimise or not, and for every LLVM."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from enzyme_cc.attributes import names
from enzyme_cc.ir.module import Module
from enzyme_cc.requests.find import find_requests
from enzyme_cc.requests.parts import mark_parts

INCLUDE = Path(names.__file__).parent / "include"
LLVMS = [version for version in ("16", "19", "22") if shutil.which(f"clang-{version}")]
LEVELS = ("-O0", "-O0 -g", "-O2", "-O2 -g", "-Os")

C = r"""
#include <enzyme/enzyme.h>
typedef struct { double x, y; } pair;
typedef struct { double x, y, z; } triple;
typedef struct { double *data; long size; } view;
typedef struct { pair first, second; double last; } large;

double product(double x, double *y) { return x * *y; }
float half(float x, _Bool negative, short n) { return negative ? -x / n : x / n; }
triple cross(double x) { triple t = {x, 2 * x, 3 * x}; return t; }
double norm(pair p, int n) { return p.x * p.x + n * p.y * p.y; }
double last(large l, double x) { return l.last * x; }
double total(view v) { double s = 0; for (long i = 0; i < v.size; i++) s += v.data[i]; return s; }
void fill(double *out, const double *in, int n) { for (int i = 0; i < n; i++) out[i] = in[i]; }
double old();

ENZYME_FWDDIFF(triple, triple);
ENZYME_FWDDIFF(pair, pair);
ENZYME_AUTODIFF(pair, pair);
double __enzyme_fwddiff_fixed(double (*)(double, double *), int, double, double, int, double *);
extern float __enzyme_autodiff_of_half(void *, int, float, _Bool, short);
extern double __enzyme_fwddiff_old();
struct both { void *tape; double result; };
ENZYME_AUGMENTFWD(struct both, product);

double plain(double x, double *y, double *dy) {
  return __enzyme_autodiff_double((void *)product, enzyme_out, x, enzyme_dup, y, dy);
}
double by_type(double x, double *y, double *dy) {
  return __enzyme_fwddiff_double((void *)product, x, 1.0, y, dy);
}
double fixed(double x, double *y) {
  return __enzyme_fwddiff_fixed(product, enzyme_dup, x, 1.0, enzyme_const, y);
}
float promoted(float x, _Bool b) {
  return __enzyme_autodiff_float((void *)half, enzyme_out, x, enzyme_const, b, enzyme_const, 3);
}
float exact(float x, _Bool b, short n) {
  return __enzyme_autodiff_of_half((void *)half, enzyme_out, x, b, n);
}
double unprototyped(double x, double *y, double *dy) {
  return __enzyme_fwddiff_old(product, x, 1.0, enzyme_dup, y, dy);
}
triple returns_a_struct(double x) { return __enzyme_fwddiff_triple((void *)cross, x, 1.0); }
pair wide(double x, double *y) {
  return __enzyme_fwddiff_pair((void *)product, enzyme_width, 2, x, 1.0, 0.0, enzyme_const, y);
}
#ifndef NO_PIECES
double struct_by_value(pair p, pair d) {
  return __enzyme_fwddiff_double((void *)norm, enzyme_dup, p, d, enzyme_const, 2);
}
double struct_of_pointer(view v, view d) {
  return __enzyme_fwddiff_double((void *)total, enzyme_dup, v, d);
}
#endif
double large_struct(large l, large d) {
  return __enzyme_fwddiff_double((void *)last, enzyme_dup, l, d, enzyme_const, 2.0);
}
double local_variable(double x, double *y) {
  void *chosen = (void *)product;
  return __enzyme_fwddiff_double(chosen, x, 1.0, enzyme_const, y);
}
static void *pick(void *f) { return f; }
double helper(double x, double *y) {
  return __enzyme_fwddiff_double(pick((void *)product), x, 1.0, enzyme_const, y);
}
static double inner(double x) {
  return __enzyme_autodiff_double((void *)by_type, x, enzyme_const, &x, enzyme_const, &x);
}
double outer(double x) { return __enzyme_fwddiff_double((void *)inner, x, 1.0); }
void memory(double *o, double *d, double *i, double *di, int n) {
  __enzyme_autodiff_void((void *)fill, enzyme_dupnoneed, o, d, enzyme_dup, i, di, n);
}
double taped(double x, double *y, double *dy) {
  struct both b = __enzyme_augmentfwd_product((void *)product, enzyme_out, x, enzyme_dup, y, dy);
  return b.result + __enzyme_reverse_double((void *)product, enzyme_out, x, enzyme_dup, y, dy,
                                            1.0, b.tape);
}
unsigned long tape_size(void) {
  return __enzyme_augmentsize((void *)product, enzyme_out, enzyme_dup);
}
"""

EXPECTED_C = """\
plain: autodiff of product: out 1; dup 1+1; gives derivative
by_type: fwddiff of product: dup 1+1; dup 1+1; gives tangent
fixed: fwddiff of product: dup 1+1; const 1; gives tangent
promoted: autodiff of half: out 1 fptrunc; const 1 trunc; const 1 trunc; gives derivative
exact: autodiff of half: out 1; const 1; const 1; gives derivative
unprototyped: fwddiff of product: dup 1+1; dup 1+1; gives tangent
returns_a_struct: fwddiff of cross: dup 0; dup 1+1; gives tangent
wide: fwddiff of product: dup 1+2; const 1; gives tangent tangent
struct_by_value: fwddiff of norm: dup 1+1; dup 1+1; const 1; gives tangent
struct_of_pointer: fwddiff of total: dup 1+1; dup 1+1; gives tangent
large_struct: fwddiff of last: dup 1+1; const 1; gives tangent
local_variable: fwddiff of product: dup 1+1; const 1; gives tangent
helper: fwddiff of product: dup 1+1; const 1; gives tangent
outer: fwddiff of inner: dup 1+1; gives tangent
inner: autodiff of by_type: out 1; const 1; const 1; gives derivative
memory: autodiff of fill: dupnoneed 1+1; dup 1+1; const 1; gives
taped: augmentfwd of product: out 1; dup 1+1; gives tape primal
taped: reverse of product: out 1; dup 1+1; gives derivative
tape_size: augmentsize of product: out 0; dup 0; gives size
""".splitlines()

CPP = r"""
extern int enzyme_dup, enzyme_const, enzyme_out, enzyme_width, enzyme_primal_return;
namespace app { extern int enzyme_dup; }
template <typename R, typename... A> R __enzyme_autodiff(void *, A...);
template <typename R, typename... A> R __enzyme_fwddiff(R (*)(A...), ...);
struct pair { double value, tangent; };
pair __enzyme_fwddiff(void *, double, double, int);
namespace { double square(double x) { return x * x; } }
template <typename T> T cube(T x) { return x * x * x; }
struct tool { static double apply(double x, double &y) { return x * y; } };

double plain(double x) { return __enzyme_autodiff<double>((void *)square, enzyme_out, x); }
double templated(double x) { return __enzyme_fwddiff<double>(cube<double>, x, 1.0); }
double method(double x, double &y, double &dy) {
  return __enzyme_autodiff<double>((void *)tool::apply, x, app::enzyme_dup, &y, &dy);
}
pair overloaded(double x) { return __enzyme_fwddiff((void *)square, x, 1.0, enzyme_primal_return); }
double invoked(double x) {
  try { return __enzyme_autodiff<double>((void *)square, x); } catch (...) { return 0; }
}
double lambda(double x) {
  return __enzyme_autodiff<double>((void *)+[](double z) { return z * z; }, x);
}
double chosen(bool c, double x) {
  return __enzyme_autodiff<double>((void *)(c ? square : cube<double>), x);
}
"""
EXPECTED_CPP = """\
plain: autodiff of square: out 1; gives derivative
templated: fwddiff of cube: dup 1+1; gives tangent
method: autodiff of apply: out 1; dup 1+1; gives derivative
overloaded: fwddiff of square: dup 1+1; gives primal tangent
invoked: autodiff of square: out 1; gives derivative
lambda: autodiff of __invoke: out 1; gives derivative
chosen: autodiff of cube square: out 1; gives derivative
""".splitlines()


def compile_to_ir(folder, version, name, source, options):
    path = folder / name
    path.write_text(source)
    compiler = ("clang++-" if name.endswith("pp") else "clang-") + version
    std = "-std=c++17" if name.endswith("pp") else "-std=gnu11"
    command = [compiler, std, "-w", "-S", "-emit-llvm", *options.split(), "-I", str(INCLUDE)]
    done = subprocess.run([*command, str(path), "-o", "-"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def plain(mangled):
    """The last name that a C++ symbol is made of."""
    rest = mangled.removeprefix("_Z").lstrip("NL")
    if rest == mangled:
        return mangled
    found = ""
    while match := re.match(r"(\d+)", rest):
        size = int(match[1])
        rest = rest[match.end() :]
        found, rest = rest[:size], rest[size:]
    return found or "__invoke"


def described(request):
    """All that does not depend on how values are called."""
    arguments = []
    for each in request.arguments:
        count = f"{len(each.values)}+{len(each.shadows)}" if each.shadows else len(each.values)
        repairs = {each.repair.value for each in each.values} - {"none"}
        arguments.append(" ".join([each.activity.value, str(count), *sorted(repairs)]))
    functions = sorted(plain(each.name) for each in request.functions)
    gives = " ".join(["gives", *(each.part.value for each in request.arm.result.members)])
    head = f"{plain(request.caller.name)}: {request.mode.short} of {' '.join(functions)}"
    return f"{head}: {'; '.join([*arguments, gives])}"


def read(text):
    found = find_requests(Module(text, "a.ll"))
    assert [each.message for each in (*found.problems, *found.warnings)] == []
    return found.found


@pytest.mark.parametrize("version", LLVMS)
@pytest.mark.parametrize("level", LEVELS)
def test_requests_of_c_are_the_same_at_every_level(tmp_path, version, level):
    # Optimised, the pieces of structs cannot be told from parameters unless they are marked.
    apart = () if level.startswith("-O0") else ("struct_by_value", "struct_of_pointer")
    options = f"{level} -fno-inline {'-DNO_PIECES' if apart else ''}"
    found = read(compile_to_ir(tmp_path, version, "a.c", C, options))
    wanted = [each for each in EXPECTED_C if not each.startswith(apart)]
    assert sorted(map(described, found)) == sorted(wanted)


@pytest.mark.parametrize("version", LLVMS)
def test_pieces_of_structs_that_are_marked_stay_known_when_llvm_optimises(tmp_path, version):
    options = "-O2 -fno-inline -Xclang -disable-llvm-passes"
    module = Module(compile_to_ir(tmp_path, version, "a.c", C, options), "a.ll")
    marked = [name for name, each in module.functions.items() if mark_parts(each)]
    assert {"norm", "total"} <= set(marked)
    command = [f"opt-{version}", "-S", "-passes=default<O2>"]
    done = subprocess.run(command, input=module.print(), capture_output=True, text=True, check=True)
    assert sorted(map(described, read(done.stdout))) == sorted(EXPECTED_C)


@pytest.mark.parametrize("version", LLVMS)
@pytest.mark.parametrize("level", LEVELS)
def test_requests_of_cpp_are_the_same_at_every_level(tmp_path, version, level):
    found = read(compile_to_ir(tmp_path, version, "a.cpp", CPP, level))
    assert sorted(map(described, found)) == sorted(EXPECTED_CPP)
