"""PyTorch's share of a call: forward and backward, over a ctypes call of the same C gradient.

`python3 bench/python_torch.py`, with PyTorch: all times in one run, of the quickest of many short
loops, in microseconds.
"""

import sys

import torch
from quickest import quickest

import enzyme_cc as enzyme

SOURCE = """
double cubes(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += x[i] * x[i] * x[i];
  return s;
}
void squares(const double *x, int n, double *out) {
  for (int i = 0; i < n; i++) out[i] = x[i] * x[i];
}
"""


class Nothing(torch.autograd.Function):
    """The least that a function in Python costs in PyTorch's graph."""

    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x.sum()

    @staticmethod
    def backward(ctx, cotangent):
        return ctx.saved_tensors[0] * cotangent


def by_ctypes(function, x):
    """Return a call of the C gradient with nothing around it."""
    entry = function.native("vjp", ("x",))
    gradient = torch.zeros_like(x)
    address, shadow, size = x.data_ptr(), gradient.data_ptr(), len(x)

    def run():
        memory = bytearray(entry.layout.size)
        entry.layout.pack_into(memory, 0, address, size, 0.0, shadow, 1.0)
        entry.call(entry.memory.from_buffer(memory))

    return run


def main():
    library = enzyme.load(SOURCE)
    cubes, squares = enzyme.torch(library.cubes), enzyme.torch(library.squares)
    x = torch.linspace(0, 1, 10, dtype=torch.float64).requires_grad_()
    one = torch.ones_like(x)
    rows = {
        "the C gradient by ctypes": by_ctypes(library.cubes, x.detach()),
        "a call without a graph": lambda: cubes(x.detach()),
        "a call and its backward": lambda: torch.autograd.grad(cubes(x), x),
        "a vector's call and its backward": lambda: torch.autograd.grad(squares(x), x, one),
        "an empty autograd.Function": lambda: torch.autograd.grad(Nothing.apply(x), x),
        "x * x * x and its sum by PyTorch": lambda: torch.autograd.grad((x * x * x).sum(), x),
    }
    print(f"PyTorch {torch.__version__}, Python {sys.version.split()[0]}, microseconds:")
    for name, run in rows.items():
        print(f"{quickest(run):8.1f}  {name}")


if __name__ == "__main__":
    main()
