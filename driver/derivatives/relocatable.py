"""Objects whose code for devices is linked later: they keep the IR of both codes.

Loaded only for sources that are compiled so.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import enzyme_cc
from enzyme_cc.diagnostics import Diagnostic, UserError
from enzyme_cc.driver.derivatives.derivation import front_end_ir, in_source, said
from enzyme_cc.driver.files.workspace import remove
from enzyme_cc.driver.terminal import write
from enzyme_cc.lto.device_ir import DeviceIr, devices_of, packed
from enzyme_cc.lto.fatobject import embed
from enzyme_cc.toolchains.backend import backend_for

if TYPE_CHECKING:
    from enzyme_cc.driver.planning.execution import Execution
    from enzyme_cc.driver.planning.steps import KeepDeviceIr

_FAILED = 1
#: What the front end of the host's code was told, as far as it counts for a link.
_POSITION = ("-mrelocation-model", "pic")


def keep(step: KeepDeviceIr, executor: Execution) -> int:
    """Put the IR there; where that fails, the object is complete without, unless it asks."""
    path, source = executor.place(step.path), step.look.source
    is_open = source in executor.left_open
    try:
        devices = devices_of(path)
        if devices is None:
            return _refuse(step, executor, path) if is_open else 0
        parts = _parts(step, executor, devices, is_open=is_open)
        host, complaint = front_end_ir(executor, *step.host)
        if parts and host:
            levels = [each for each in step.options if each.startswith("-O")]
            level = (levels or ["-O0"])[-1].replace("-Ofast", "-O3")
            command = ("-cc1", "-O1" if level == "-O" else level, *_POSITION)
            words = b"".join(os.fsencode(word) + b"\0" for word in command)
            embed(path, host, words, packed(parts))
            return 0
        problem = complaint or "the IR of its code for devices cannot be made"
    except (UserError, OSError) as error:
        problem = str(error)
    what = "error" if is_open else "warning"
    if is_open:
        remove(path)
    executor.say(
        f"{what}: no IR is added to {executor.called_output(step.path) or source}: {problem}"
    )
    return _FAILED if is_open else 0


def _parts(
    step: KeepDeviceIr, executor: Execution, devices: list[str], *, is_open: bool
) -> list[DeviceIr]:
    """Return the IR for each device; none where one of them cannot be had."""
    found: list[DeviceIr] = []
    for name, front_end in zip(step.look.kinds, step.look.front_ends, strict=True):
        known = [name] if name else devices[:1]
        bitcode, _ = front_end_ir(executor, front_end.with_places, front_end.bitcode)
        if not bitcode or not known:
            return []
        found.append(DeviceIr(step.language, known[0], step.options, is_open, bitcode))
    return found


def _refuse(step: KeepDeviceIr, executor: Execution, path: str) -> int:
    """Say that what is left for the link has nobody there who would make it."""
    source, name = step.look.source, f"<IR of {step.look.source}>"
    remove(path)
    backend = backend_for(executor.toolchain)
    found: tuple[tuple[str, str], ...] = ()
    for words, bitcode in (
        step.host,
        *((each.with_places, each.bitcode) for each in step.look.front_ends),
    ):
        made, _ = front_end_ir(executor, words, bitcode)
        found = found or (enzyme_cc.asked(backend.to_ir(made), name) if made else ())
    where, asked = found[0] if found else (source, "__enzyme_autodiff")
    problem = Diagnostic(
        f"{asked} beside code for a device that is linked by clang's old offload driver: what it "
        "needs of other files is not there",
        where=where,
        notes=(
            "add --offload-new-driver, to all compiles and to the link",
            "or compile to an object (-c) without -fgpu-rdc, with all it needs in one file",
        ),
        code="EZ0499",
    )
    here = "" if os.path.isabs(source) else os.getcwd() + "/"
    write(2, said(in_source(problem, name, lambda _: source), executor.program, here))
    return _FAILED
