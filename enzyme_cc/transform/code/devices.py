"""The devices that kernels run on: how their targets are called, and what is special about them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.module import Module


class Device(NamedTuple):
    """A kind of device: how its library calls C's functions, and what is special about memory."""

    #: How targets begin.
    target: str
    #: What stands before and behind the name of a function of double, and behind one of float.
    prefix: str
    double: str
    float: str
    #: What it calls a power with a whole exponent.
    power: str
    #: The address space of memory that a block shares.
    shared: int
    #: Barriers that all threads of a block come to.
    barriers: tuple[str, ...]
    #: What tells a thread its place in its block, and how many there are, in each direction; none
    #: where that depends on how it is launched.
    threads: tuple[str, ...]
    counts: tuple[str, ...]
    #: What is the same for all threads of a block.
    alike: tuple[str, ...] = ()
    #: What tells how much shared memory a kernel was launched with, beside its variables.
    dynamic: str = ""


#: A barrier of AMD's devices with the fences around it that make others see what was stored.
FENCED = "__amdgcn_fenced_barrier"
DEVICES = (
    Device(
        "nvptx",
        "__nv_",
        "",
        "f",
        "powi",
        3,
        (
            *("llvm.nvvm.barrier.cta.sync.aligned.all", "llvm.nvvm.barrier.cta.sync.all"),
            *("llvm.nvvm.barrier0", "llvm.nvvm.barrier.sync"),
        ),
        tuple(f"llvm.nvvm.read.ptx.sreg.tid.{each}" for each in "xyz"),
        tuple(f"llvm.nvvm.read.ptx.sreg.ntid.{each}" for each in "xyz"),
        tuple(
            f"llvm.nvvm.read.ptx.sreg.{name}.{each}"
            for name in ("ctaid", "nctaid", "ntid")
            for each in "xyz"
        ),
        "llvm.nvvm.read.ptx.sreg.dynamic_smem_size",
    ),
    Device(
        "amdgcn",
        "__ocml_",
        "_f64",
        "_f32",
        "pown",
        3,
        (FENCED,),
        tuple(f"llvm.amdgcn.workitem.id.{each}" for each in "xyz"),
        (),
    ),
)
#: Where it is said which of AMD's targets a module is for, until all is differentiated: of such a
#: target LLVM would not have local variables elsewhere.
MEANWHILE = "!enzyme_cc.device."
MARK = re.compile(rf"^{re.escape(MEANWHILE)}([\w.-]+) = !{{}}\n", re.MULTILINE)
_ARCHITECTURE = re.compile(r'"target-cpu"="sm_(\d+)')
_MATCHING = 70
#: The bytes of memory that a block may share, on all devices, by what is written in the program.
MOST_SHARED = 48 << 10


def device_of(module: Module) -> Device | None:
    """Return the kind of device that a module is for; None where it is for no device."""
    triple = module.triple
    if not triple and MEANWHILE in module.text:
        found = MARK.search(module.text)
        triple = found[1] if found is not None else ""
    return next((each for each in DEVICES if triple.startswith(each.target)), None)


def sums_in_warps(module: Module) -> bool:
    """Return whether the lanes of a warp can tell that all add to one number: from sm_70 on."""
    device = device_of(module)
    found = [int(each) for each in _ARCHITECTURE.findall(module.text)] if device else []
    return bool(found) and device is DEVICES[0] and min(found) >= _MATCHING


def is_of_device(module: Module) -> bool:
    """Return whether a module is for a device."""
    return device_of(module) is not None


def is_kernel(function: Function) -> bool:
    """Return whether a function of NVIDIA's devices is launched, and called by nobody."""
    if "ptx_kernel" in function.prefix.split():
        return True
    marked = rf"!\{{ptr {re.escape(function.ref)}, !\"kernel\", i32 1\}}"
    return re.search(marked, function.module.text) is not None  # type: ignore[attr-defined]
