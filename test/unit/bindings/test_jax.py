"""Functions in C, C++ and Fortran under JAX: all of it against JAX's own derivatives."""

import re
import shutil

import numpy as np
import pytest
from boxes import in_turn

jax = pytest.importorskip("jax")
jnp = jax.numpy

import enzyme_cc as enzyme  # noqa: E402

SOURCE = r"""
#include <complex.h>
#include <math.h>
typedef struct { double mass, at[3]; } body;
double energy(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += x[i] * x[i] * sin(x[i]) * x[(i + 1) % n];
  return sum;
}
void scaled(const double *x, int n, double a, double *out) {
  for (int i = 0; i < n; i++) out[i] = a * x[i] * x[i] * x[(i + 1) % n];
}
void step(double *state, int n, double dt) {
  for (int i = 0; i < n; i++) state[i] += dt * state[i] * state[i] * state[i + 1 < n ? i + 1 : i];
}
double rosenbrock(const double *x) {
  double a = 1 - x[0], b = x[1] - x[0] * x[0];
  return a * a + 100 * b * b;
}
double powers(double a, const double *w, int nw, int power) {
  double sum = 0;
  for (int i = 0; i < nw; i++) sum += pow(a, power) * w[i];
  return sum;
}
double chosen(double x, _Bool flag) { return flag ? x * x : 3 * x; }
double picked(const double *x, const int *index, int n, int n_index) {
  double sum = 0;
  for (int i = 0; i < n_index; i++) sum += x[index[i]] * x[index[i]] * (i + 1) + 0 * n;
  return sum;
}
void polar(double r, double phi, double *x, double *y) { *x = r * cos(phi); *y = r * sin(phi); }
double complex holomorphic(double complex z) { return z * z * z; }
double complex mixed(double complex z, double complex w) { return z * conj(w) * w + 2 * conj(z); }
void rotated(const double complex *z, int n, double by, double complex *out) {
  for (int i = 0; i < n; i++) out[i] = z[i] * cexp(I * by) * creal(z[i]);
}
double power(const double complex *z, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += creal(z[i] * conj(z[i])) * cimag(z[i]);
  return sum;
}
float single(const float *x, int n) {
  float sum = 0;
  for (int i = 0; i < n; i++) sum += expf(x[i]) * x[i];
  return sum;
}
double table(const double (*a)[3], int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += a[i][0] * a[i][2] * a[i][1];
  return sum;
}
void both(const double *x, int n, double *y, double *z) {
  for (int i = 0; i < n; i++) { y[i] = x[i] * x[i]; z[i] = y[i] * x[n - 1 - i]; }
}
double kinetic(body b) { return 0.5 * b.mass * b.at[0]; }
long double wide(long double x) { return x * x; }
long counted(const double *x, int n) {
  long found = 0;
  for (int i = 0; i < n; i++) found += x[i] > 0;
  return found;
}
void only(const double *x, int n) {}
double drained(double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) { sum += x[i] * x[i]; x[i] = 0; }
  return sum;
}
"""
X = np.array([1.0, 2.0, 3.0, 4.0])
Z = np.array([1.3 + 0.4j, -0.2 + 1j, 0.5 - 0.7j])
I4 = np.array([0, 2, 2], np.int32)


def turned(x):
    return jnp.roll(x, -1)


def stepped(state, dt):
    return state + dt * state**2 * jnp.concatenate([state[1:], state[-1:]])


#: Functions: what JAX computes instead, arguments, and those to differentiate by.
PROGRAMS = {
    "energy": (lambda x: jnp.sum(x * x * jnp.sin(x) * turned(x)), (X,), (0,)),
    "scaled": (lambda x, a: a * x * x * turned(x), (X, 3.0), (0, 1)),
    "step": (stepped, (X, 0.1), (0, 1)),
    "rosenbrock": (lambda x: (1 - x[0]) ** 2 + 100 * (x[1] - x[0] ** 2) ** 2, (X[:2],), (0,)),
    "powers": (lambda a, w, p: jnp.sum(a**p * w), (2.0, X, 3), (0, 1)),
    "chosen": (lambda x, f: jnp.where(f, x * x, 3 * x), (1.5, True), (0,)),
    "picked": (
        lambda x, i: jnp.sum(x[i] ** 2 * jnp.arange(1.0, len(i) + 1)),
        (X, I4),
        (0,),
    ),
    "polar": (lambda r, p: (r * jnp.cos(p), r * jnp.sin(p)), (1.5, 0.3), (0, 1)),
    "single": (lambda x: jnp.sum(jnp.exp(x) * x), (X.astype("f4"),), (0,)),
    "table": (
        lambda a: jnp.sum(a[:, 0] * a[:, 1] * a[:, 2]),
        (np.arange(12.0).reshape(4, 3),),
        (0,),
    ),
    "both": (lambda x: (x * x, x * x * x[::-1]), (X,), (0,)),
}
#: What has complex arguments: JAX's derivatives are products with cotangents and tangents.
COMPLEX = {
    "holomorphic": (lambda z: z**3, (Z[0],)),
    "mixed": (lambda z, w: z * jnp.conj(w) * w + 2 * jnp.conj(z), (Z[0], Z[1])),
    "rotated": (lambda z, by: z * jnp.exp(1j * by) * z.real, (Z, 0.7)),
    "power": (lambda z: jnp.sum(jnp.abs(z) ** 2 * z.imag), (Z,)),
}


@pytest.fixture(scope="module", autouse=True)
def _wide():
    with jax.enable_x64(True):
        yield


@pytest.fixture(scope="module")
def lib(load):
    return load(SOURCE)


def same(found, expected):
    ours, theirs = jax.tree.leaves(found), jax.tree.leaves(expected)
    assert len(ours) == len(theirs)
    for one, other in zip(ours, theirs, strict=True):
        assert one.dtype == other.dtype
        tolerance = 1e-5 if one.dtype in ("f4", "c8") else 1e-12
        np.testing.assert_allclose(one, other, rtol=tolerance, atol=tolerance)


def rows(args):
    return [jnp.stack([jnp.asarray(a), jnp.asarray(a)]) for a in args]


@pytest.mark.parametrize("name", in_turn(PROGRAMS, 2))
def test_value_and_both_modes_are_jaxs_own(lib, name):
    theirs, args, by = PROGRAMS[name]
    args = [jnp.asarray(arg) for arg in args]
    ours = enzyme.jax(lib[name])
    same(ours(*args), theirs(*args))
    same(jax.jit(ours)(*args), theirs(*args))
    same(jax.jit(jax.jacrev(ours, by))(*args), jax.jacrev(theirs, by)(*args))
    same(jax.jacfwd(ours, by)(*args), jax.jacfwd(theirs, by)(*args))
    several = [jnp.stack([arg, arg + arg if arg.dtype.kind == "f" else arg]) for arg in args]
    same(jax.vmap(jax.jacrev(ours, by))(*several), jax.vmap(jax.jacrev(theirs, by))(*several))


@pytest.mark.parametrize("name", COMPLEX)
def test_complex_numbers_follow_jaxs_convention(lib, name):
    theirs, args = COMPLEX[name]
    args = [jnp.asarray(arg) for arg in args]
    ours = enzyme.jax(lib[name])
    same(ours(*args), theirs(*args))
    tangents = [arg * (2 - 1j) if arg.dtype.kind == "c" else arg for arg in args]
    same(jax.jvp(ours, args, tangents), jax.jvp(theirs, args, tangents))
    value, pull = jax.vjp(ours, *args)
    cotangent = value * (0.3 + 1j) if value.dtype.kind == "c" else value
    same(pull(cotangent), jax.vjp(theirs, *args)[1](cotangent))

    def loss(function, *args):
        return jnp.sum(jnp.abs(function(*args)) ** 2)

    same(
        jax.jvp(lambda *a: jax.grad(loss, 1)(ours, *a), args, tangents),
        jax.jvp(lambda *a: jax.grad(loss, 1)(theirs, *a), args, tangents),
    )


MODES = [(one, other) for one in (jax.jacfwd, jax.jacrev) for other in (jax.jacfwd, jax.jacrev)]


@pytest.mark.parametrize(("outer", "inner"), MODES)
def test_second_derivatives_of_all_orders_of_modes(lib, outer, inner):
    theirs, _, by = PROGRAMS["step"]
    several = rows([X, 3.0])
    ours = jax.vmap(outer(inner(enzyme.jax(lib.step), by), by))
    same(jax.jit(ours)(*several), jax.jit(jax.vmap(outer(inner(theirs, by), by)))(*several))


def test_second_derivatives_of_one_number(lib):
    ours, theirs = enzyme.jax(lib.energy), PROGRAMS["energy"][0]
    for order in (
        jax.hessian,
        lambda f: jax.jacrev(jax.jacrev(f)),
        lambda f: jax.jacfwd(jax.jacfwd(f)),
    ):
        same(jax.jit(order(ours))(X), jax.jit(order(theirs))(X))
    same(jax.hessian(ours)(X), jax.jit(jax.hessian(theirs))(X))


def test_the_gradient_of_one_number_is_computed_with_its_value(lib):
    text = str(jax.make_jaxpr(jax.value_and_grad(enzyme.jax(lib.energy)))(X))
    assert re.findall(r"enzyme_\w+", text) == ["enzyme_vjp"]


def test_forward_mode_runs_a_forward_derivative(lib):
    ours = enzyme.jax(lib.energy)
    text = str(jax.make_jaxpr(lambda x: jax.jvp(ours, (x,), (x,)))(X))
    assert re.findall(r"enzyme_\w+", text) == ["enzyme_call", "enzyme_jvp"]


def looped(function):
    def run(x):
        return jax.lax.scan(lambda s, _: (function(s, 0.01), None), x, None, length=5)[0].sum()

    return run


def test_scan_its_gradient_and_its_hessian(lib):
    ours, theirs = looped(enzyme.jax(lib.step)), looped(stepped)
    slope = jax.jit(jax.grad(theirs))
    same(jax.jit(jax.grad(ours))(X), slope(X))
    same(jax.jit(jax.hessian(ours))(X), jax.jit(jax.hessian(theirs))(X))
    many = jnp.stack([X, X + 1])
    same(jax.jit(jax.vmap(jax.grad(ours)))(many), jax.vmap(slope)(many))
    same(jax.jit(jax.grad(jax.checkpoint(ours)))(X), slope(X))


def test_rows_of_rows_and_what_they_share(lib):
    ours, theirs = enzyme.jax(lib.scaled), PROGRAMS["scaled"][0]
    many, factors = jnp.stack([X, X + 1, 2 * X]), jnp.arange(2.0)

    def square(function):
        return jax.vmap(jax.vmap(function, (0, None)), (None, 0))

    same(square(ours)(many, factors), square(theirs)(many, factors))
    same(
        jax.jit(square(jax.jacrev(ours, (0, 1))))(many, factors),
        square(jax.jacrev(theirs, (0, 1)))(many, factors),
    )

    def total(function):
        return lambda x, a: jax.vmap(function, (1, None))(x, a).sum()

    same(
        jax.grad(total(ours), (0, 1))(many.T, 2.0),
        jax.grad(total(theirs), (0, 1))(many.T, 2.0),
    )
    same(jax.vmap(ours, (0, None))(jnp.zeros((0, 4)), 2.0), jnp.zeros((0, 4)))


def test_integers_may_differ_from_row_to_row(lib):
    powers = jnp.array([1, 2, 3], jnp.int32)
    found = jax.vmap(enzyme.jax(lib.powers), (None, None, 0))(2.0, X, powers)
    same(found, jnp.array([20.0, 40.0, 80.0]))


def test_operands_are_never_written_to(lib):
    start = jnp.asarray(X)
    enzyme.jax(lib.step)(start, 0.5)
    pulled = jax.vjp(enzyme.jax(lib.scaled), start, 2.0)[1]
    ones = jnp.ones(4)
    same(pulled(ones), pulled(ones))
    same(start, jnp.asarray(X))
    drained = enzyme.jax(lib.drained.declare(x=enzyme.array("n")))
    same(drained(start), jnp.sum(start**2))
    same(jax.grad(drained)(start), 2 * jnp.asarray(X))
    same(jax.jit(jax.jacfwd(drained))(start), 2 * jnp.asarray(X))
    same(start, jnp.asarray(X))


def test_what_has_no_derivative_has_none(lib):
    counted = enzyme.jax(lib.counted)
    assert counted(X) == 4
    _, tangent = jax.jvp(counted, (jnp.asarray(X),), (jnp.asarray(X),))
    assert tangent.dtype == jax.dtypes.float0
    same(
        jax.grad(lambda x: enzyme.jax(lib.energy)(x) * counted(x))(X),
        4 * jax.grad(PROGRAMS["energy"][0])(X),
    )


def test_several_devices(python, lib):
    python(
        f"""
        import jax, jax.numpy as jnp, numpy as np
        from jax.sharding import Mesh, PartitionSpec as P
        import enzyme_cc as enzyme
        jax.config.update("jax_enable_x64", True)
        lib = enzyme.load({SOURCE!r})
        scaled, energy = enzyme.jax(lib.scaled), enzyme.jax(lib.energy)
        x = jnp.arange(8.0).reshape(2, 4)
        expected = np.stack([lib.energy.grad(np.asarray(row)) for row in x])
        np.testing.assert_allclose(jax.pmap(jax.grad(energy))(x), expected)
        mesh = Mesh(np.array(jax.devices()), ("d",))
        def total(function):
            def one(x, a):
                return jax.lax.psum(jax.vmap(function, (0, None))(x, a).sum(), "d")
            split = jax.shard_map(one, mesh=mesh, in_specs=(P("d"), P()), out_specs=P())
            return lambda x, a: split(x, a)
        theirs = lambda x, a: a * x * x * jnp.roll(x, -1)
        for derive in (jax.grad, jax.hessian):
            found, expected = (
                jax.jit(derive(total(one), (0, 1)))(x, 2.0) for one in (scaled, theirs)
            )
            jax.tree.map(np.testing.assert_allclose, found, expected)
        """,
        XLA_FLAGS="--xla_force_host_platform_device_count=2",
        JAX_PLATFORMS="cpu",
    )


CXX = r"""
#include <stdexcept>
double root(double x) { if (x < 0) throw std::domain_error("below zero"); return x * x; }
"""


def test_exceptions_of_cpp_are_errors_of_the_program_that_ran(load):
    root = enzyme.jax(load(CXX, "c++").root)
    same(jax.grad(root)(3.0), jnp.asarray(6.0))
    for run in (root, jax.jit(jax.grad(root))):
        with pytest.raises(Exception, match="threw: below zero"):
            jax.block_until_ready(run(-1.0))
    for run in (jax.vmap(root), jax.vmap(jax.grad(root))):
        with pytest.raises(Exception, match="threw: below zero"):
            jax.block_until_ready(run(jnp.array([1.0, -1.0])))


FORTRAN = """
subroutine flow(a, n, m, out, total) bind(c)
  use iso_c_binding
  integer(c_int), value :: n, m
  real(c_double), intent(in) :: a(n, m)
  real(c_double), intent(out) :: out(n, m), total
  integer :: i
  do i = 1, m
    out(:, i) = a(:, i) * a(1, i) * i
  end do
  total = sum(out * out)
end subroutine
"""


@pytest.mark.skipif(shutil.which("flang-22") is None, reason="needs flang-22")
def test_matrices_of_fortran_are_its_own(load):
    ours = enzyme.jax(
        load(FORTRAN, "fortran").flow.declare(a=enzyme.array("n", "m"), out=enzyme.out("n", "m"))
    )

    def theirs(a):
        out = a * a[:1] * jnp.arange(1.0, a.shape[1] + 1)
        return out, jnp.sum(out * out)

    a = jnp.arange(1.0, 7.0).reshape(2, 3)
    many = jnp.stack([a, a + 1])
    same(ours(a), theirs(a))
    same(jax.jacrev(ours)(a), jax.jacrev(theirs)(a))
    same(jax.jit(jax.vmap(jax.jacfwd(ours)))(many), jax.vmap(jax.jacfwd(theirs))(many))


def refused(kind, match, run, *args, **more):
    with pytest.raises(kind, match=match):
        run(*args, **more)
    with pytest.raises(kind, match=match):
        jax.jit(lambda *a: run(*a, **more))(*args)


def test_wrong_types_and_shapes_are_errors_when_jax_traces(lib):
    energy, scaled = enzyme.jax(lib.energy), enzyme.jax(lib.scaled)
    refused(ValueError, "'x' has 2 dimensions", energy, jnp.ones((2, 2)))
    refused(TypeError, "complex128 would lose something", energy, jnp.ones(3, complex))
    refused(TypeError, "float64 would lose something", enzyme.jax(lib.single), jnp.ones(3))
    refused(TypeError, "missing a required argument: 'x'", energy)
    refused(TypeError, "unexpected keyword", energy, jnp.ones(3), y=1)
    refused(ValueError, r"'a' is one double, not an array of shape \(3,\)", scaled, X, jnp.ones(3))
    refused(ValueError, "accesses 2", enzyme.jax(lib.rosenbrock), jnp.ones(1))
    refused(ValueError, "length 4, but n is 9", energy, X, n=9)
    refused(TypeError, "PRNG|key", energy, jax.random.key(0))
    same(energy(jnp.arange(4, dtype="i4")), energy(jnp.arange(4.0)))
    same(energy([1, 2, 3]), energy(jnp.arange(1.0, 4.0)))


def test_a_length_must_be_known_when_jax_traces(lib):
    energy = enzyme.jax(lib.energy)
    same(energy(X, 4), energy(X))
    with pytest.raises(TypeError, match=r"'n' is a length.*static_argnames='n'"):
        jax.jit(lambda n: energy(X, n))(4)
    same(jax.jit(lambda n: energy(X, n), static_argnames="n")(n=4), energy(X))


def test_what_jax_has_no_arrays_of_is_refused(lib):
    for name, what in (("kinetic", "struct"), ("wide", "long double")):
        with pytest.raises(enzyme.SignatureError, match=what):
            enzyme.jax(lib[name])
    with pytest.raises(enzyme.SignatureError, match="computes nothing"):
        enzyme.jax(lib.only)
    with pytest.raises(TypeError, match="takes a function of a library"):
        enzyme.jax(np.sin)


def test_doubles_need_jax_to_have_them(lib):
    with jax.enable_x64(False), pytest.raises(TypeError, match="jax_enable_x64"):
        enzyme.jax(lib.energy)(np.ones(3))
    with jax.enable_x64(False):
        same(jax.grad(enzyme.jax(lib.single))(jnp.ones(2)), jnp.full(2, 2 * np.e, "f4"))


def test_third_derivatives_are_refused(lib):
    energy = enzyme.jax(lib.energy)
    with pytest.raises(NotImplementedError, match="no third ones"):
        jax.jacfwd(jax.hessian(energy))(X)


def test_nothing_that_needs_jax_is_imported_without_it(python):
    python("import enzyme_cc, sys; enzyme_cc.load; assert 'jax' not in sys.modules")


def test_what_is_not_installed_is_said(python):
    text = """
        import sys
        import enzyme_cc as enzyme
        for name in ("jax", "numba"):
            sys.modules[name] = None
            try:
                getattr(enzyme, name)
            except ImportError as error:
                print(error)
        """
    assert python(text).splitlines() == [
        "enzyme.jax needs JAX: pip install jax",
        "enzyme.numba needs Numba: pip install numba",
    ]


def test_guessed_lengths_are_tried_out_when_a_call_is_traced(load):
    lib = load("double f(const double *c, int n) { return c[n] * c[0]; }\n")
    with pytest.raises(enzyme.SignatureError, match="beyond its end"):
        jax.jit(enzyme.jax(lib.f))(np.ones(3, "f8"))
