"""Functions in C on PyTorch's tensors, against the same formulas in PyTorch."""

import os
import sys
import tempfile
import types

import checks
import torch
from torch.autograd import gradcheck, gradgradcheck

import enzyme_cc as enzyme
import torch_enzyme
from enzyme_cc.bindings.pytorch.layouts import Layouts

F64 = torch.float64
near = torch.allclose
SOURCE = r"""
#include <complex.h>
#include <math.h>
#include <stddef.h>
void neighbours(const double *x, size_t n, double *out) {
  for (size_t i = 0; i < n; i++) out[i] = x[i] * x[i] * x[(i + 1) % n];
}
double energy(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += sin(x[i]) * x[i] * x[(i + 1) % n];
  return s;
}
double many(const double *x, int n, double a, const int *k, double *y, double *z) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    y[i] = x[i] * exp(a * x[i]) * k[i];
    s += y[i] * y[i] * a;
    z[i] *= x[i] * a;
  }
  return s;
}
double squares(const double _Complex *z, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += creal(z[i]) * creal(z[i]) + cimag(z[i]) * cimag(z[i]);
  return s;
}
void cubes(const double _Complex *z, int n, double _Complex *w) {
  for (int i = 0; i < n; i++) w[i] = z[i] * z[i] * z[i];
}
double _Complex product(double _Complex a, double b) { return a * a * b; }
void rotate(const double (*m)[3], int n, double (*out)[3]) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < 3; j++) out[i][j] = m[i][j] * m[i][(j + 1) % 3];
}
float halves(const float *x, int n, unsigned char *signs) {
  float s = 0;
  for (int i = 0; i < n; i++) { s += x[i] * x[i] / 2; signs[i] = x[i] > 0; }
  return s;
}
"""
FLAT = """
#include <stddef.h>
void f(float *inp, size_t n, float *out) {
  for (size_t i = 0; i < n; i++) out[i] = inp[i] * inp[i];
}
void g(float *inp, float *w, size_t n, float *out) {
  for (size_t i = 0; i < n; i++) out[i] = inp[i] * w[i];
}
"""
SPENT = """
double spent(double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) { sum += x[i] * x[i] * x[i]; x[i] = 0; }
  return sum;
}
"""
LIB = enzyme.load(
    SOURCE,
    declare={
        "many": {"k": enzyme.const("n"), "y": enzyme.out("n"), "z": enzyme.inout("n")},
        "cubes": {"w": enzyme.out("n")},
        "rotate": {"out": enzyme.out("n", 3)},
        "halves": {"signs": enzyme.out("n")},
    },
)
energy = enzyme.torch(LIB.energy)
neighbours = enzyme.torch(LIB.neighbours)
many = enzyme.torch(LIB.many)
cubes = enzyme.torch(LIB.cubes)
K = torch.tensor([1, 2, 3, 4, 5], dtype=torch.int32)


def energy_again(x):
    return (x.sin() * x * x.roll(-1)).sum()


def neighbours_again(x):
    return x * x * x.roll(-1)


def many_outputs(x, a, z):
    return tuple(many(x=x, a=a, k=K, z=z))


def many_again(x, a, z):
    y = x * torch.exp(a * x) * K
    return (y * y * a).sum(), y, z * x * a


def numbers(*shape, dtype=F64, seed=7):
    made = torch.randn(shape, dtype=dtype, generator=torch.Generator().manual_seed(seed))
    return made.requires_grad_()


def number(value, dtype=F64):
    return torch.tensor(value, dtype=dtype, requires_grad=True)


def written(text):
    folder = tempfile.mkdtemp()
    path = os.path.join(folder, "test.c")
    with open(path, "w") as file:
        file.write(text)
    return path


FLAT_PATH = written(FLAT)


def needs(what, there):
    if not there:
        raise checks.Skip(f"PyTorch {torch.__version__} has no {what}")


def all_orders(function, inputs):
    assert gradcheck(function, inputs, check_forward_ad=True, check_undefined_grad=True)
    assert gradgradcheck(function, inputs, check_fwd_over_rev=True, check_rev_over_rev=True)


def alike(ours, theirs, inputs, weight=torch.sum):
    """Check values, gradients and second derivatives against PyTorch's."""
    ours, theirs = weight(ours(*inputs)), weight(theirs(*inputs))
    assert near(ours, theirs)
    first, second = (
        torch.autograd.grad(each, inputs, create_graph=True) for each in (ours, theirs)
    )
    assert all(map(near, first, second))
    sums = [sum((each.abs() ** 2).sum() for each in found) for found in (first, second)]
    first, second = (torch.autograd.grad(each, inputs) for each in sums)
    assert all(map(near, first, second))


# -- the short spelling ------------------------------------------------------------------------


def check_the_wish_of_the_seeds():
    inp = torch.arange(6.0).reshape(2, 3).requires_grad_()
    out = torch_enzyme.enzyme(FLAT_PATH, "f").apply(inp)
    assert out.shape == (2, 3)
    assert near(out, inp * inp)
    out.sum().backward()
    assert near(inp.grad, 2 * inp)


def check_any_shape_is_flattened():
    f = torch_enzyme.enzyme(FLAT_PATH, "f")
    for shape in ((), (1,), (4, 1, 3), (0,), (2, 0)):
        inp = numbers(*shape, dtype=torch.float32)
        out = f(inp)
        assert out.shape == inp.shape
        (gradient,) = torch.autograd.grad(out.sum(), inp)
        assert near(gradient, 2 * inp)


def check_strides_of_all_kinds():
    f = torch_enzyme.enzyme(FLAT_PATH, "f")
    base = numbers(6, 4, dtype=torch.float32)
    for view in (base.t(), base[::2], base[1], base[:, 2], base[:1].expand(3, 4), base.flip(0)):
        (gradient,) = torch.autograd.grad(f(view).sum(), base, retain_graph=True)
        (wanted,) = torch.autograd.grad((view * view).sum(), base)
        assert near(f(view), view * view)
        assert near(gradient, wanted)


def check_two_shapes_of_one_length_are_refused():
    g = torch_enzyme.enzyme(FLAT_PATH, "g")
    checks.raises(
        ValueError,
        "'inp' has shape (2, 3) and 'w' (6,)",
        lambda: g(torch.ones(2, 3), torch.ones(6)),
    )
    assert g(torch.ones(2, 3), torch.ones(2, 3)).shape == (2, 3)


# -- derivatives -------------------------------------------------------------------------------


def check_a_number_of_a_vector():
    all_orders(energy, (numbers(5),))
    alike(energy, energy_again, (numbers(5),))


def check_a_vector_of_a_vector():
    all_orders(neighbours, (numbers(5),))
    weight = numbers(5, seed=3).detach()
    alike(neighbours, neighbours_again, (numbers(5),), lambda y: (y * weight).sum())


def check_several_inputs_and_outputs_and_one_overwritten():
    inputs = numbers(5), number(0.3), numbers(5, seed=2)
    all_orders(many_outputs, inputs)
    alike(many_outputs, many_again, inputs, lambda found: sum((each**2).sum() for each in found))


def check_what_is_overwritten_stays():
    z = numbers(5)
    before = z.detach().clone()
    found = many(numbers(5), 0.5, K, z)
    assert near(z, before)
    assert found._fields == ("result", "y", "z")


def check_complex_numbers():
    z = numbers(4, dtype=torch.complex128)
    squares = enzyme.torch(LIB.squares)
    all_orders(squares, (z,))
    all_orders(cubes, (z,))
    all_orders(enzyme.torch(LIB.product), (number(0.3 + 1j, torch.complex128), number(0.7)))
    (gradient,) = torch.autograd.grad(squares(z), z)
    assert near(gradient, 2 * z)
    alike(cubes, lambda z: z**3, (z,), lambda w: w.abs().sum())


def check_views_that_are_conjugated_or_negated_lazily():
    z = numbers(4, dtype=torch.complex128)
    assert z.conj().is_conj()
    alike(
        lambda z: cubes(z.conj()), lambda z: z.conj() ** 3, (z,), lambda w: (w.real + w.imag).sum()
    )
    imaginary = z.conj().imag
    assert imaginary.is_neg()
    assert near(neighbours(imaginary), neighbours_again(imaginary))
    # A cotangent may be such a view, too.
    weight = numbers(4, dtype=torch.complex128, seed=5).detach()
    (ours,) = torch.autograd.grad(cubes(z), z, weight.conj())
    (theirs,) = torch.autograd.grad(z**3, z, weight.conj())
    assert near(ours, theirs)


def check_matrices():
    rotate = enzyme.torch(LIB.rotate)
    all_orders(rotate, (numbers(2, 3),))
    m = numbers(3, 4)
    alike(
        lambda m: rotate(m.t()), lambda m: m.t() * m.t().roll(-1, 1), (m,), lambda y: (y**3).sum()
    )


def check_single_precision_and_an_output_of_integers():
    x = numbers(6, dtype=torch.float32)
    s, signs = enzyme.torch(LIB.halves)(x)
    assert s.dtype == torch.float32
    assert not signs.requires_grad
    assert torch.equal(signs.bool(), x > 0)
    (gradient,) = torch.autograd.grad(s, x)
    assert near(gradient, x)


def check_only_what_is_needed_is_differentiated():
    asked = []
    native = type(LIB.many).native
    type(LIB.many).native = lambda self, kind, wrt=(): (
        asked.append((kind, wrt)) or native(self, kind, wrt)
    )
    try:
        function = enzyme.torch(LIB.many)
        function(numbers(5).detach(), 0.5, K, numbers(5).detach())
        assert asked == [("call", ())]
        function(numbers(5).detach(), number(0.5), K, numbers(5).detach()).y.sum().backward()
        assert asked == [("call", ()), ("vjp", ("a",))]
        with torch.no_grad():
            function(numbers(5), number(0.5), K, numbers(5))
        assert asked == [("call", ()), ("vjp", ("a",))]
    finally:
        type(LIB.many).native = native


def check_forward_mode():
    import torch.autograd.forward_ad as forward

    x, v = numbers(5).detach(), numbers(5, seed=1).detach()
    with forward.dual_level():
        primal, tangent = forward.unpack_dual(neighbours(forward.make_dual(x, v)))
    assert near(primal, neighbours_again(x))
    assert near(tangent, 2 * x * v * x.roll(-1) + x * x * v.roll(-1))


def check_no_graph_is_made_where_none_is_wanted():
    assert not energy(numbers(5).detach()).requires_grad
    with torch.no_grad():
        assert not energy(numbers(5)).requires_grad
    with torch.inference_mode():
        assert near(energy(numbers(5)), energy_again(numbers(5)))
    assert energy(torch.nn.Parameter(numbers(5).detach())).requires_grad


def check_constants_have_no_gradient():
    fixed = enzyme.torch(LIB.energy.declare(x=enzyme.const("n")))
    assert not fixed(numbers(5)).requires_grad


def check_graphs_that_are_walked_twice():
    x = numbers(5)
    out = energy(x)
    first, second = (torch.autograd.grad(out * w, x, retain_graph=True)[0] for w in (1, 3))
    assert near(3 * first, second)


def check_threads():
    from concurrent.futures import ThreadPoolExecutor

    inputs = [numbers(50, seed=seed) for seed in range(40)]
    wanted = [torch.autograd.grad(energy_again(x), x)[0] for x in inputs]
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda x: torch.autograd.grad(energy(x), x)[0], inputs))
    assert all(map(near, found, wanted))


# -- wrong use ---------------------------------------------------------------------------------


def check_what_changed_since_is_refused():
    for function in (energy, neighbours):
        y = numbers(5) * 1
        out = function(y).sum()
        with torch.no_grad():
            y.mul_(2)
        checks.raises(RuntimeError, "modified by an inplace operation", out.backward)


def check_wrong_tensors_are_refused():
    x = numbers(5)
    checks.raises(
        TypeError,
        "is of double (torch.float64), not torch.float32: pass x.to(torch.float64)",
        lambda: energy(x.float()),
    )
    checks.raises(TypeError, "not torch.int64", lambda: many(x, 0.5, K.long(), x))
    checks.raises(
        TypeError,
        "is on meta, and the function runs on the CPU: pass x.cpu()",
        lambda: energy(x.to("meta")),
    )
    on_gpu = types.SimpleNamespace(device=torch.device("cuda", 1))
    layouts = Layouts(LIB.energy, flattens=False)
    checks.raises(
        TypeError,
        "is on cuda:1, and the function runs on the CPU: pass x.cpu(), which PyTorch"
        " differentiates, too; a function that launches kernels copies its arrays to the GPU",
        lambda: layouts.check(layouts.by_name["x"], on_gpu),
    )
    checks.raises(TypeError, "pass x.to_dense()", lambda: energy(x.to_sparse()))
    checks.raises(ValueError, "has 2 dimensions", lambda: energy(numbers(2, 2)))
    checks.raises(ValueError, "'x' has length 5, but n is 4", lambda: energy(x, 4))
    checks.raises(
        ValueError,
        "argument 'a' is one number, not a tensor of shape (2,)",
        lambda: many(x, numbers(2), K, x),
    )
    checks.raises(TypeError, "needs 'x'", energy)
    checks.raises(TypeError, "no parameter 'q'", lambda: energy(x, q=1))
    checks.raises(
        TypeError, "argument 'n' is one int, not 2.5", lambda: energy(x, n=torch.tensor(2.5))
    )
    checks.raises(
        TypeError, "enzyme.torch takes a function of a loaded library", lambda: enzyme.torch(3)
    )
    wide = enzyme.load("long double wide(long double x) { return x * x; }").wide
    checks.raises(
        enzyme.SignatureError, "is a long double, which no tensor holds", lambda: enzyme.torch(wide)
    )


def check_third_derivatives_are_refused():
    x = numbers(5)
    (first,) = torch.autograd.grad(energy(x), x, create_graph=True)
    (second,) = torch.autograd.grad(first.sum(), x, create_graph=True)
    checks.raises(
        enzyme.DerivativeError, "third derivative", lambda: torch.autograd.grad(second.sum(), x)
    )


def check_exceptions_of_cxx():
    library = enzyme.load(
        '#include <stdexcept>\nextern "C" double root(double x) {'
        ' if (x < 0) throw std::domain_error("negative"); return x * x * x; }',
        language="c++",
    )
    root = enzyme.torch(library.root)
    all_orders(root, (number(0.7),))
    checks.raises(enzyme.NativeError, "negative", lambda: root(number(-1.0)))


def check_a_trace_of_numbers_is_refused():
    words = "torch.jit.trace would keep the numbers"
    checks.raises(TypeError, words, lambda: torch.jit.trace(energy, numbers(5).detach()))


def check_an_array_of_numpy_is_a_constant_that_may_change():
    inputs = numbers(5), number(0.3), numbers(5, seed=2)
    k = K.numpy().copy()
    found = many(inputs[0], inputs[1], k, inputs[2]).result
    k[:] = 0
    (gradient,) = torch.autograd.grad(found, inputs[0])
    assert near(gradient, torch.autograd.grad(many_again(*inputs)[0], inputs[0])[0])


def check_one_tensor_as_two_arguments():
    library = enzyme.load(
        "double dot(const double *x, const double *y, int n) {"
        " double s = 0; for (int i = 0; i < n; i++) s += x[i] * y[i] * y[i]; return s; }"
    )
    dot = enzyme.torch(library.dot)
    alike(lambda x: dot(x, x), lambda x: (x**3).sum(), (numbers(5),))


def check_what_is_added_to():
    library = enzyme.load(
        "void add(const double *x, int n, double *out) {"
        " for (int i = 0; i < n; i++) out[i] += x[i] * x[i]; }"
    )
    add = enzyme.torch(library.add)
    inputs = numbers(5), numbers(5, seed=2)
    alike(add, lambda x, out: out + x * x, inputs, lambda y: (y**3).sum())


def check_forward_mode_past_an_output_of_integers():
    needs("forward mode past integers", hasattr(torch, "func"))
    import torch.autograd.forward_ad as forward

    x = numbers(6, dtype=torch.float32).detach()
    with forward.dual_level():
        s, _ = enzyme.torch(LIB.halves)(forward.make_dual(x, torch.ones(6)))
        assert near(forward.unpack_dual(s).tangent, x.sum())


def check_modules_that_hold_a_function_are_copied():
    import copy

    class Module(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.function = energy
            self.weight = torch.nn.Parameter(numbers(5).detach())

        def forward(self):
            return self.function(self.weight)

    module = Module()
    copied = copy.deepcopy(module)
    copied().backward()
    assert module.weight.grad is None
    wanted = torch.autograd.grad(energy_again(module.weight), module.weight)[0]
    assert near(copied.weight.grad, wanted)


def check_fortran():
    import shutil

    if not shutil.which("flang-22"):
        raise checks.Skip("flang-22 is not installed")
    source = """
subroutine turned(a, n, m, s, out)
  integer, intent(in) :: n, m
  real(8), intent(in) :: a(n, m)
  real(8), intent(inout) :: s
  real(8), intent(out) :: out(m, n)
  integer :: i, j
  do j = 1, m
    do i = 1, n
      out(j, i) = a(i, j)**2 * s + i
    end do
  end do
  s = s * a(1,1)
end subroutine
"""
    turned = enzyme.torch(enzyme.load(source, language="fortran").turned)
    rows = torch.arange(1.0, 3, dtype=F64)[:, None]
    both = (
        lambda a, s: tuple(turned(a=a, s=s)),
        lambda a, s: (s * a[0, 0], (a**2 * s + rows).t()),
    )
    all_orders(both[0], (numbers(2, 3), number(1.5)))
    alike(*both, (numbers(2, 3), number(1.5)), lambda found: sum((o**2).sum() for o in found))
    if hasattr(torch, "func"):
        from torch.func import jacfwd, jacrev, vmap

        inputs = numbers(4, 2, 3).detach(), numbers(4).detach()
        for way in (jacfwd, jacrev):
            found, wanted = (sum(vmap(way(f, (0, 1)))(*inputs), ()) for f in both)
            assert all(map(near, found, wanted))


def check_an_input_that_is_overwritten_stays():
    spent = enzyme.torch(enzyme.load(SPENT).spent.declare(x=enzyme.array("n")))
    x = torch.tensor([1.0, 2.0, -3.0], dtype=torch.float64, requires_grad=True)
    value = spent(x)
    assert value == -18
    (gradient,) = torch.autograd.grad(value, x)
    assert gradient.tolist() == [3, 12, 27]
    assert spent(x.detach()) == -18
    assert x.tolist() == [1, 2, -3]


if __name__ == "__main__":
    sys.exit(checks.main(sys.modules["__main__"]))
