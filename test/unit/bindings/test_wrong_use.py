"""What is used wrongly ends in an exception that says what to do."""

import numpy as np
import pytest

import enzyme_cc as enzyme

SOURCE = """
#include <stdlib.h>
double f(double a, const double *w, int nw) {
  double sum = 0;
  for (int i = 0; i < nw; i++) sum += a * w[i] * a;
  return sum;
}
void g(const float *x, int n, int *out) { for (int i = 0; i < n; i++) out[i] = x[i] > 0; }
double open_ended(const double *x, double *out, int steps) {
  for (int i = 0; i < steps; i++) out[i % 7] = x[i % 5];
  return out[0];
}
double many(int count, ...) { return count; }
double pointers(double **rows) { return rows[0][0]; }
int whole(int n) { return n + 1; }
double sorted(double *x, int n, int (*compare)(const void *, const void *)) {
  qsort(x, n, sizeof *x, compare);
  return x[0];
}
"""
W = np.array([1.0, 2.0])


@pytest.fixture(scope="module")
def lib(load):
    return load(SOURCE)


@pytest.mark.parametrize(
    ("call", "kind", "message"),
    [
        (lambda f: f("x", W), TypeError, "argument 'a' is one double, not 'x'"),
        (lambda f: f(1.0), TypeError, "f needs 'w'"),
        (lambda f: f(1.0, W, 2, 3), TypeError, "f takes 3 arguments, not 4"),
        (lambda f: f(1.0, W, 3), ValueError, "'w' has length 2, but nw is 3"),
        (lambda f: f(1.0, [W]), ValueError, "'w' has 2 dimensions"),
        (lambda f: f(1.0, W + 0j), TypeError, "complex128 would lose something"),
        (lambda f: f(1.0, ["a"]), TypeError, "argument 'w'"),
        (lambda f: f(1.0, np.ma.masked_array(W, [0, 1])), TypeError, "would lose its mask"),
        (lambda f: f(1.0, object()), TypeError, "argument 'w'"),
        (lambda f: f(1.0, W, 2.0), TypeError, "argument 'nw' is one int, not 2.0"),
        (lambda f: f(1.0, W, v=2), TypeError, "f has no parameter 'v'; it has: a, w, nw"),
        (lambda f: f(1.0, W, a=2), TypeError, "argument 'a' is given twice"),
        (lambda f: f.grad(1.0, W, wrt="nw"), TypeError, "'nw' is of type int"),
        (lambda f: f.grad(1.0, W, wrt="q"), TypeError, "no parameter 'q'"),
        (lambda f: f.grad(1.0, W, wrt=()), TypeError, "wrt names no parameter"),
        (lambda f: f.jvp(1.0, W, tangents=W), TypeError, "tangents is a dict by names: a, w"),
        (lambda f: f.jvp(1.0, W, tangents={"w": [1]}), None, ""),
        (lambda f: f.jvp(1.0, W, tangents={"w": [1, 2, 3]}), ValueError, r"shape \(3,\), not"),
        (lambda f: f.jvp(1.0, W, tangents={"x": 1}), TypeError, "no parameter 'x'"),
        (lambda f: f.vjp(1.0, W, cotangents={"y": 1}), TypeError, "it may have: result"),
        (lambda f: f.batch(1.0, W), ValueError, "no argument has a row for each run"),
        (lambda f: f.batch([1.0, 2], [W]), ValueError, "different numbers of rows"),
        (lambda f: f.batch([[1.0]], W), ValueError, "'a' has 2 dimensions: it is one number, or"),
        (lambda f: f.batch([1.0], W, [2]), ValueError, "'nw' is a length, the same for all rows"),
        (lambda f: f.declare(a=enzyme.array("nw")), TypeError, "is a single number"),
        (lambda f: f.declare(w=3), TypeError, "declare it by enzyme.array"),
        (lambda f: f.declare(w=enzyme.array("nw[0]")), TypeError, "is no length"),
    ],
)
def test_arguments(lib, call, kind, message):
    if kind is None:
        call(lib.f)
        return
    with pytest.raises(kind, match=message):
        call(lib.f)


class OnGpu:
    """An array as CuPy and Numba have them."""

    __cuda_array_interface__ = {  # noqa: RUF012 - as the protocol says
        "shape": (2,),
        "typestr": "<f8",
        "data": (4096, False),
        "version": 3,
    }


def test_memory_of_a_gpu_is_refused_and_it_is_said_what_copies_it(lib):
    for call in (lib.f, lib.f.grad):
        with pytest.raises(TypeError, match=r"'w' is in memory of a GPU.*pass a copy there"):
            call(1.0, OnGpu())


def test_numbers_that_do_not_fit(lib):
    with pytest.raises(OverflowError, match="whole: a number does not fit"):
        lib.whole(1 << 40)
    with pytest.raises(TypeError, match=r"float64 would lose something: pass x\.astype"):
        lib.g(np.zeros(2))


def test_functions_without_derivatives(lib):
    with pytest.raises(TypeError, match="whole has no floating-point input"):
        lib.whole.grad(3)
    with pytest.raises(TypeError, match="g has no output"):
        lib.g.grad(np.zeros(2, np.float32))


def test_outputs_that_are_given_are_as_long_as_the_function_writes(lib):
    x = np.zeros(3, np.float32)
    with pytest.raises(ValueError, match="'out' has length 2, but n is 3"):
        lib.g(x, out=np.zeros(2, np.int32))
    with pytest.raises(ValueError, match="'out' has 0 dimensions"):
        lib.g(x, out=np.zeros((), np.int32))


@pytest.mark.parametrize("method", [None, "grad", "hessian"])
def test_names_of_lengths_that_are_none_are_found_out(load, method):
    lib = load(
        """
        double polynomial(const double *c, double x, int n) {
          double sum = c[n];
          for (int i = n - 1; i >= 0; i--) sum = sum * x + c[i];
          return sum;
        }
        double fine(const double *c, double x, int n) { return c[n - 1] * x; }
        """
    )
    function = lib.polynomial
    with pytest.raises(enzyme.SignatureError, match="with 'n' as the length of 'c', the function"):
        (getattr(function, method) if method else function)(W, 0.5)
    with pytest.raises(enzyme.SignatureError, match="beyond its end"):
        function.batch(np.ones((3, 2)), 0.5)
    function = function.declare(c=enzyme.array("n+1"))
    assert function(np.array([1.0, 2, 3]), 2.0, n=2) == 17
    assert lib.fine(W, 0.5) == 1


def test_what_is_written_beyond_a_guessed_end_is_found_out(load):
    lib = load("void f(double x, double *y, int n) { for (int i = 0; i <= n; i++) y[i] = x; }\n")
    with pytest.raises(enzyme.SignatureError, match="with 'n' as the length of 'y', the function"):
        lib.f(1.0, n=3)


def test_outputs_of_unknown_length(lib):
    with pytest.raises(TypeError, match="open_ended needs 'out'"):
        lib.open_ended(np.zeros(5), steps=3)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("many", r"takes a variable number of arguments"),
        ("pointers", "its parameter 'rows' is a pointer to pointers"),
        ("sorted", "its parameter 'compare' is a"),
    ],
)
def test_functions_that_python_cannot_call(lib, name, message):
    with pytest.raises(
        enzyme.SignatureError, match=rf"{name} \(.*:\d+\) cannot be called: .*{message}"
    ):
        lib[name]


def test_functions_that_are_not_there(lib):
    with pytest.raises(AttributeError, match="did you mean whole"):
        _ = lib.hole
    with pytest.raises(AttributeError, match="there are: f, g"):
        _ = lib.xyz


def test_sources_that_do_not_compile(load, tmp_path):
    with pytest.raises(enzyme.CompileError, match=r"1:29: error: use of undeclared identifier 'y'"):
        load("double f(double x) { return y; }\n")
    with pytest.raises(enzyme.CompileError, match="undefined reference to `missing'"):
        load("double missing(double);\ndouble f(double x) { return missing(x); }\n")
    with pytest.raises(enzyme.CompileError, match=r"'nowhere\.c' does not exist"):
        enzyme.load("nowhere.c")
    (tmp_path / "a.txt").write_text("")
    with pytest.raises(enzyme.CompileError, match=r"its name ends in .\.txt"):
        enzyme.load(tmp_path / "a.txt")
    with pytest.raises(TypeError, match="'cobol' is no language here"):
        load("x\n", language="cobol")
    with pytest.raises(TypeError, match="needs a source"):
        enzyme.load()


def test_functions_that_cannot_be_differentiated(load):
    lib = load(
        """
        double f(double x) {
          __asm__("fsqrt" : "+t"(x));
          return x;
        }
        """
    )
    assert lib.f(4.0) == 2
    with pytest.raises(enzyme.DerivativeError, match=r":3:\d+: error: .*\[EZ0"):
        lib.f.grad(4.0)


def test_what_is_suspicious_is_warned_of_each_time(load):
    lib = load(
        """
        #include <stdio.h>
        double f(double x) {
          char text[40];
          snprintf(text, 40, "%f", x);
          double y;
          sscanf(text, "%lf", &y);
          return y + x;
        }
        """
    )
    with pytest.warns(enzyme.DerivativeWarning, match=r"\[EZ0"):
        assert lib.f.grad(4.0) == 1


def test_a_struct_is_made_as_the_message_says(load):
    text = "typedef struct { double by; int n; } plan;\n"
    f = load(text + "double f(const plan *p, double x) { return p->by * x * p->n; }").f
    with pytest.raises(TypeError, match="is a struct") as refused:
        f({"by": 2.0, "n": 3}, 5.0)
    told = str(refused.value).partition("make it with ")[2]
    assert told == "np.zeros(shape, f.dtypes['p'])"
    made = eval(told, {"np": np, "f": f, "shape": 1})
    made["by"], made["n"] = 2.0, 3
    assert f(made, 5.0) == 30.0
    assert f.grad(made, 5.0, wrt="x") == 6.0
