"""Transforms and compilers of newer versions of PyTorch, on functions in C."""

import sys

import checks
import torch
from torch_checks import (
    cubes,
    energy,
    energy_again,
    many_again,
    many_outputs,
    near,
    needs,
    neighbours,
    neighbours_again,
    number,
    numbers,
)


def check_transforms():
    needs("torch.func", hasattr(torch, "func"))
    from torch.func import grad, jacfwd, jacrev, vmap

    x, rows = numbers(5).detach(), numbers(3, 5).detach()
    pairs = (energy, energy_again), (neighbours, neighbours_again)
    assert near(grad(energy)(x), grad(energy_again)(x))
    assert near(vmap(grad(energy))(rows), vmap(grad(energy_again))(rows))
    for outer in (jacfwd, jacrev):
        for ours, theirs in pairs:
            assert near(outer(ours)(x), outer(theirs)(x))
        for inner in (jacfwd, jacrev):
            for ours, theirs in pairs:
                assert near(outer(inner(ours))(x), outer(inner(theirs))(x))
                assert near(vmap(outer(inner(ours)))(rows), vmap(outer(inner(theirs)))(rows))


def check_rows_of_some_arguments():
    needs("torch.func", hasattr(torch, "func"))
    from torch.func import grad, hessian, jacrev, jvp, vmap

    for dims in ((0, None, None), (0, 0, None), (None, None, 0), (None, 0, None), (0, None, 0)):
        shapes = [(5,), (), (5,)]
        inputs = tuple(
            numbers(*(shape if dim is None else (3, *shape)), seed=seed).detach()
            for seed, (dim, shape) in enumerate(zip(dims, shapes, strict=True))
        )
        for make in (
            lambda f: vmap(f, dims)(*inputs),
            lambda f: grad(lambda *a: sum((o * o).sum() for o in vmap(f, dims)(*a)), (0, 1, 2))(
                *inputs
            ),
            lambda f: sum(
                hessian(lambda *a: sum((o * o).sum() for o in vmap(f, dims)(*a)), (0, 1, 2))(
                    *inputs
                ),
                (),
            ),
            lambda f: jvp(lambda *a: vmap(f, dims)(*a), inputs, inputs)[1],
            lambda f: sum(vmap(jacrev(f, (0, 1, 2)), dims)(*inputs), ()),
        ):
            assert all(map(near, make(many_outputs), make(many_again))), dims


def check_rows_within_rows():
    needs("torch.func", hasattr(torch, "func"))
    from torch.func import grad, vmap

    blocks = numbers(2, 3, 5).detach()
    assert near(vmap(vmap(grad(energy)))(blocks), vmap(vmap(grad(energy_again)))(blocks))
    each = torch.stack([neighbours_again(row) for row in blocks[0]])
    assert near(vmap(neighbours, in_dims=1)(blocks[0].t()), each)
    turned = numbers(4, 3, dtype=torch.complex128).detach()
    assert near(vmap(cubes)(turned.conj()), turned.conj() ** 3)


def operators():
    needs("torch.library.custom_op", hasattr(torch.library, "custom_op"))


def check_operators_are_what_pytorch_asks_of_them():
    operators()
    handle = energy._operators.handles["call"][0].default
    torch.library.opcheck(handle, (numbers(5), None, "", ""))
    pull = neighbours._operators.handles["vjp"][0].default
    torch.library.opcheck(pull, (numbers(5), None, None, numbers(5, seed=2), "x", ""))


def check_compiled_functions():
    operators()
    x = numbers(5)
    compiled = torch.compile(lambda x: energy(x) * 2 + x.sum(), fullgraph=True, backend="aot_eager")
    (gradient,) = torch.autograd.grad(compiled(x), x)
    assert near(gradient, torch.autograd.grad(energy_again(x) * 2 + x.sum(), x)[0])
    inputs = numbers(5), number(0.3), numbers(5, seed=2)
    compiled = torch.compile(
        lambda *a: sum(o.sum() for o in many_outputs(*a)), fullgraph=True, backend="aot_eager"
    )
    found = torch.autograd.grad(compiled(*inputs), inputs)
    wanted = torch.autograd.grad(sum(o.sum() for o in many_again(*inputs)), inputs)
    assert all(map(near, found, wanted))


def check_compiled_with_lengths_that_change():
    operators()
    from torch._dynamo.testing import CompileCounterWithBackend

    counter = CompileCounterWithBackend("aot_eager")
    compiled = torch.compile(
        lambda x: neighbours(x).sin().sum(), fullgraph=True, backend=counter, dynamic=True
    )
    for length in (5, 7, 9, 11):
        x = numbers(length)
        (gradient,) = torch.autograd.grad(compiled(x), x)
        (wanted,) = torch.autograd.grad(neighbours_again(x).sin().sum(), x)
        assert near(gradient, wanted)
    assert counter.frame_count == 1


def check_transforms_within_compiled_functions():
    operators()
    from torch.func import grad, jvp, vmap

    x, rows = numbers(5).detach(), numbers(3, 5).detach()
    for ours, theirs in (
        (lambda: jvp(energy, (x,), (x,))[1], lambda: jvp(energy_again, (x,), (x,))[1]),
        (lambda: vmap(grad(energy))(rows), lambda: vmap(grad(energy_again))(rows)),
    ):
        assert near(torch.compile(ours, backend="aot_eager")(), theirs())


def check_tracing():
    operators()
    from torch.func import grad, jacrev, jvp, vmap
    from torch.fx.experimental.proxy_tensor import make_fx

    def first(f):
        return lambda x: jvp(f, (x,), (x,))[1] + grad(f)(x)

    traced = make_fx(first(energy))(numbers(5).detach())
    y = numbers(5, seed=9).detach()
    assert near(traced(y), first(energy_again)(y))
    traced = make_fx(vmap(jacrev(grad(energy))), tracing_mode="fake")(numbers(3, 5).detach())
    rows = numbers(3, 5, seed=9).detach()
    assert near(traced(rows), vmap(jacrev(grad(energy_again)))(rows))


def check_another_default_device():
    needs("torch.set_default_device", hasattr(torch, "set_default_device"))
    x = numbers(5)
    torch.set_default_device("meta")
    try:
        (gradient,) = torch.autograd.grad(energy(x), x)
    finally:
        torch.set_default_device("cpu")
    assert near(gradient, torch.autograd.grad(energy_again(x), x)[0])


if __name__ == "__main__":
    sys.exit(checks.main(sys.modules["__main__"]))
