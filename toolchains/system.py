"""An LLVM as the programs of a toolchain: opt, llvm-dis and llc, or clang where they lack.

Modules go through standard input and output; nothing is left behind.
"""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

from enzyme_cc.diagnostics import user_error
from enzyme_cc.toolchains.capture import TIME_LIMIT, capture, checked, how_ended
from enzyme_cc.toolchains.exposure import exposed, hidden
from enzyme_cc.toolchains.pipelines import (
    CLANG,
    COROUTINES,
    clang_options,
    opt_options,
    passes,
)
from enzyme_cc.toolchains.refusal import refused

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.toolchains.model import Toolchain

# From the step to the tool that does it best, and that tool's arguments.
_BY_TOOL = {
    "to_ir": ("llvm-dis", "-o", "-", "-"),
    "verify": ("opt", "-passes=verify", "-disable-output", "-"),
    "optimise": ("opt", "-S", "-passes=default<O{level}>", "-o", "-", "-"),
    "to_object": (
        "llc",
        "-O{level}",
        "-filetype=obj",
        "-relocation-model=pic",
        "-o",
        "-",
        "-",
    ),
}
# The same by a clang that stands alone. Its driver can be told to verify since LLVM 19; before
# that only its inner command line does, which has no room for a toolchain's own arguments.
_CLANG = ("-x", "ir", "-fno-discard-value-names", "-Wno-override-module", "-o", "-")
_AS_IS = ("-Xclang", "-disable-llvm-passes")
_VERIFIES = 19
_BY_CLANG = {
    "to_ir": (*_CLANG, *_AS_IS, "-S", "-emit-llvm", "-"),
    "verify": (*_CLANG, *_AS_IS, "-fverify-intermediate-code", "-S", "-emit-llvm", "-"),
    "optimise": (*_CLANG, "-O{level}", "-S", "-emit-llvm", "-"),
    "simplify": (*_CLANG, *CLANG, "-S", "-emit-llvm", "-"),
    "to_object": (*_CLANG, *_AS_IS, "-O{level}", "-fPIC", "-c", "-"),
}
_TO_BITCODE = (*_CLANG, "-w", *_AS_IS, "-c", "-emit-llvm", "-")
_MERGED = ("-Xclang", "-mlink-bitcode-file")
_INNER_VERIFY = ("-cc1", "-x", "ir", "-w", "-emit-llvm-only", "-disable-llvm-passes", "-")
_TRIPLE = re.compile(rb'^target triple = "([^"\n]*)"', re.MULTILINE)
_TARGET = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.+-]*")
#: What bitcode starts with.
MAGICS = (b"BC\xc0\xde", b"\xde\xc0\x17\x0b")


class Tools:
    """The backend made of a toolchain's programs."""

    __slots__ = ("_toolchain",)

    def __init__(self, toolchain: Toolchain) -> None:
        self._toolchain = toolchain

    def to_ir(self, bitcode: bytes) -> str:
        """Return the text of a bitcode module."""
        if not bitcode.startswith(MAGICS):
            raise refused("Invalid bitcode signature", self._toolchain.version[0])
        return _text(self._run("to_ir", bitcode))

    def merge(self, modules: Sequence[bytes]) -> str:
        """Merge several modules, each bitcode or text, and return the text of the one."""
        # Only links need it, and it takes milliseconds to import.
        from tempfile import TemporaryDirectory  # noqa: PLC0415

        link = self._toolchain.command("llvm-link")
        with TemporaryDirectory(prefix="enzyme-cc-") as folder:
            paths = [os.path.join(folder, f"{number}.bc") for number in range(len(modules))]
            for path, module in zip(paths, modules, strict=True):
                with open(path, "wb") as file:
                    file.write(module if link is not None else self._bitcode(module))
            if link is not None:
                return _text(self._started((*link, "-S", "-o", "-", *paths), b""))
            first, *others = paths
            more = [word for path in others for word in (*_MERGED, "-Xclang", path)]
            command = (*_compiler(self._toolchain), *_BY_CLANG["to_ir"][:-1], *more, first)
            return _text(self._started(command, b""))

    def _bitcode(self, module: bytes) -> bytes:
        """Return a module that may be text, as bitcode."""
        if module.startswith(MAGICS):
            return module
        return self._started((*_compiler(self._toolchain), *_TO_BITCODE), module)

    def verify(self, text: str) -> None:
        """Raise unless the text is a correct module."""
        self._run("verify", _bytes(text))

    def optimise(self, text: str, level: int) -> str:
        """Return a module after the passes of -O0 to -O3."""
        return _text(self._run("optimise", _bytes(text), level))

    def simplify(self, text: str, *, inline: bool = True) -> str:
        """Make a module ready to be differentiated.

        A clang without opt comes near: its -O2 also threads jumps, turns tail calls into loops,
        and moves out of loops what they may not have computed. What it concludes about the whole
        module, such as a value that is never negative, it also notes in `optnone` functions.
        """
        return self._fixed("simplify", text, inline=inline)

    def tidy(self, text: str) -> str:
        """Return a module ready to be differentiated once more."""
        return self._fixed("tidy", text, inline=False)

    def _fixed(self, step: str, text: str, *, inline: bool) -> str:
        """Return a module after one of the fixed pipelines."""
        opt = self._toolchain.command("opt")
        if opt is not None:
            major, coroutines = self._toolchain.version[0], COROUTINES in text
            pipeline = passes(step, inline=inline, major=major, has_coroutines=coroutines)
            command = (*opt, "-S", f"-passes={pipeline}", *opt_options(), "-o", "-", "-")
            return _text(self._started(command, _bytes(text)))
        text, looks = exposed(text, inline=inline)
        module = _bytes(text)
        clang, arguments = self._by_clang("simplify", _target(module))
        command = (*clang, *arguments, *clang_options())
        return hidden(_text(self._started(command, module)), looks)

    def to_object(self, text: str, level: int) -> bytes:
        """Return the object file of a module."""
        return self._run("to_object", _bytes(text), level)

    def link(self, objects: Sequence[str], output: str) -> None:
        """Link object files to a program."""
        link_with(self._toolchain, objects, output)

    def _run(self, step: str, module: bytes, level: int = 0) -> bytes:
        return self._started(self._command(step, level, _target(module)), module)

    def _started(self, command: tuple[str, ...], module: bytes) -> bytes:
        done = capture(command, stdin=module, time_limit=TIME_LIMIT)
        if done.status == 0:
            return done.output
        said = done.errors.decode("utf-8", "replace").strip() or how_ended(done.status)
        raise refused(said, self._toolchain.version[0])

    def _command(self, step: str, level: int, target: str) -> tuple[str, ...]:
        role, *arguments = _BY_TOOL[step]
        tool = self._toolchain.command(role)
        if tool is None:
            tool, arguments = self._by_clang(step, target)
        return (*tool, *(argument.replace("{level}", str(level)) for argument in arguments))

    def _by_clang(self, step: str, target: str) -> tuple[tuple[str, ...], list[str]]:
        clang = _compiler(self._toolchain)
        if step == "verify" and self._toolchain.version[0] < _VERIFIES:
            return clang[:1], list(_INNER_VERIFY)
        # Without being told, clang gives every module its own target.
        targets = [f"--target={target}"] if target else []
        return clang, [*targets, *_BY_CLANG[step]]


def link_with(toolchain: Toolchain, objects: Sequence[str], output: str) -> None:
    """Link object files to a program as a toolchain's C compiler does."""
    command = toolchain.command("cc", links=True) or _compiler(toolchain)
    checked((*command, *objects, "-o", output))


def _compiler(toolchain: Toolchain) -> tuple[str, ...]:
    command = toolchain.command("cc")
    if command is None:
        raise user_error(f"toolchain {toolchain.name} has no C compiler")
    return command


def checked_target(name: str, where: str = "") -> str:
    """Return the name of a target that IR or an object gives.

    clang reads a file of options by that name, if it can be one.
    """
    if _TARGET.fullmatch(name):
        return name
    raise user_error(f"'{name}' is no name of a target", where=where)


def _target(module: bytes) -> str:
    """Return the target that a module is for; nothing where it does not say."""
    triple = _TRIPLE.search(module)
    return checked_target(_text(triple[1]), "<ir>") if triple and triple[1] else ""


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")


def _text(data: bytes) -> str:
    return data.decode("utf-8", "surrogateescape")
