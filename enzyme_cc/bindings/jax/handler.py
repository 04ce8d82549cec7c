"""Compile the one handler that XLA calls, once per machine, and tell it of entries."""

from __future__ import annotations

import ctypes
import hashlib
import os
from functools import cache
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import jax
import jaxlib

from enzyme_cc.bindings.errors import CompileError
from enzyme_cc.bindings.native import load_bytes
from enzyme_cc.bindings.tools import tools
from enzyme_cc.lto.store import Store
from enzyme_cc.toolchains.capture import capture

if TYPE_CHECKING:
    from enzyme_cc.bindings.calls import Calls
    from enzyme_cc.bindings.tools import Tools

#: What XLA knows the handler by.
TARGET = "enzyme_cc"
_SOURCE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "handler.c")
_LIMIT = 1 << 30
_FOLDER = "python"


@cache
def handler() -> ctypes.CDLL:
    """Return the handler's library, registered with XLA."""
    made_with = tools()
    with open(_SOURCE, "rb") as file:
        source = file.read()
    command = made_with.toolchain.command("cc", links=True) or ()
    asked = [jaxlib.__version__, *command, made_with.toolchain.name, str(made_with.toolchain)]
    name = hashlib.sha256(source + "\1".join(asked).encode("utf-8", "surrogateescape")).hexdigest()
    store = Store(made_with.settings.cache_dir, _LIMIT, _FOLDER)
    data = store.get(name)
    if data is None:
        data = _compiled(made_with, command)
        store.put(name, data)
    library = load_bytes(data, f"ezjax{name[:20]}")
    library.ez_jax_know.argtypes = [ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p]
    library.ez_jax_know.restype = None
    jax.ffi.register_ffi_target(TARGET, jax.ffi.pycapsule(library.ez_jax), platform="cpu")
    return library


def _compiled(made_with: Tools, command: tuple[str, ...]) -> bytes:
    with TemporaryDirectory(prefix="enzyme-", dir=made_with.settings.tmp) as folder:
        output = os.path.join(folder, "handler.so")
        headers = f"-I{jax.ffi.include_dir()}"
        argv = [*command, "-O2", "-fPIC", "-shared", "-w", headers, _SOURCE, "-o", output]
        done = capture(argv)
        if done.status:
            said = done.errors.decode("utf-8", "replace").rstrip()
            raise CompileError(f"the headers of jaxlib {jaxlib.__version__} do not compile: {said}")
        with open(output, "rb") as file:
            return file.read()


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
