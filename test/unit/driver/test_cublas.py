"""Host code that calls cuBLAS: which calls derivatives are made of, and what has none."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from boxes import needs

CODE = """
typedef struct cublasContext *handle;
extern "C" {
int cublasDscal_v2(handle, int, const double *, double *, int);
}
void __enzyme_autodiff(void *, ...);
void *__enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);
extern int enzyme_const, enzyme_dup, enzyme_nofree;
"""
SCALED = """
void scaled(handle h, double *x, const double *by) { cublasDscal_v2(h, 4, by, x, 1); }
"""
GRADIENT = """
void gradient(handle h, double *x, double *dx, const double *by, double *dby) {
  __enzyme_autodiff((void *)scaled, enzyme_const, h, enzyme_dup, x, dx, enzyme_dup, by, dby);
}
"""
KEPT = """
void kept(handle h, double *x, double *dx, const double *by) {
  void *tape = __enzyme_augmentfwd((void *)scaled, enzyme_nofree, enzyme_const, h, enzyme_dup, x,
                                   dx, enzyme_const, by);
  __enzyme_reverse((void *)scaled, enzyme_nofree, enzyme_const, h, enzyme_dup, x, dx, enzyme_const,
                   by, tape);
}
"""
#: What `mine.yaml` says that it computes, and nothing of a derivative.
VALUE = """- routine: doubled
  names: {d: mine_doubled}
  arguments:
    n: size
    x: vector n out
    incx: increment
  value: x = 2 * x
"""
TANGENT = """  tangent: dx = 2 * dx
  adjoint: dx = 2 * dx
"""
DOUBLED = """
extern "C" void mine_doubled(const int *, double *, const int *);
void doubled(int n, double *x) {
  int one = 1;
  mine_doubled(&n, x, &one);
}
void gradient(int n, double *x, double *dx) {
  __enzyme_autodiff((void *)doubled, enzyme_const, n, enzyme_dup, x, dx);
}
"""
EX = """
extern "C" int cublasGemmEx(handle, int, int, int, int, int, const void *, const void *, int, int,
                            const void *, int, int, const void *, void *, int, int, int, int);
void product(handle h, double *a, double *c, const double *by) {
  cublasGemmEx(h, 0, 0, 2, 2, 2, by, a, TYPE, 2, a, TYPE, 2, by, c, TYPE, 2, 70, -1);
}
void gradient(handle h, double *a, double *da, double *c, double *dc, const double *by) {
  __enzyme_autodiff((void *)product, enzyme_const, h, enzyme_dup, a, da, enzyme_dup, c, dc,
                    enzyme_const, by);
}
"""


def compiled(box, text, *words):
    box.write("host.cpp", CODE + text)
    return box.enzyme("-O2", "-c", *words, "host.cpp", "-o", "host.o", command="enzyme-c++")


def test_a_rule_that_says_no_derivative_is_an_error_with_a_way_out(system_box):
    system_box.write("mine.yaml", VALUE)
    said = compiled(system_box, DOUBLED, "--enzyme-rules=mine.yaml").stderr.decode()
    assert said.startswith("host.cpp:14:3: error: ")
    assert "the rule of mine_doubled says what it computes, and no derivative" in said
    assert "[EZ0490]" in said
    assert "add `tangent` and `adjoint`" in said
    system_box.write("mine.yaml", VALUE + TANGENT)
    assert compiled(system_box, DOUBLED, "--enzyme-rules=mine.yaml").returncode == 0


def test_a_product_that_is_told_its_types_has_the_rule_of_these(system_box):
    """CUDA's number for double is 1; that for half, of which no product has a rule, is 2."""
    done = compiled(system_box, EX.replace("TYPE", "1"))
    assert done.returncode == 0, done.stderr.decode()
    assert "U cublasDgemm_v2" in system_box.run("nm", "host.o").stdout.decode()
    said = compiled(system_box, EX.replace("TYPE", "2")).stderr.decode()
    assert "cublasGemmEx of other types than float, double and their complex numbers" in said
    assert "[EZ0308]" in said


def test_a_tape_of_calls_on_a_device_is_for_one_reverse_sweep(system_box):
    said = compiled(system_box, SCALED + KEPT).stderr.decode()
    assert "cublasDscal_v2 is reversed once for each tape" in said
    assert "[EZ0491]" in said
    assert compiled(system_box, SCALED + KEPT.replace(" enzyme_nofree,", "")).returncode == 0


def test_the_adjoint_of_a_call_on_a_device_is_a_call_on_the_device(system_box):
    assert compiled(system_box, SCALED + GRADIENT).returncode == 0
    called = system_box.run("nm", "host.o").stdout.decode()
    assert "U cublasDscal_v2" in called
    assert "U cudaMalloc" in called or "U cudaMemcpyAsync" in called


BATCH = """
extern "C" int cublasDgemmBatched(handle, int, int, int, int, int, const double *,
                                  const double *const *, int, const double *const *, int,
                                  const double *, double *const *, int, int);
void products(handle h, double **a, double **c, const double *by) {
  cublasDgemmBatched(h, 0, 1, 2, 2, 2, by, a, 2, a, 2, by, c, 2, 3);
}
void gradient(handle h, double **a, double **da, double **c, double **dc, const double *by) {
  __enzyme_autodiff((void *)products, enzyme_const, h, enzyme_dup, a, da, enzyme_dup, c, dc,
                    enzyme_const, by);
}
"""


def test_a_batch_of_products_is_reversed_product_by_product(system_box):
    done = compiled(system_box, BATCH)
    assert done.returncode == 0, done.stderr.decode()
    called = system_box.run("nm", "host.o").stdout.decode()
    assert "U cublasDgemm_v2" in called
    assert "U cublasDgemmBatched" in called, "the program itself calls what it says"


#: A copy to the device and back, and a request about a request in one order or the other.
NESTED = """
extern "C" int cudaMemcpy(void *, const void *, unsigned long, int);
void __enzyme_fwddiff(void *, ...);
void copied(double *x, double *d) { cudaMemcpy(d, x, 8, 1); cudaMemcpy(x, d, 8, 2); *x *= *x; }
void gradient(double *x, double *dx, double *d, double *dd) {
  __enzyme_INNER((void *)copied, enzyme_dup, x, dx, enzyme_dup, d, dd);
}
void product(double *x, double *v, double *dx, double *w, double *d, double *e, double *dd,
             double *ee) {
  __enzyme_OUTER((void *)gradient, enzyme_dup, x, v, enzyme_dup, dx, w, enzyme_dup, d, e,
                 enzyme_dup, dd, ee);
}
"""


def nested(box, inner, outer):
    return compiled(box, NESTED.replace("INNER", inner).replace("OUTER", outer))


@pytest.mark.parametrize(
    ("inner", "said_of_it"),
    [("fwddiff", "cannot be differentiated yet"), ("autodiff", "in reverse mode")],
)
def test_a_request_about_a_request_on_a_device_says_what_works(system_box, inner, said_of_it):
    """What it says is done by test/gpu/programs/second.cu."""
    said = nested(system_box, inner, "autodiff").stderr.decode()
    assert f"second derivative of cudaMemcpy {said_of_it}" in said
    assert "[EZ0308]" in said
    assert "ask __enzyme_fwddiff, in one direction, of what asks __enzyme_autodiff" in said


def test_what_a_request_in_another_says_works_does(system_box):
    done = nested(system_box, "autodiff", "fwddiff")
    assert done.returncode == 0, done.stderr.decode()


@needs("clang++-22")
def test_a_call_of_a_gradients_own_that_fails_ends_the_program():
    root = Path(__file__).parents[3]
    words = [sys.executable, root / "test/gpu/programs.py", "cublas_float"]
    done = subprocess.run(
        words,
        capture_output=True,
        text=True,
        env=os.environ | {"FAKE_REFUSES_SUMS": "1"},
        check=False,
    )
    assert done.returncode
    assert "cuBLAS returned the status 13" in done.stdout
    assert "the derivative's own calls failed so" in done.stdout
