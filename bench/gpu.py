"""Gradients of the kernels of test/gpu beside the kernels: what they take of a GPU.

With a GPU: the time of a gradient by that of its kernel, with many times the blocks, and the
geometric mean. Without: registers, bytes of local memory and instructions, as `ptxas` and PTX tell;
and it says so, for that is no time. Kernels may be named. `--ablation` leaves one of our means out
at a time, and tells what becomes of registers, local memory and instructions of all gradients; with
`--make FOLDER` it makes PTX of them all, to be timed by `test/gpu/device.py --left-out FOLDER`.
`--additions` counts atomic additions, by the emulator of test/gpu, with sums and without.
"""

from __future__ import annotations

import contextlib
import ctypes
import math
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "test" / "gpu"))

import gpu
from compared import copied
from device import ON_DEVICE, OnDevice, device, make_kernel, toolkit

import enzyme_cc.plan.plan
import enzyme_cc.transform.prepare.prepare
import enzyme_cc.transform.reverse.values.sharing
import enzyme_cc.transform.session
from enzyme_cc.plan.cut import cheapest

NAMES = ("primal", "gradient", "tangent")
#: How many times the blocks, where there is a GPU.
SCALE = 4096
_ENTRY = re.compile(r"\.visible \.entry (\w+)\(.*?^\}", re.DOTALL | re.MULTILINE)
_INSTRUCTION = re.compile(r"^\t(?:@!?%p\d+ )?[a-z][\w.]*\s.*;", re.MULTILINE)


def ptx_of(kernel, folder):
    """Return the PTX of a kernel and its derivatives, and what ptxas says of each."""
    name = f"<IR of {kernel.path.name}>"
    text = gpu.differentiated(gpu.device_ir(kernel, folder), name)
    told = gpu.assembled(kernel, text, folder)
    if not told:
        return "", {}
    return (folder / f"{kernel.name}.ptx").read_text(), told


def instructions(ptx):
    """Return how many instructions each kernel has."""
    return {each[1]: len(_INSTRUCTION.findall(each[0])) for each in _ENTRY.finditer(ptx)}


def mean(numbers):
    """Return the geometric mean."""
    return math.exp(sum(map(math.log, numbers)) / len(numbers)) if numbers else float("nan")


# -- with a GPU ------------------------------------------------------------------------------------


def measured(found, kernel, folder):
    """Return the time of the gradient by that of the kernel."""
    make_kernel(kernel.path, folder, toolkit())
    image = (folder / f"{kernel.name}.ptx").read_bytes() + b"\0"
    runner = OnDevice(kernel, image, found)
    return runner.seconds("gradient", SCALE) / runner.seconds("primal", SCALE)


# -- ablation --------------------------------------------------------------------------------------

#: What makes something dear.
_DEAR = 1e6
#: A kernel is refused, or ends otherwise, where one of our means is left out.
_REFUSED = (ValueError, KeyError, TypeError, AssertionError, subprocess.SubprocessError)


def all_kept(weights, edges, fixed, needed, _=()):
    """Keep what is needed, and recompute as little as can be."""
    return cheapest(weights, edges, fixed, needed, [_DEAR] * len(weights))


def all_recomputed(weights, edges, fixed, needed, _=()):
    """Keep nothing but what cannot be recomputed."""
    dear = [each if at in fixed else each * _DEAR for at, each in enumerate(weights)]
    return cheapest(dear, edges, fixed, needed)


def no_loops(weights, edges, fixed, needed, _=()):
    """Keep as few values as can be, in loops or out of them."""
    return cheapest(
        [min(each, 1) if math.isfinite(each) else each for each in weights], edges, fixed, needed
    )


def cut_by(cut):
    return mock.patch.object(enzyme_cc.plan.plan, "cheapest", cut)


@contextlib.contextmanager
def not_inlined():
    passes = gpu.passes

    def fewer(step, **words):
        return passes(step, **{**words, "inline": False}).replace("always-inline,", "")

    with (
        mock.patch.object(enzyme_cc.transform.prepare.prepare, "inline_all", return_value=None),
        mock.patch.object(gpu, "passes", fewer),
    ):
        yield


def not_simplified():
    passes = gpu.passes

    def fewer(step, **words):
        return "always-inline,function(sroa)" if step == "simplify" else passes(step, **words)

    return mock.patch.object(gpu, "passes", fewer)


def no_blocks():
    return mock.patch.object(enzyme_cc.transform.session, "asked_by_blocks", return_value={})


def no_warps():
    sharing = enzyme_cc.transform.reverse.values.sharing
    return mock.patch.object(sharing, "sums_in_warps", return_value=False)


#: The published table of such means has what moves caches out of loops (here the weights of loops),
#: a heuristic that keeps too much (nothing recomputed), inlining, and optimising first.
ABLATIONS = {
    "all": contextlib.nullcontext,
    "no sums over blocks": no_blocks,
    "no sums over warps": no_warps,
    "no loops weighed": lambda: cut_by(no_loops),
    "nothing recomputed": lambda: cut_by(all_kept),
    "all recomputed": lambda: cut_by(all_recomputed),
    "no inlining": not_inlined,
    "not simplified first": not_simplified,
}


def ablation(chosen):
    """Print a row for each of our means that is left out."""
    print(
        f"{'left out':22} {'kernels':>8} {'registers':>10} {'local bytes':>12} {'instructions':>13}"
    )
    kept = {}
    for name, without in ABLATIONS.items():
        with tempfile.TemporaryDirectory() as folder, without():
            kept[name] = dict(filter(None, (_counts(path, Path(folder)) for path in chosen)))
        both = [each for each in kept[name] if each in kept["all"]]
        cells = [
            mean([kept[name][each][at] / kept["all"][each][at] for each in both]) for at in (0, 2)
        ]
        local = sum(kept[name][each][1] for each in both)
        print(f"{name:22} {len(both):8} {cells[0]:10.2f} {local:12} {cells[1]:13.2f}", flush=True)
    print(
        "(registers and instructions of the gradients by those with all means; others are refused)"
    )


def make_ablation(chosen, folder):
    """Make PTX of all kernels with each of our means left out, and what it takes to run them."""
    (folder / "kernels").mkdir(parents=True, exist_ok=True)
    for path in (*chosen, *(Path(gpu.__file__).with_name(each) for each in ON_DEVICE)):
        shutil.copy(path, folder / ("kernels" if path in chosen else ""))
    for name, without in ABLATIONS.items():
        place = folder / "left-out" / name.replace(" ", "-")
        place.mkdir(parents=True, exist_ok=True)
        with without():
            made = sum(_is_made(path, place) for path in chosen)
        print(f"{name}: {made} of {len(chosen)} made", flush=True)


def _is_made(path, folder):
    """Tell whether a kernel's derivatives were made; some means are needed by some kernels."""
    try:
        make_kernel(path, folder, toolkit())
    except _REFUSED:
        return False
    return True


def _counts(path, folder):
    """Return registers, local bytes and instructions of a gradient; none if it is refused."""
    try:
        ptx, told = ptx_of(gpu.Kernel(path), folder)
    except _REFUSED:
        return None
    return path.stem, (*told["gradient"], instructions(ptx)["gradient"])


# -- additions -------------------------------------------------------------------------------------


def additions(chosen):
    """Print how often gradients add to memory in one run, where threads are emulated."""
    print(f"{'kernel':20} {'by blocks':>10} {'by warps':>10} {'by threads':>11}")
    rows = []
    for path in chosen:
        row = [
            _additions(path, without) for without in (contextlib.nullcontext, no_blocks, no_warps)
        ]
        rows.append(row)
        print(f"{path.stem:20} {row[0]:10} {row[1]:10} {row[2]:11}", flush=True)
    ratios = [[row[at] / row[2] for row in rows if row[2]] for at in (0, 1)]
    print(f"of those by threads: {mean(ratios[0]):.3f}, {mean(ratios[1]):.3f} (geometric means)")
    return 0


def _additions(path, without):
    """Return how many atomic additions of float and double there are in a gradient."""
    with tempfile.TemporaryDirectory() as folder, without():
        runner, _ = gpu.runner_of(path, Path(folder))
    arrays = runner.start(0)
    runner.run("gradient", arrays, copied(arrays), 0)
    return ctypes.c_int.in_dll(runner.library, "emu_atomics").value


# -- the table -------------------------------------------------------------------------------------


def main():
    """Print a row for each kernel."""
    if not gpu.has_device() or gpu.PTXAS is None:
        print("skipped: clang++-22 and opt-22 with NVPTX, and ptxas, are needed")
        return 0
    words = sys.argv[1:]
    if "--make" in words:
        at = words.index("--make")
        folder = Path(words.pop(at + 1)).resolve()
    names = [each for each in words if not each.startswith("-")]
    chosen = [each for each in gpu.KERNELS if not names or each.stem in names]
    if "--additions" in sys.argv:
        return additions(chosen)
    if "--make" in sys.argv:
        make_ablation(chosen, folder)
        return 0
    if "--ablation" in sys.argv:
        ablation(chosen)
        return 0
    found, times, counts, registers = device(), [], [], []
    print(f"{'kernel':20} {'registers':>14} {'local bytes':>14} {'instructions':>16} {'time':>6}")
    with tempfile.TemporaryDirectory() as folder:
        for path in chosen:
            kernel = gpu.Kernel(path)
            ptx, told = ptx_of(kernel, Path(folder))
            count = instructions(ptx)
            counts.append(count["gradient"] / count["primal"])
            registers.append(told["gradient"][0] / told["primal"][0])
            time = ""
            if found is not None:
                times.append(measured(found, kernel, Path(folder)))
                time = f"{times[-1]:.2f}"
            rows = [[told[name][0] for name in NAMES], [told[name][1] for name in NAMES]]
            rows.append([count[name] for name in NAMES])
            cells = ["/".join(map(str, each)) for each in rows]
            print(
                f"{path.stem:20} {cells[0]:>14} {cells[1]:>14} {cells[2]:>16} {time:>6}", flush=True
            )
    print(f"(of the kernel, its gradient and its tangent; {len(chosen)} kernels)")
    print(f"gradient / kernel: registers {mean(registers):.2f}, instructions {mean(counts):.2f}")
    if found is None:
        print("There is no GPU here: nothing was run, and no time is known.")
    else:
        print(f"gradient / kernel: time {mean(times):.2f} (geometric mean)")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
