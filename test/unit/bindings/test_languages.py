"""C++, Fortran and Rust called from Python, and several languages in one library."""

import shutil

import numpy as np
import pytest

import enzyme_cc as enzyme

CXX = """
#include <cmath>
#include <complex>
#include <stdexcept>
#include <vector>

namespace shapes { double area(double r) { return M_PI * r * r; } }
double total(const double *x, int n) {
  std::vector<double> copied(x, x + n);
  double sum = 0;
  for (double each : copied) sum += std::exp(each);
  if (sum > 1e6) throw std::runtime_error("the sum is too large");
  return sum;
}
void cubed(const double &x, double &y) { y = x * x * x; }
std::complex<double> turned(std::complex<double> z) { return z * std::complex<double>(0, 1); }
double norm(const std::vector<double> &v) { return v[0]; }
double twice(double x) { return 2 * x; }
double twice(double x, double y) { return 2 * x * y; }
class Spring {
 public:
  double stiffness, length;
  double energy(double x) const { return stiffness * (x - length) * (x - length) / 2; }
};
double stored(const Spring &spring, double x) { return spring.energy(x); }
void odd(double x) { if (x > 0) throw 3; }
"""
FORTRAN = """
real(8) function total(x, n)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  total = sum(x**2)
end function
subroutine product(a, b, m, k, c)
  integer, intent(in) :: m, k
  real(8), intent(in) :: a(m, k), b(k)
  real(8), intent(out) :: c(m)
  c = matmul(a, b)
end subroutine
subroutine half(x, n, y)
  integer, intent(in) :: n
  real(8), intent(in) :: x(2*n)
  real(8), intent(out) :: y(n)
  y = x(1:n) * x(n+1:2*n)
end subroutine
module models
contains
  real(8) function decay(x, rate)
    real(8), value :: x
    real(8), intent(in) :: rate
    decay = exp(-rate * x)
  end function
  subroutine norms(a, total, largest)
    real(4), intent(in) :: a(:, :)
    real(4), intent(out) :: total, largest
    total = sum(a * a)
    largest = maxval(a)
  end subroutine
  subroutine scaled(x, by, y)
    real(8), intent(in) :: x(:), by
    real(8), intent(out) :: y(:)
    y = by * x
  end subroutine
end module
"""
RUST = """
#[no_mangle]
pub extern "C" fn total(x: *const f64, n: usize) -> f64 {
    let given = unsafe { std::slice::from_raw_parts(x, n) };
    let mut all: Vec<f64> = given.to_vec();
    all.push(given[0] * 2.0);
    all.iter().map(|each| each.sin()).sum()
}
pub fn sines(x: &[f64], y: &mut [f64]) {
    for (from, to) in x.iter().zip(y.iter_mut()) { *to = from.sin(); }
}
pub fn picked(x: &[f32], at: usize) -> f32 { x[at] * x[at] }
"""
X = np.array([0.5, 1.5, -1.0])


@pytest.fixture(scope="module")
def cxx(load):
    return load(CXX, "c++")


@pytest.fixture(scope="module")
def fortran(load):
    if not shutil.which("flang-22"):
        pytest.skip("no Fortran compiler")
    return load(FORTRAN, "fortran")


@pytest.fixture(scope="module")
def rust(load):
    if not shutil.which("rustc"):
        pytest.skip("no Rust compiler")
    return load(RUST, "rust")


def test_cxx_functions(cxx):
    assert cxx.area(2.0) == cxx["shapes::area"](2.0) == pytest.approx(4 * np.pi)
    assert cxx.area.grad(2.0) == pytest.approx(4 * np.pi)
    np.testing.assert_allclose(cxx.total.grad(X), np.exp(X))
    assert cxx.cubed(2.0) == 8
    assert cxx.turned.jvp(1 + 2j, tangents=1)[1] == 1j
    np.testing.assert_allclose(cxx.total.hessian(X), np.diag(np.exp(X)))


def test_references_are_arrays_or_single_numbers(cxx):
    assert cxx.cubed.grad(np.array([2.0])) == 12


def test_objects_are_records(cxx):
    spring = np.zeros((), cxx.stored.dtypes["spring"])
    spring["stiffness"], spring["length"] = 3, 1
    assert cxx.stored(spring, 3.0) == 6
    gradient = cxx.stored.grad(spring, 3.0)
    assert (gradient.spring["stiffness"], gradient.spring["length"], gradient.x) == (2, -6, 6)


def test_overloaded_functions_go_by_their_symbols(cxx):
    assert cxx["_Z5twicedd"].grad(2.0, 3.0) == (6, 4)
    assert cxx["_Z5twiced"].grad(2.0) == 2


def test_exceptions_of_cxx_are_exceptions_here(cxx):
    large = np.array([100.0])
    for function, x in ((cxx.total, large), (cxx.total.grad, large), (cxx.total.batch, [large])):
        with pytest.raises(enzyme.NativeError, match="total threw: the sum is too large"):
            function(x)
    with pytest.raises(enzyme.NativeError, match="odd threw: an exception of no standard type"):
        cxx.odd(1.0)
    assert cxx.total([0.0]) == 1


def test_containers_of_cxx_are_refused_by_their_names(cxx):
    with pytest.raises(enzyme.SignatureError, match="its parameter 'v' is a 'vector<double"):
        _ = cxx.norm


def test_fortran_knows_its_shapes(fortran):
    np.testing.assert_allclose(fortran.total.grad(X), 2 * X)
    product = fortran.product.declare(c=enzyme.out)
    a = np.random.default_rng(0).normal(size=(3, 2))
    b = np.array([2.0, -1.0])
    np.testing.assert_allclose(product(a, b), a @ b)
    gradient = product.vjp(a, b, cotangents=X)[1]
    np.testing.assert_allclose(gradient.a, np.outer(X, b))
    np.testing.assert_allclose(gradient.b, X @ a)
    np.testing.assert_allclose(product.jacobian(a, b, wrt="b"), a)
    np.testing.assert_allclose(
        product.jacobian(a, b, wrt="a"), np.einsum("ij,k->ijk", np.eye(3), b)
    )
    many = np.random.default_rng(1).normal(size=(4, 3, 2))
    np.testing.assert_allclose(product.batch(many, b), many @ b)
    with pytest.raises(ValueError, match="'b' has length 3, but k is 2"):
        product(a, np.ones(3))


def test_lengths_of_fortran_may_be_expressions(fortran):
    half = fortran.half.declare(y=enzyme.out)
    x = np.arange(1.0, 7)
    np.testing.assert_allclose(half(x, 3), x[:3] * x[3:])
    with pytest.raises(ValueError, match=r"'x' has length 6, but \(n \* 2\) is 4"):
        half(x, 2)


def test_procedures_of_modules(fortran):
    gradient = fortran.decay.grad(2.0, 0.5)
    assert gradient.x == pytest.approx(-0.5 * np.exp(-1))
    assert gradient.rate == pytest.approx(-2 * np.exp(-1))
    assert fortran.decay.hessian(2.0, 0.5).x.x == pytest.approx(0.25 * np.exp(-1))
    np.testing.assert_allclose(
        fortran.decay.batch.grad(np.array([1.0, 2]), 0.5).x, -0.5 * np.exp([-0.5, -1])
    )


def test_arrays_of_assumed_shape(fortran):
    a = np.float32([[1, 2, 3], [4, 9, 6]])
    both = fortran.norms(a)
    assert (both.total, both.largest) == (147, 9)
    matrix = fortran.norms.jacobian(a)
    np.testing.assert_array_equal(matrix.total, 2 * a)
    np.testing.assert_array_equal(matrix.largest, a == 9)
    scaled = fortran.scaled.declare(y=enzyme.out("len(x)"))
    np.testing.assert_array_equal(scaled(X, 2.0), 2 * X)
    assert scaled.vjp(X, 2.0, cotangents=X)[1].by == pytest.approx(X @ X)


def test_rust_functions(rust):
    expected = np.cos(X) + np.array([2 * np.cos(2 * X[0]), 0, 0])
    np.testing.assert_allclose(rust.total.grad(X), expected)
    sines = rust.sines.declare(y=enzyme.out("len(x)"))
    np.testing.assert_allclose(sines(X), np.sin(X))
    np.testing.assert_allclose(sines.jacobian(X), np.diag(np.cos(X)))
    assert rust.picked.grad(np.float32([1, 3]), 1)[1] == 6


def test_files_of_several_languages_are_one_library(tmp_path, fortran):
    (tmp_path / "outer.c").write_text(
        "double inner_(const double *x);\n"
        "double outer(double x) { double y = 3 * x; return inner_(&y) * x; }\n"
    )
    (tmp_path / "inner.f90").write_text(
        "real(8) function inner(x)\n  real(8), intent(in) :: x\n  inner = x * x\nend function\n"
    )
    lib = enzyme.load([tmp_path / "outer.c", tmp_path / "inner.f90"])
    assert lib.outer.grad(2.0) == pytest.approx(27 * 4)
    assert lib.outer.hessian(2.0) == pytest.approx(54 * 2)
    assert lib.inner.grad(2.0) == 4
