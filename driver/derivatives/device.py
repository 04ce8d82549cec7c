"""Code for devices, CUDA or HIP: its derivatives, and the image of it in an object.

The compiler's own commands make everything, one by one; what each compiles for a device is made
once more of IR with derivatives. Loaded only for sources with such code that name us.
"""

from __future__ import annotations

import itertools
import os
import re
import shutil
from functools import partial
from typing import TYPE_CHECKING

import enzyme_cc
from enzyme_cc.diagnostics import Diagnostic, UserError
from enzyme_cc.driver.derivatives.derivation import front_end_ir, in_source, said
from enzyme_cc.driver.derivatives.derive import derive
from enzyme_cc.driver.files.held_stderr import Held
from enzyme_cc.driver.planning.steps import DifferentiateForDevice, Temporary
from enzyme_cc.driver.terminal import write
from enzyme_cc.lto.elf import read_elf
from enzyme_cc.lto.request_scan import COMMON, may_ask
from enzyme_cc.lto.source import open_regular
from enzyme_cc.toolchains.backend import backend_for

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from enzyme_cc.driver.planning.execution import Execution
    from enzyme_cc.driver.planning.steps import ForDevice, FrontEnd, Place, WithImage, Words

_FAILED = 1
_WAY_OUT = (
    "compile it as CUDA for NVPTX or as HIP for AMDGCN, with clang as the compiler",
    "or make the request in host code; in what is compiled for both, put it behind "
    "#if !defined(__CUDA_ARCH__) && !defined(__HIP_DEVICE_COMPILE__)",
)
#: A word of a command as clang shows it.
_WORD = re.compile(r'"((?:[^"\\]|\\.)*)"')
#: What a command for a device has, and the option for the device's kind.
_FOR_DEVICE, _KIND = "-fcuda-is-device", "-target-cpu"
#: Behind these stands what a command makes; others begin with `-output=`.
_OUTPUTS = ("-o", "--output-file", "--create")
_OUTPUT = "-output="
_STANDARD_OUTPUT = "-"
_UNIT = "-cuid="


def ask(step: ForDevice, executor: Execution) -> bool:
    """Return whether code for a device asks; what cannot be compiled, its compiler complains of.

    Code of a host that asks counts as well where its devices' is linked later.
    """
    if step.host is not None and asks_on_host(step.host, step.looks[0].source, executor):
        return True
    for look in step.looks:
        if executor.kernels.get(look.source):
            return True
        for front_end in look.front_ends:
            if any(_asked(front_end, look.source, executor)):
                return True
    return False


def asks_on_host(host: tuple[Words, Temporary], source: str, executor: Execution) -> bool:
    """Return whether the host's code asks: it is left for the link, where all its kernels are."""
    bitcode, _ = front_end_ir(executor, *host)
    if COMMON not in bitcode:
        return False
    if enzyme_cc.asked(backend_for(executor.toolchain).to_ir(bitcode), f"<IR of {source}>"):
        executor.left_open.add(source)
    return source in executor.left_open


def _asked(front_end: FrontEnd, source: str, executor: Execution) -> tuple[tuple[str, str], ...]:
    """Return where code for one kind of device asks, and what for."""
    bitcode, _ = front_end_ir(executor, front_end.with_places, front_end.bitcode)
    if COMMON not in bitcode:
        return ()
    return enzyme_cc.asked(backend_for(executor.toolchain).to_ir(bitcode), f"<IR of {source}>")


# -- the compiler's commands -----------------------------------------------------------------------


def make(step: ForDevice, executor: Execution) -> int:
    """Run the commands of the compiler, and behind each for a device make its derivatives."""
    commands = commands_of(step.argv, executor)
    if not commands:
        return executor.run(step.argv)  # it complains of the command
    if not any(_FOR_DEVICE in command for command in commands):
        return _refuse(step, executor)
    places = Places(executor, commands)
    for number, command in enumerate(commands):
        argv = places.within(command)
        status = executor.run(argv)
        if not status and _FOR_DEVICE in argv:
            status = _differentiate(step, argv, number, executor) or _stand_in(step, argv, executor)
        if status:
            return status
    places.hand_over()
    return 0


def is_for_device(command: Sequence[str]) -> bool:
    """Return whether a command compiles for a device."""
    return _FOR_DEVICE in command


def from_ir(argv: Sequence[str], ir: Place) -> Words:
    """Return a command that compiles for a device, with IR for a source."""
    return (*argv[: argv.index("-x")], "-x", "ir", ir, "-w")


def commands_of(words: Words, executor: Execution) -> list[list[str]]:
    """Return the commands that the compiler would run; none if it would not."""
    first, *rest = words
    held = Held()
    status = executor.run((first, "-###", *rest), quiet=True, errors=held.file)
    text = held.text().decode("utf-8", "surrogateescape")
    held.forget()
    if status:
        return []
    lines = [line for line in text.splitlines() if line.startswith(' "')]
    return [[_plain(word) for word in _WORD.findall(line)] for line in lines]


def _plain(word: str) -> str:
    return re.sub(r"\\(.)", r"\1", word)


class Places:
    """Files that the compiler would make for its time only: each in our folder.

    What goes to standard output is one, too, until it is finished.
    """

    def __init__(self, executor: Execution, commands: list[list[str]]) -> None:
        self._files: dict[str, str] = {}
        self._shown = ""
        folder = executor.settings.tmp
        for command in commands:
            if _is_shown(command):
                self._shown = executor.files.path("shown")
        for each in (path for command in commands for path in _outputs(command)):
            name = os.path.basename(each)
            if os.path.dirname(each).startswith((folder, "/tmp")) and _NAMED.search(name):
                self._files[each] = executor.files.path(name)

    def hand_over(self) -> None:
        """Write what goes to standard output."""
        if self._shown:
            with open(self._shown, "rb") as file, open(1, "wb", closefd=False) as output:
                shutil.copyfileobj(file, output)

    def within(self, command: list[str]) -> tuple[str, ...]:
        """Return a command with our files in place of the compiler's."""
        words = list(map(self.of, command))
        if _is_shown(command):
            words[words.index("-o") + 1] = self._shown
        return tuple(words)

    def of(self, word: str) -> str:
        """Return a word with our file in place of the compiler's."""
        for theirs, ours in self._files.items():
            if theirs in word:
                parts = re.split("([=,])", word)
                word = "".join(ours if each == theirs else each for each in parts)
        return word


def _is_shown(command: list[str]) -> bool:
    """Return whether code for a device goes to standard output."""
    return _FOR_DEVICE in command and _STANDARD_OUTPUT in _outputs(command)


#: How clang names such files: with some digits of its own.
_NAMED = re.compile(r"-[0-9a-f]{6}\.\w+\Z")


def _outputs(command: list[str]) -> Iterator[str]:
    for before, word in itertools.pairwise(command):
        if before in _OUTPUTS:
            yield word
        elif word.startswith(_OUTPUT):
            yield word.removeprefix(_OUTPUT)


def _differentiate(step: ForDevice, argv: tuple[str, ...], number: int, executor: Execution) -> int:
    """Make what was compiled for a device again with derivatives, where it asks for some."""
    path = argv[argv.index("-o") + 1]
    if step.host is not None and step.looks[0].source in executor.left_open:
        return 0
    if not may_ask(path) and not any(executor.kernels.values()):
        return 0
    kind = argv[argv.index(_KIND) + 1] if _KIND in argv else ""
    look = next((each for each in step.looks if each.source == argv[-1]), step.looks[0])
    found = zip(look.kinds, look.front_ends, strict=True)
    chosen = [each for name, each in found if name.partition(":")[0] in ("", kind)]
    ir = Temporary(number, ".device.ll")
    again = DifferentiateForDevice(
        from_ir(argv, ir),
        ir,
        look.source,
        path,
        front_end=chosen[0] if chosen else look.front_ends[0],
        manner=step.manner,
    )
    again.is_part = step.host is not None
    return derive(again, executor)


#: What an image has that the link must make: a kernel, so that nobody leaves it out.
_STAND_IN = """source_filename = "left open"
target triple = "{triple}"
declare void @__enzyme_autodiff()
define {kind} void @enzyme_left_open_{name}() {{
  call void @__enzyme_autodiff()
  ret void
}}
"""


def _stand_in(step: ForDevice, argv: tuple[str, ...], executor: Execution) -> int:
    """Make an image that no link takes for one, where the image is left for ours to make."""
    if step.host is None or step.looks[0].source not in executor.left_open:
        return 0
    triple = argv[argv.index("-triple") + 1]
    kind = "amdgpu_kernel" if triple.startswith("amdgcn") else "ptx_kernel"
    unit = next((word[len(_UNIT) :] for word in argv if word.startswith(_UNIT)), "")
    ir = executor.files.path("stand-in.ll")
    with open(ir, "w", encoding="utf-8") as file:
        name = re.sub(r"\W", "_", unit)
        file.write(_STAND_IN.format(triple=triple, kind=kind, name=name))
    return executor.run(from_ir(argv, ir))


def _refuse(step: ForDevice, executor: Execution) -> int:
    """Say that requests are in code for a device of another kind."""
    for look in step.looks:
        found = [one for each in look.front_ends for one in _asked(each, look.source, executor)]
        if found:
            name = f"<IR of {look.source}>"
            here = "" if os.path.isabs(look.source) else os.getcwd() + "/"
            problem = in_source(_problem(tuple(found)), name, partial(_named, look.source))
            write(2, said(problem, executor.program, here))
    return _FAILED


def _named(source: str, _: str) -> str:
    return source


def _problem(found: tuple[tuple[str, str], ...]) -> Diagnostic:
    """Return the first request there is."""
    where, name = found[0]
    return Diagnostic(
        f"{name} in device code: only CUDA for NVPTX and HIP for AMDGCN are differentiated",
        where=where,
        notes=_WAY_OUT,
        code="EZ0926",
    )


# -- images ----------------------------------------------------------------------------------------


def take_image(step: WithImage, executor: Execution) -> bool:
    """Write what an object has for a device to a file: nothing, where no code is for one."""
    try:
        image = _image(step)
    except UserError:
        return False
    if image is not None:
        with open(executor.place(step.image), "wb") as file:
            file.write(image)
    return image is not None


def _image(step: WithImage) -> bytes | None:
    """Return what an object has for a device; None where it cannot be told."""
    source = open_regular(step.path)
    if source is None:
        return None
    with source:
        elf = read_elf(source)
        if elf is None:
            return None
        sections = elf.find(step.sections)
        return elf.data(sections[0]) if len(sections) == 1 else None if sections else b""
