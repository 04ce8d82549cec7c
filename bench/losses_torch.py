"""The losses in PyTorch: as people write them there, eager and compiled, and ours.

`torch.compile` unrolls loops of Python, so that a step is compiled where there are many.
"""

import torch
from losses import first

import enzyme_cc as enzyme

torch.set_default_dtype(torch.float64)


def gmm(x, weight, mean, scale):
    z = (x[:, None] - mean) * torch.exp(scale)
    density = weight + scale.sum(1) - 0.5 * (z * z).sum(-1)
    return -torch.logsumexp(density, 1).mean() + torch.logsumexp(weight, 0)


def cell(now, h, c, w, u, b):
    gate = b + w @ now + u @ h
    i, f, o, g = gate.chunk(4)
    c = torch.sigmoid(f) * c + torch.sigmoid(i) * torch.tanh(g)
    return torch.sigmoid(o) * torch.tanh(c), c


def slope(p, s):
    both = s[0] * s[1]
    return torch.stack([p[0] * s[0] - p[1] * both, p[2] * both - p[3] * s[1]])


def runge_kutta(p, s, dt):
    k1 = slope(p, s)
    k2 = slope(p, s + dt / 2 * k1)
    k3 = slope(p, s + dt / 2 * k2)
    k4 = slope(p, s + dt * k3)
    return s + dt / 6 * (k1 + 2 * k2 + 2 * k3 + k4)


def spread(now, rate):
    inner = now[1:-1, 1:-1]
    around = now[1:-1, :-2] + now[1:-1, 2:] + now[:-2, 1:-1] + now[2:, 1:-1]
    changed = inner + rate[1:-1, 1:-1] * (around - 4 * inner)
    middle = torch.cat([now[1:-1, :1], changed, now[1:-1, -1:]], 1)
    return torch.cat([now[:1], middle, now[-1:]], 0)


def theirs(loss, step, sizes):
    """Return a loss, of which the part that is given may be compiled."""

    def lstm(x, w, u, b):
        h = c = torch.zeros(x.shape[1])
        for now in x:
            h, c = step(now, h, c, w, u, b)
        return (h * h).sum()

    def ode(p, start):
        for _ in range(sizes["steps"]):
            start = step(p, start, sizes["dt"])
        return (start * start).sum()

    def stencil(start, rate):
        for _ in range(sizes["steps"]):
            start = step(start, rate)
        return (start * start).sum()

    return {"gmm": step, "lstm": lstm, "ode": ode, "stencil": stencil}[loss]


STEPS = {"gmm": gmm, "lstm": cell, "ode": runge_kutta, "stencil": spread}


def ours(function, problem):
    """Return the function in C as one of the same tensors."""
    called = enzyme.torch(function)

    def run(*tensors):
        return first(called(*tensors, **problem.sizes))

    return run


def ways(lib, declared, problem):
    """Yield what is measured: a name, and a call that gives the value and the gradient."""
    tensors = [torch.from_numpy(each.copy()) for each in problem.arguments.values()]
    by = [tensors[at].requires_grad_() for at in problem.by]
    step = STEPS[problem.loss]
    losses = {
        "ours in PyTorch": ours(declared(lib, problem), problem),
        "PyTorch eager": theirs(problem.loss, step, problem.sizes),
        "torch.compile": theirs(problem.loss, torch.compile(step), problem.sizes),
    }
    for name, loss in losses.items():

        def both(loss=loss):
            value = loss(*tensors)
            return value.detach(), torch.autograd.grad(value, by)

        yield name, both
