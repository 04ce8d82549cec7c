"""Functions of C, C++, Fortran and Rust in TensorFlow: `enzyme("test.c", "f")(inp)`.

This is a short spelling of `enzyme_cc.tensorflow(enzyme_cc.load("test.c").f)`: see
docs/tensorflow.md.
"""

from __future__ import annotations

from enzyme_cc.bindings.tensorflow import short as enzyme

__all__ = ["enzyme"]
