"""Functions of C, C++, Fortran and Rust in PyTorch: `enzyme("test.c", "f").apply(inp)`.

This is a short spelling of `enzyme_cc.torch(enzyme_cc.load("test.c").f)`: see docs/pytorch.md.
"""

from __future__ import annotations

from enzyme_cc.bindings.pytorch import short as enzyme

__all__ = ["enzyme"]
