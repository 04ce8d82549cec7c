"""Load the one operation into TensorFlow, and tell it of plans."""

from __future__ import annotations

import ctypes
import os
from functools import cache
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, NamedTuple

import tensorflow as tf

from enzyme_cc.bindings.handlers import handler

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.bindings.native import NativeEntry

_SOURCE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "kernel.c")
_FRAMEWORK = "libtensorflow_framework.so.2"


class Kernel(NamedTuple):
    """The operation as TensorFlow's Python has it, and the library for what Python tells it."""

    run: Any
    library: ctypes.CDLL


@cache
def kernel() -> Kernel:
    """Return the operation, compiled once per machine and version of TensorFlow."""
    version = f"TensorFlow {tf.__version__}"
    link = [os.path.join(tf.sysconfig.get_lib(), _FRAMEWORK)]
    data = handler(_SOURCE, version, tf.sysconfig.get_include(), link)
    with TemporaryDirectory(prefix="enzyme-") as folder:
        path = os.path.join(folder, "libenzyme_function.so")
        with open(path, "wb") as file:
            file.write(data)
        operations = tf.load_op_library(path)
        library = ctypes.CDLL(path)
    library.ez_tf_know.argtypes = [ctypes.c_int64, *[ctypes.c_void_p] * 5]
    library.ez_tf_know.restype = None
    return Kernel(operations.enzyme_function, library)


#: What the kernel reads as long as the process lives.
_KEPT: list[object] = []


def know(
    key: int,
    entry: NativeEntry,
    first: NativeEntry | None,
    table: Sequence[int],
    texts: Sequence[str],
) -> None:
    """Tell the kernel of a plan; with `first`, a call that may throw comes before."""
    numbers = (ctypes.c_int64 * len(table))(*table)
    words = (ctypes.c_char_p * len(texts))(*(each.encode() for each in texts))
    _KEPT.append((numbers, words, entry, first))
    error = getattr((first or entry).library, "ez_error", None)
    kernel().library.ez_tf_know(
        key,
        _address(entry.call),
        None if first is None else _address(first.call),
        None if error is None else _address(error),
        ctypes.addressof(numbers),
        ctypes.addressof(words),
    )


def _address(function: object) -> int | None:
    return ctypes.cast(function, ctypes.c_void_p).value  # type: ignore[arg-type]
