"""Compile what a framework calls for all functions of ours: C, once per machine and version."""

from __future__ import annotations

import hashlib
import os
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from enzyme_cc.bindings.errors import CompileError
from enzyme_cc.bindings.tools import tools
from enzyme_cc.lto.store import Store
from enzyme_cc.toolchains.capture import capture

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.bindings.tools import Tools

_LIMIT = 1 << 30
_FOLDER = "python"


def handler(source: str, framework: str, headers: str, link: Sequence[str] = ()) -> bytes:
    """Return the library of a handler, compiled against the headers of `framework`."""
    made_with = tools()
    with open(source, "rb") as file:
        text = file.read()
    command = made_with.toolchain.command("cc", links=True) or ()
    asked = [framework, headers, *link, *command]
    asked += [made_with.toolchain.name, str(made_with.toolchain)]
    name = hashlib.sha256(text + "\1".join(asked).encode("utf-8", "surrogateescape")).hexdigest()
    store = Store(made_with.settings.cache_dir, _LIMIT, _FOLDER)
    data = store.get(name)
    if data is None:
        argv = [*command, "-O2", "-fPIC", "-shared", "-w", f"-I{headers}", source, *link]
        data = _compiled(argv, framework, made_with)
        store.put(name, data)
    return data


def _compiled(argv: Sequence[str], framework: str, made_with: Tools) -> bytes:
    with TemporaryDirectory(prefix="enzyme-", dir=made_with.settings.tmp) as folder:
        output = os.path.join(folder, "handler.so")
        done = capture([*argv, "-o", output])
        if done.status:
            said = done.errors.decode("utf-8", "replace").rstrip()
            raise CompileError(f"the headers of {framework} do not compile: {said}")
        with open(output, "rb") as file:
            return file.read()
