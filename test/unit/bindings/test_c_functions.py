"""C functions called from Python: values and derivatives against formulas."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import enzyme_cc as enzyme
from enzyme_cc.bindings.native import load_bytes

SOURCE = """
#include <complex.h>
#include <math.h>
#include <stddef.h>
#include <unistd.h>

typedef struct { double mass; int steps; double at[3]; } body;
static double scale = 2;

void set_scale(double to) { scale = to; }
double energy(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += scale * x[i] * x[i] * sin(x[i]);
  return sum;
}
void squares(float *inp, size_t n, float *out) {
  for (size_t i = 0; i < n; i++) out[i] = inp[i] * inp[i];
}
double rosenbrock(const double *x) {
  double a = 1 - x[0], b = x[1] - x[0] * x[0];
  return a * a + 100 * b * b;
}
double mixed(double a, const double *w, int nw, int power) {
  double sum = 0;
  for (int i = 0; i < nw; i++) sum += pow(a, power) * w[i];
  return sum;
}
double kinetic(const body *b) { return 0.5 * b->mass * b->at[0] * b->at[0] * b->steps; }
double kinetic_of(body b) { return 0.5 * b.mass * b.at[1] * b.at[1]; }
body moved(body b, double by) { b.at[2] += by * b.mass; return b; }
double complex squared(double complex z) { return z * z; }
double power(const double complex *z, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += creal(z[i] * conj(z[i]));
  return sum;
}
void polar(double r, double phi, double *x, double *y) { *x = r * cos(phi); *y = r * sin(phi); }
void step(double *state, int n, double dt) {
  for (int i = 0; i < n; i++) state[i] += dt * state[i] * state[i];
}
float half(float x) { return x / 2; }
long double wide(long double x) { return x * x * x; }
int count(const char *text, char what) {
  int found = 0;
  for (; *text; text++) found += *text == what;
  return found;
}
double table(const double (*a)[3], int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += a[i][0] * a[i][2];
  return sum;
}
double nap(double x) { usleep(200000); return x; }
"""
X = np.array([0.3, 1.1, -0.7, 2.0])


@pytest.fixture(scope="module")
def lib(load):
    return load(SOURCE)


def slope(x):
    return 2 * (2 * x * np.sin(x) + x * x * np.cos(x))


def test_a_length_is_that_of_the_array(lib):
    assert lib.energy(X) == pytest.approx(2 * np.sum(X * X * np.sin(X)))
    assert lib.energy(X, 4) == lib.energy(n=4, x=X) == lib.energy(X)


def test_gradient_value_and_products(lib):
    value, gradient = lib.energy.value_and_grad(X)
    assert value == lib.energy(X)
    np.testing.assert_allclose(gradient, slope(X), rtol=1e-14)
    np.testing.assert_allclose(lib.energy.grad(X, wrt="x"), slope(X), rtol=1e-14)
    assert lib.energy.jvp(X, tangents=np.ones(4))[1] == pytest.approx(slope(X).sum())
    np.testing.assert_allclose(lib.energy.vjp(X, cotangents=3)[1], 3 * slope(X), rtol=1e-14)
    second = 2 * (2 * np.sin(X) + 4 * X * np.cos(X) - X * X * np.sin(X))
    np.testing.assert_allclose(lib.energy.hvp(X, tangents=X), second * X, rtol=1e-13)
    np.testing.assert_allclose(lib.energy.hessian(X), np.diag(second), rtol=1e-13)
    np.testing.assert_allclose(lib.energy.jacobian(X), slope(X), rtol=1e-14)


def test_calls_that_were_made_before_give_the_same_for_other_arguments(lib):
    for seed in range(4):
        x = np.random.default_rng(seed).normal(size=3 + seed % 2)
        np.testing.assert_allclose(lib.energy.grad(x), slope(x), rtol=1e-13)
        assert lib.energy(x) == pytest.approx(2 * np.sum(x * x * np.sin(x)))
    assert lib.mixed(2.0, X, power=3) == pytest.approx(8 * X.sum())
    assert [lib.mixed(float(a), X, p) for a, p in ((2, 3), (3, 3), (2, 1))] == pytest.approx(
        [8 * X.sum(), 27 * X.sum(), 2 * X.sum()]
    )


def test_what_a_function_only_writes_is_returned(lib):
    x = np.float32([1, 2, 3])
    out = lib.squares(x)
    assert out.dtype == np.float32
    np.testing.assert_array_equal(out, x * x)
    value, gradient = lib.squares.vjp(x, cotangents=np.float32([1, 10, 100]))
    np.testing.assert_array_equal(gradient, 2 * x * np.float32([1, 10, 100]))
    np.testing.assert_array_equal(value, out)
    np.testing.assert_array_equal(lib.squares.jacobian(x), np.diag(2 * x))
    given = np.full(3, 7, np.float32)
    np.testing.assert_array_equal(lib.squares(x, out=given), out)
    np.testing.assert_array_equal(given, 7)


def test_single_numbers_that_are_written_are_numbers(lib):
    point = lib.polar(2.0, 0.5)
    assert (point.x, point.y) == pytest.approx((2 * np.cos(0.5), 2 * np.sin(0.5)))
    matrix = lib.polar.jacobian(2.0, 0.5)
    assert matrix.x.r == pytest.approx(np.cos(0.5))
    assert matrix.y.phi == pytest.approx(2 * np.cos(0.5))
    gradient = lib.polar.vjp(2.0, 0.5, cotangents={"y": 1.0})[1]
    assert (gradient.r, gradient.phi) == pytest.approx((np.sin(0.5), 2 * np.cos(0.5)))
    with pytest.raises(TypeError, match="polar has 2 floating-point outputs"):
        lib.polar.grad(2.0, 0.5)


def test_how_far_a_function_reads_is_known_without_a_length(lib):
    np.testing.assert_allclose(lib.rosenbrock.grad([1.2, 0.5]), [451.6, -188.0])
    np.testing.assert_allclose(lib.rosenbrock.hessian([1.0, 2.0]), [[402, -400], [-400, 200]])
    with pytest.raises(ValueError, match="'x' has 1 number, but the function accesses 2"):
        lib.rosenbrock([1.0])


def test_numbers_and_arrays_together(lib):
    gradient = lib.mixed.grad(1.5, X, 2)
    assert gradient.a == pytest.approx(2 * 1.5 * X.sum())
    np.testing.assert_allclose(gradient.w, 1.5**2)
    assert lib.mixed.grad(1.5, X, 2, wrt="a") == pytest.approx(3 * X.sum())
    matrix = lib.mixed.hessian(1.5, X, 2)
    assert matrix.a.a == pytest.approx(2 * X.sum())
    np.testing.assert_allclose(matrix.a.w, 3)
    np.testing.assert_allclose(matrix.w.a, 3)
    np.testing.assert_allclose(matrix.w.w, 0)


def test_structs_are_records(lib):
    body = np.zeros((), lib.kinetic.dtypes["b"])
    body["mass"], body["steps"], body["at"] = 3, 2, [4, 5, 6]
    assert lib.kinetic(body) == 48
    gradient = lib.kinetic.grad(body)
    assert gradient["mass"] == 16
    np.testing.assert_array_equal(gradient["at"], [24, 0, 0])
    np.testing.assert_array_equal(lib.kinetic_of.grad(body)["at"], [0, 15, 0])
    moved = lib.moved(body, 2.0)
    assert moved["at"][2] == 12
    assert moved["steps"] == 2


def test_complex_numbers_are_pairs_of_real_ones(lib):
    z = 1 + 2j
    assert lib.squared(z) == z * z
    assert lib.squared.jvp(z, tangents=1j)[1] == pytest.approx(2 * z * 1j)
    # The gradient by the real and the imaginary part: the conjugate of the derivative.
    assert lib.squared.vjp(z, cotangents=1)[1] == pytest.approx(np.conj(2 * z))
    many = np.array([1 + 2j, -3j])
    np.testing.assert_allclose(lib.power.grad(many), 2 * many)


def test_what_is_overwritten_stays_the_callers(lib):
    state = np.array([1.0, 2.0])
    np.testing.assert_allclose(lib.step(state, 0.5), [1.5, 4.0])
    np.testing.assert_array_equal(state, [1, 2])
    matrix = lib.step.jacobian(state, 0.5)
    np.testing.assert_allclose(matrix.state, np.diag([2.0, 3.0]))
    np.testing.assert_allclose(matrix.dt, [1, 4])
    gradient = lib.step.vjp(state, 0.5, cotangents=[1.0, 1.0])[1]
    np.testing.assert_allclose(gradient.state, [2, 3])
    assert gradient.dt == 5


@pytest.mark.parametrize("said", [enzyme.array, enzyme.array("n")])
def test_what_is_declared_an_input_and_overwritten_stays_the_callers(load, said):
    """A copy is worked on, the first time and each time after it, in all derivatives."""
    spent = load("""
        double spent(double *x, int n) {
          double sum = 0;
          for (int i = 0; i < n; i++) { sum += x[i] * x[i] * x[i]; x[i] = 0; }
          return sum;
        }
    """).spent.declare(x=said)
    x = np.array([1.0, 2.0, -3.0])
    x.flags.writeable = False
    for _ in range(2):
        assert spent(x) == -18
        np.testing.assert_allclose(spent.grad(x), 3 * x * x)
    np.testing.assert_allclose(spent.hvp(x, tangents=np.ones(3)), 6 * x)
    np.testing.assert_allclose(spent.hessian(x), np.diag(6 * x))
    np.testing.assert_allclose(spent.jvp(x, tangents=np.ones(3))[1], 42)
    np.testing.assert_allclose(spent.jacobian(x), 3 * x * x)
    rows = np.array([x, 2 * x])
    np.testing.assert_allclose(spent.batch(rows), [-18, -144])
    np.testing.assert_allclose(spent.batch.grad(rows), 3 * rows * rows)
    np.testing.assert_array_equal(rows, [x, 2 * x])
    np.testing.assert_array_equal(x, [1, 2, -3])


def test_rows_of_a_hessian_begin_with_what_was_given(load):
    """Each of them overwrites its own, of numbers and of integers."""
    lib = load("""
        double read(const double *x, int *k, int n) {
          double sum = 0;
          for (int i = 0; i < n; i++) { sum += k[i] * x[i] * x[i] * x[i]; k[i] = 0; }
          return sum;
        }
        double taken(double *x, int *k, int n) {
          double sum = read(x, k, n);
          for (int i = 0; i < n; i++) x[i] = 0;
          return sum;
        }
    """)
    x, k = np.array([1.0, 2.0]), np.array([3, 5], np.int32)
    for function in (lib.read, lib.taken):
        np.testing.assert_allclose(function.hessian(x, k), np.diag(6 * k * x))
        np.testing.assert_allclose(function.grad(x, k), 3 * k * x * x)


@pytest.mark.parametrize(("name", "kind"), [("half", np.float32), ("wide", np.longdouble)])
def test_other_widths(lib, name, kind):
    function = lib[name]
    assert type(function(kind(3))) is kind
    assert function.grad(kind(3)) == pytest.approx(0.5 if name == "half" else 27)


def test_text(lib):
    assert lib.count("banana", "a") == 3
    assert lib.count(b"banana", ord("n")) == 2


def test_arrays_of_arrays(lib):
    a = np.arange(6.0).reshape(2, 3)
    assert lib.table(a) == 0 * 2 + 3 * 5
    np.testing.assert_array_equal(lib.table.grad(a), [[2, 0, 0], [5, 0, 3]])


@pytest.mark.parametrize(
    "given",
    [
        [0.3, 1.1, -0.7, 2.0],
        np.repeat(X, 2)[::2],
        X.astype(">f8"),
        np.float32([0.25, 1.5]),
        np.array([1, 2]),
        [True, False],
        X[::-1],
    ],
)
def test_any_array_like_will_do(lib, given):
    as_array = np.asarray(given, np.float64)
    np.testing.assert_allclose(lib.energy.grad(given), slope(as_array), rtol=1e-13)


def test_arrays_that_may_not_be_written_are_read(lib):
    fixed = X.copy()
    fixed.flags.writeable = False
    np.testing.assert_allclose(lib.energy.grad(fixed), slope(X), rtol=1e-14)
    np.testing.assert_allclose(lib.step(fixed, 0.0), X)


def test_no_numbers_at_all(lib):
    assert lib.energy([]) == 0
    assert lib.energy.grad([]).shape == (0,)
    assert lib.squares.jacobian(np.zeros(0, np.float32)).shape == (0, 0)


def test_rows(lib):
    many = np.random.default_rng(1).normal(size=(5, 2))
    np.testing.assert_allclose(lib.rosenbrock.batch(many), [lib.rosenbrock(x) for x in many])
    np.testing.assert_allclose(
        lib.rosenbrock.batch.grad(many), [lib.rosenbrock.grad(x) for x in many]
    )
    gradient = lib.mixed.batch.grad(np.array([1.0, 2.0]), X, 2)
    np.testing.assert_allclose(gradient.a, [2 * X.sum(), 4 * X.sum()])
    np.testing.assert_allclose(gradient.w, [[1] * 4, [4] * 4])
    states = np.array([[1.0, 2.0], [3.0, 4.0]])
    np.testing.assert_allclose(lib.step.batch(states, 1.0), states + states**2)
    np.testing.assert_allclose(lib.half.batch(np.float32([2, 4])), [1, 2])
    assert lib.squared.batch(np.array([1j, 2 + 0j])).tolist() == [-1, 4]


def test_derivatives_see_the_variables_that_calls_set(load):
    own = load(SOURCE + "\n")  # another library: this one keeps its state
    before = own.energy.grad(X)
    own.set_scale(5.0)
    np.testing.assert_allclose(own.energy.grad(X), 2.5 * before)
    np.testing.assert_allclose(own.energy.jvp(X, tangents=X)[1], 2.5 * (before * X).sum())
    own.set_scale(2.0)


def test_threads_may_share_a_function(lib):
    many = [np.random.default_rng(seed).normal(size=200) for seed in range(24)]
    with ThreadPoolExecutor(8) as pool:
        found = [*pool.map(lib.energy.grad, many)]
    for x, gradient in zip(many, found, strict=True):
        np.testing.assert_allclose(gradient, slope(x), rtol=1e-13)


def test_other_threads_run_during_a_call(lib):
    started = time.monotonic()
    threads = [threading.Thread(target=lib.nap, args=(1.0,)) for _ in range(8)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert time.monotonic() - started < 8 * 0.2


def test_names_that_are_keywords_have_an_underscore(load):
    lib = load("double f(double lambda, const double *in, int n) { return lambda * in[n - 1]; }\n")
    assert str(lib.f.__signature__) == "(lambda_, in_, n=None)"
    assert lib.f(2.0, in_=X) == 4
    assert lib.f.grad(2.0, X).lambda_ == 2
    unnamed = load("double f(double) { return 1; }\n", "c++")
    assert unnamed.f(argument1=2.0) == 1


def test_declarations_say_what_names_do_not(load):
    lib = load(
        """
        void product(const double *a, const double *x, double *y, int rows, int columns) {
          for (int i = 0; i < rows; i++) {
            y[i] = 0;
            for (int j = 0; j < columns; j++) y[i] += a[i * columns + j] * x[j];
          }
        }
        """
    )
    with pytest.raises(TypeError, match=r"product needs .*'rows', 'columns'"):
        lib.product(np.eye(2), np.ones(2))
    product = lib.product.declare(
        a=enzyme.array("rows", "columns"), x=enzyme.const("columns"), y=enzyme.out("rows")
    )
    a = np.random.default_rng(0).normal(size=(3, 2))
    x = np.array([2.0, -1.0])
    np.testing.assert_allclose(product(a, x), a @ x)
    gradient = product.vjp(a, x, cotangents=np.array([1.0, 0, 3]))[1]
    np.testing.assert_allclose(gradient, np.outer([1, 0, 3], x))
    with pytest.raises(ValueError, match="'x' has length 3, but columns is 2"):
        product(a, np.ones(3))
    with pytest.raises(TypeError, match="'x' is declared constant"):
        product.vjp(a, x, cotangents=np.ones(3), wrt="x")
    with pytest.raises(enzyme.SignatureError, match="no parameter 'z'"):
        lib.product.declare(z=enzyme.array("rows"))
    with pytest.raises(enzyme.SignatureError, match="'n' is no integer parameter"):
        lib.product.declare(x=enzyme.array("n"))


def test_what_a_result_is_stored_in_changes_no_argument(load, monkeypatch):
    """So that the arguments need not be kept for the reverse sweep."""
    made = []

    def noted(data, name):
        made.append(data)
        return load_bytes(data, name)

    monkeypatch.setattr("enzyme_cc.bindings.library.load_bytes", noted)
    lib = load("""
        double product(const double *x, const double *y, int n) {
          double sum = 0;
          for (int i = 0; i < n; i++) sum += x[i] * y[i] * y[i];
          return sum;
        }
    """)
    x, y = np.array([2.0, 3.0]), np.array([0.5, -1.0])
    by_x, by_y = lib.product.grad(x, y)
    np.testing.assert_allclose(by_x, y * y)
    np.testing.assert_allclose(by_y, 2 * x * y)
    assert b"malloc" not in made[-1]
