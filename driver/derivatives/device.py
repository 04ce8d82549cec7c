"""Code for devices, CUDA or HIP: whether it asks for derivatives, and the image of it in an object.

Loaded only for sources with such code that name us.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import enzyme_cc
from enzyme_cc.diagnostics import Diagnostic, UserError
from enzyme_cc.driver.derivatives.derivation import in_source, said
from enzyme_cc.driver.files.held_stderr import Held
from enzyme_cc.driver.terminal import write
from enzyme_cc.lto.elf import read_elf
from enzyme_cc.lto.request_scan import COMMON
from enzyme_cc.lto.source import open_regular
from enzyme_cc.toolchains.backend import backend_for

if TYPE_CHECKING:
    from enzyme_cc.driver.planning.execution import Execution
    from enzyme_cc.driver.planning.steps import LookAtDevice, WithImage, Words

_FAILED = 1
_WAY_OUT = (
    "make the request in host code, which is differentiated; in what is compiled for both, put it "
    "behind #if !defined(__CUDA_ARCH__) && !defined(__HIP_DEVICE_COMPILE__)",
)


def look(step: LookAtDevice, executor: Execution) -> int:
    """Do the step; a source that cannot be compiled is left to the compiler to complain about."""
    for argv in step.argvs:
        bitcode = _made(argv, step, executor)
        if COMMON not in bitcode:
            continue
        name = f"<IR of {step.source}>"
        found = enzyme_cc.asked(backend_for(executor.toolchain).to_ir(bitcode), name)
        if found:
            here = "" if os.path.isabs(step.source) else os.getcwd() + "/"
            problem = in_source(_problem(found, here), name, lambda _: step.source)
            write(2, said(problem, executor.program, here))
            return _FAILED
    return 0


def _made(argv: Words, step: LookAtDevice, executor: Execution) -> bytes:
    """Return the IR of the code for a device; nothing where there is an error in it."""
    held = Held()
    status = executor.run(argv, quiet=True, errors=held.file)
    held.forget()
    if status:
        return b""
    with open(executor.place(step.bitcode), "rb") as file:
        return file.read()


def _problem(found: tuple[tuple[str, str], ...], here: str) -> Diagnostic:
    """Return the first request there is, and how many more there are."""
    where, name = found[0]
    others = [place.removeprefix(here) for place, _ in found[1:]]
    count = f"and {len(others)} more in device code here"
    more = (f"{count}, the next at {others[0]}",) if others else ()
    return Diagnostic(
        f"{name} in device code: code for GPUs is not differentiated yet",
        where=where,
        notes=(*more, *_WAY_OUT),
        code="EZ0926",
    )


def take_image(step: WithImage, executor: Execution) -> bool:
    """Write what an object has for a device to a file; whether there is any."""
    try:
        image = _image(step)
    except UserError:
        return False
    if image:
        with open(executor.place(step.image), "wb") as file:
            file.write(image)
    return bool(image)


def _image(step: WithImage) -> bytes:
    source = open_regular(step.path)
    if source is None:
        return b""
    with source:
        elf = read_elf(source)
        sections = elf.find(step.sections) if elf is not None else []
        return elf.data(sections[0]) if elf is not None and len(sections) == 1 else b""
