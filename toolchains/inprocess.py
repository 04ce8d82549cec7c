"""An LLVM within this process, through llvmlite: no tool on the machine is needed.

Its aborts would be ours, so nothing is compiled or optimised that was not verified.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from enzyme_cc.toolchains.exposure import held, let_go
from enzyme_cc.toolchains.pipelines import (
    LOOPS,
    O2_LEVEL,
    OPTIONS,
    VECTORS,
    VECTORS_FROM,
)
from enzyme_cc.toolchains.refusal import refused
from enzyme_cc.toolchains.single_passes import SinglePasses
from enzyme_cc.toolchains.system import MAGICS, link_with

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from enzyme_cc.toolchains.model import Toolchain

_REFUSALS = (RuntimeError, UnicodeError)


class _Text(str):
    """Text that llvmlite, which encodes it, gets as the bytes it came from."""

    __slots__ = ()

    def encode(self, encoding: str = "utf-8", errors: str = "surrogateescape") -> bytes:
        """Return the bytes, also of what is no Unicode."""
        return super().encode(encoding, errors)


class InProcess:
    """The backend made of llvmlite; linking is left to the toolchain."""

    __slots__ = ("_llvm", "_toolchain")

    def __init__(self, llvm: Any, toolchain: Toolchain) -> None:  # noqa: ANN401
        self._llvm = llvm
        self._toolchain = toolchain

    def to_ir(self, bitcode: bytes) -> str:
        """Return the text of a bitcode module."""
        with self._llvm.create_context() as context:
            try:
                module = self._llvm.parse_bitcode(bitcode, context)
            except _REFUSALS as err:
                raise self._refused(err) from None
            with module:
                return str(module)

    def merge(self, modules: Sequence[bytes]) -> str:
        """Merge several modules, and return the text of the one."""
        with self._llvm.create_context() as context:
            try:
                first, *others = (self._either(each, context) for each in modules)
                with first:
                    for each in others:
                        first.link_in(each)
                    return str(first)
            except _REFUSALS as err:
                raise self._refused(err) from None

    def _either(self, module: bytes, context: Any) -> Any:  # noqa: ANN401
        """Return a module that is bitcode, or text."""
        if module.startswith(MAGICS):
            return self._llvm.parse_bitcode(module, context)
        text = _Text(module.decode("utf-8", "surrogateescape"))
        return self._llvm.parse_assembly(text, context)

    def verify(self, text: str) -> None:
        """Raise unless the text is a correct module."""
        with self._module(text):
            return

    def optimise(self, text: str, level: int) -> str:
        """Return a module after the passes of -O0 to -O3."""
        vectors = level >= VECTORS_FROM
        with self._module(text) as module:
            with self._builder(module, level, dict.fromkeys(VECTORS, vectors)) as builder:
                _run_passes(builder, module)
            return str(module)

    @contextmanager
    def _builder(self, module: Any, level: int, tuning: dict[str, bool]) -> Iterator[Any]:  # noqa: ANN401
        """Yield what makes LLVM's passes of a level, with other tuning."""
        made = self._llvm.create_pipeline_tuning_options(speed_level=level)
        with self._machine(module, level) as machine, made as options:
            for name, value in tuning.items():
                setattr(options, name, value)
            with self._llvm.create_pass_builder(machine, options) as builder:
                yield builder

    def simplify(self, text: str, *, inline: bool = True) -> str:
        """Make a module ready to be differentiated.

        llvmlite takes no list of passes. What it runs on each function also threads jumps, turns
        tail calls into loops, and moves out of loops what they may not have computed; what is
        small enough to become part of its callers is decided here.
        """
        return self._fixed(text, always=True, small=inline)

    def tidy(self, text: str) -> str:
        """Return a module ready to be differentiated once more."""
        return self._fixed(text, always=False, small=False)

    def _fixed(self, text: str, *, always: bool, small: bool) -> str:
        """Return a module after the passes there are one by one."""
        with self._told(OPTIONS), self._module(held(text)) as module:
            with self._builder(module, O2_LEVEL, dict.fromkeys(LOOPS + VECTORS, False)) as builder:
                passes = SinglePasses(self._llvm, module, builder)
                passes.run(always=always, small=small)
            return let_go(passes.text())

    @contextmanager
    def _told(self, rows: Sequence[tuple[str, str, str]]) -> Iterator[None]:
        """Set options of all of this LLVM, as long as it lasts."""
        for name, value, _ in rows:
            self._llvm.set_option("enzyme-cc", f"-{name}={value}")
        try:
            yield
        finally:
            for name, _, value in rows:
                self._llvm.set_option("enzyme-cc", f"-{name}={value}")

    def to_object(self, text: str, level: int) -> bytes:
        """Return the object file of a module."""
        with self._module(text) as module, self._machine(module, level) as machine:
            try:
                return bytes(machine.emit_object(module))
            except _REFUSALS as err:
                raise self._refused(err) from None

    def link(self, objects: Sequence[str], output: str) -> None:
        """Link object files to a program."""
        link_with(self._toolchain, objects, output)

    @contextmanager
    def _module(self, text: str) -> Iterator[Any]:
        """Open a verified module in a context of its own: one that was used renames types."""
        if "\0" in text:
            raise refused("a NUL byte, behind which nothing would be read", self._major())
        # What is open is closed here and inside out: the garbage collector may close a context
        # before its module, which ends the process.
        with self._llvm.create_context() as context, self._parsed(text, context) as module:
            try:
                module.verify()
            except _REFUSALS as err:
                raise self._refused(err) from None
            yield module

    def _parsed(self, text: str, context: Any) -> Any:  # noqa: ANN401
        try:
            return self._llvm.parse_assembly(_Text(text), context)
        except _REFUSALS as err:
            raise self._refused(err) from None

    def _machine(self, module: Any, level: int) -> Any:  # noqa: ANN401
        try:
            triple = module.triple or self._llvm.get_default_triple()
            target = self._llvm.Target.from_triple(triple)
        except _REFUSALS as err:
            raise self._refused(err) from None
        return target.create_target_machine(opt=level, reloc="pic", codemodel="default")

    def _refused(self, err: Exception) -> Exception:
        return refused(str(err), self._major())

    def _major(self) -> int:
        return int(self._llvm.llvm_version_info[0])


def _run_passes(builder: Any, module: Any) -> None:  # noqa: ANN401
    with builder.getModulePassManager() as manager:
        manager.run(module, builder)


def in_process(toolchain: Toolchain) -> InProcess | None:
    """Return the backend for a toolchain, None where llvmlite lacks or is of another LLVM."""
    try:
        import llvmlite.binding as llvm  # noqa: PLC0415
    except (ImportError, OSError):
        return None
    if llvm.llvm_version_info[0] != toolchain.version[0]:
        return None
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return InProcess(llvm, toolchain)
