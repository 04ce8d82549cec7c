"""Compile the one handler that XLA calls, once per machine, and tell it of entries."""

from __future__ import annotations

import ctypes
import hashlib
import os
from functools import cache
from typing import TYPE_CHECKING

import jax
import jaxlib

from enzyme_cc.bindings.handlers import handler as compiled
from enzyme_cc.bindings.native import load_bytes

if TYPE_CHECKING:
    from enzyme_cc.bindings.calls import Calls

#: What XLA knows the handler by.
TARGET = "enzyme_cc"
_SOURCE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "handler.c")


@cache
def handler() -> ctypes.CDLL:
    """Return the handler's library, registered with XLA."""
    data = compiled(_SOURCE, f"jaxlib {jaxlib.__version__}", jax.ffi.include_dir())
    library = load_bytes(data, f"ezjax{hashlib.sha256(data).hexdigest()[:20]}")
    library.ez_jax_know.argtypes = [ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p]
    library.ez_jax_know.restype = None
    jax.ffi.register_ffi_target(TARGET, jax.ffi.pycapsule(library.ez_jax), platform="cpu")
    return library


def known(function: Calls, kind: str, wrt: tuple[str, ...]) -> int:
    """Tell the handler of an entry; return the key that it has in every process."""
    entry = function.native(kind, wrt)
    said = hashlib.sha256(function.entry_key(kind, wrt).encode()).digest()
    key = int.from_bytes(said[:8], "little", signed=True) or 1
    error = getattr(entry.library, "ez_error", None)
    handler().ez_jax_know(
        key, _address(entry.call_rows), None if error is None else _address(error)
    )
    return key


def _address(function: object) -> int | None:
    return ctypes.cast(function, ctypes.c_void_p).value  # type: ignore[arg-type]
