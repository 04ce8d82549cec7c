"""Kernels run without a GPU: derivatives made for the device, then compiled for this machine.

A kernel of `kernels/` is a function `body`; its first lines say how it is launched and what it is
given. Around it come kernels that call it, its gradient and its tangent. All are compiled for
NVPTX and differentiated there; then the IR is made one for this machine, where `emulator.c` runs
the threads.
"""

from __future__ import annotations

import ctypes
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from compared import KERNELS, TOLERANCE, Kernel, Runner

import enzyme_cc
from enzyme_cc.ir.module import Module
from enzyme_cc.toolchains.pipelines import opt_options, passes
from enzyme_cc.transform.frontends.gpu.ptx_assembly import write_assembly
from enzyme_cc.transform.frontends.gpu.scoped_atomics import as_updates

HERE = Path(__file__).resolve().parent
CLANG, OPT = shutil.which("clang++-22"), shutil.which("opt-22")
PTXAS = shutil.which("ptxas")
LLD = shutil.which("ld.lld-22") or shutil.which("ld.lld")
FLAGS = ["-nocudainc", "-nocudalib", "-Wno-unknown-cuda-version", "-w", "-I", str(HERE / "cuda")]
FOR_AMD = ["-x", "hip", "-nogpuinc", "-nogpulib", "--offload-arch=gfx906", "-w"]
#: The kernels that need nothing but places, barriers, sums and functions of HIP.
AMD = frozenset(
    "galerkin gather heat jacobi matmul rk4 scan shared_histogram stencil transpose".split()
)


def has_device():
    """Return whether clang can compile for NVPTX."""
    if CLANG is None or OPT is None:
        return False
    done = subprocess.run([CLANG, "-print-targets"], capture_output=True, text=True, check=False)
    return "nvptx64" in done.stdout


def device_ir(kernel, folder, *, is_amd=False):
    """Return the front end's IR of a kernel, for the device."""
    source, ir = folder / f"{kernel.name}.cu", folder / f"{kernel.name}.front.ll"
    source.write_text(kernel.source())
    kind = ["-x", "cuda", f"--cuda-gpu-arch={kernel.arch}", *FLAGS, "-include", HERE / "cuda.h"]
    if is_amd:
        kind = [*FOR_AMD, "-include", HERE / "hip.h"]
    made = [CLANG, *map(str, kind), "--cuda-device-only"]
    made += ["-O2", "-Xclang", "-disable-llvm-passes", "-gline-tables-only", "-S", "-emit-llvm"]
    subprocess.run([*made, str(source), "-o", str(ir)], check=True)
    return ir.read_text()


def opted(text, *words):
    done = subprocess.run(
        [OPT, "-S", *words, "-o", "-", "-"], input=text, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise ValueError(done.stderr[:2000])
    return done.stdout


def differentiated(text, name):
    """Return the same with derivatives, or raise with what stands in their way."""
    prepared = enzyme_cc.prepare(text, name)
    problems, text = prepared.problems, prepared.text
    step = "simplify"
    again = True
    while again and not problems:
        text = opted(text, f"-passes={passes(step, inline=True, major=22)}", *opt_options())
        done = enzyme_cc.differentiate(text, name)
        problems, text, again, step = done.problems, done.text, done.again, "tidy"
    if problems:
        raise ValueError("\n".join(each.render("gpu") for each in problems))
    return text


# -- for this machine ------------------------------------------------------------------------------


def as_of_nvidia(text):
    """Return IR for a device of AMD's with the places and barriers of one of NVIDIA's."""
    for theirs, ours in (("workitem.id", "tid"), ("workgroup.id", "ctaid")):
        text = text.replace(f"@llvm.amdgcn.{theirs}.", f"@llvm.nvvm.read.ptx.sreg.{ours}.")
    text = re.sub(r"^ +fence .*\n", "", text, flags=re.M)
    barrier = "@llvm.nvvm.barrier.cta.sync.aligned.all("
    text = text.replace("declare void @llvm.amdgcn.s.barrier()", f"declare void {barrier}i32)")
    text = text.replace("@llvm.amdgcn.s.barrier()", f"{barrier}i32 0)")
    text = re.sub(r"@__ocml_(\w+)_f64", r"@\1", text)
    text = re.sub(r"^( +%\S+ = alloca .*), addrspace\(5\)", r"\1", text, flags=re.M)
    text = re.sub(r"(@llvm\.(?:lifetime|mem)[\w.]*)\.p5", r"\1.p0", text)
    text = re.sub(r' syncscope\("[^"]*"\)', "", text)
    return re.sub(r"\bamdgpu_kernel\b", "", text)


_COPY = re.compile(
    r'call void asm sideeffect "cp\.async\.c[ag]\.shared\.global [^"]*", "r,l,n,n,~\{memory\}"'
    r"\(i32 (\S+), ptr (\S+), i32 (\d+), i32 (\d+)\).*"
)


_SHUFFLE = re.compile(
    r'call i32 asm sideeffect "\{shfl\.sync\.(\w+)\.b32 [^"]*", "=r,r,r,r,r"'
    r"\((i32 \S+), (i32 \S+), (i32 \S+), (i32 \S+)\).*"
)


def with_functions(text):
    """Return IR in which assembly is calls of the emulator, or instructions, as ours makes it."""
    text = _COPY.sub(r"call void @emu_cp_async(i32 \1, ptr \2, i32 \3, i32 \4)", text)
    start = 'call void asm sideeffect "cp\\.async\\.'
    text = re.sub(start + r'commit_group;", ""\(\).*', "call void @emu_cp_commit()", text)
    text = re.sub(
        start + r"wait_group [^(]*\(i32 (\d)\).*", r"call void @emu_cp_wait(i32 \1)", text
    )
    here = 'call i32 asm sideeffect "activemask.b32 $0;", "=r"()'
    text = text.replace(here, "call i32 @emu_activemask()")
    text = _SHUFFLE.sub(r"call i32 @llvm.nvvm.shfl.sync.\1.i32(\5, \2, \3, \4)", text)
    for name in sorted(set(re.findall(r"@llvm\.nvvm\.shfl\.sync\.\w+\.i32", text))):
        if f"declare i32 {name}(" not in text:
            text += f"declare i32 {name}(i32, i32, i32, i32)\n"
    if " asm " in text:
        module = Module(text, "<for this machine>")
        write_assembly([each for each in module.functions.values() if not each.is_declaration])
        text = module.print()
    return text


#: What returns two values.
_MATCHED = """declare i32 @emu_match_all(i32, i64)
define internal { i32, i1 } @emu_match_all_sync_i64p(i32 %m, i64 %v) {
  %a = call i32 @emu_match_all(i32 %m, i64 %v)
  %b = icmp ne i32 %a, 0
  %c = insertvalue { i32, i1 } poison, i32 %a, 0
  %d = insertvalue { i32, i1 } %c, i1 %b, 1
  ret { i32, i1 } %d
}
"""


_DYNAMIC = re.compile(r"^(@\S+) = external [^\n]*addrspace\(3\) global \[0 x [^\n]*\n", re.M)


def with_dynamic_memory(text):
    """Return IR in which shared memory without a size is the emulator's."""
    names = [each[1] for each in _DYNAMIC.finditer(text)]
    text = _DYNAMIC.sub("", text)
    for name in names:
        text = re.sub(rf"{re.escape(name)}(?![\w.$])", "@emu_dynamic", text)
    return f"{text}@emu_dynamic = external global [0 x i8], align 16\n" if names else text


def retargeted(text):
    """Return IR of a device as IR of this machine, which calls the emulator."""
    text = as_updates(text).replace('syncscope("enzyme_cta") ', "")
    text = text.replace('syncscope("enzyme_sys") ', "")
    text = with_functions(as_of_nvidia(text) if "amdgcn" in text else text)
    shared = re.findall(r'^(@[\w.$"]+) = .*addrspace\(3\) .*?global (.*?) undef', text, re.M)
    text = with_dynamic_memory(text)
    text = re.sub(r"^target .*\n", "", text, flags=re.M)
    text = re.sub(r"^!nvvm.annotations.*\n", "", text, flags=re.M)
    text = re.sub(r'"(?:target-cpu|target-features)"="[^"]*"', "", text)
    text = re.sub(r"^\$.* = comdat .*\n", "", text, flags=re.M)
    text = re.sub(
        r"(?:, )?\bcomdat\b(?!\()|\b(?:ptx_kernel|ptx_device|convergent)\b(?!\()", "", text
    )
    text = re.sub(r"^(attributes #\d+ = )\{ *\}", r"\1{ nounwind }", text, flags=re.M)
    text = re.sub(
        r"atomicrmw fadd ptr(?: addrspace\(\d\))? (%?@?[\w.]+), "
        r"(double|float|half|bfloat) ([^ ,]+) .*",
        r"call \2 @emu_atomic_\2(ptr \1, \2 \3)",
        text,
    )
    text = re.sub(
        r"atomicrmw (fmax|fmin) ptr(?: addrspace\(\d\))? (%?@?[\w.]+), (double|float) ([^ ,]+) .*",
        r"call \3 @emu_\1_\3(ptr \2, \3 \4)",
        text,
    )
    text = re.sub(r" ?addrspace\(\d\)", "", text)
    ours = r"match\.all\.sync\.i64p|activemask"  # declared behind
    text = re.sub(rf"^declare .*@llvm\.nvvm\.(?:{ours})\(.*\n", "", text, flags=re.M)
    text = text.replace("addrspacecast", "bitcast")
    text = re.sub(r"@llvm\.nvvm\.([\w.]+)", lambda m: "@emu_" + m[1].replace(".", "_"), text)
    text = re.sub(r"@__nv_(\w+)", r"@\1", text)
    text = re.sub(r"@(vprintf|__assertfail)\(", r"@emu_\1(", text)
    text = re.sub(
        r"^(@\S+ = )internal(.* global .*) undef",
        r"\1global\2 undef".replace("global\\2", "\\2"),
        text,
        flags=re.M,
    )
    places = ", ".join(f"ptr {name}" for name, _ in shared) or "ptr null"
    sizes = (
        ", ".join(
            f"i64 ptrtoint (ptr getelementptr ({kind}, ptr null, i32 1) to i64)"
            for _, kind in shared
        )
        or "i64 0"
    )
    count = max(len(shared), 1)
    heads = re.sub(r"^define (.*)$", _watched, text, flags=re.M)
    return f"""{heads}
@emu_shared = global [{count} x ptr] [{places}]
@emu_shared_sizes = global [{count} x i64] [{sizes}]
@emu_shared_count = global i32 {len(shared)}
declare double @emu_atomic_double(ptr, double)
declare float @emu_atomic_float(ptr, float)
declare double @emu_fmax_double(ptr, double)
declare double @emu_fmin_double(ptr, double)
declare float @emu_fmax_float(ptr, float)
declare float @emu_fmin_float(ptr, float)
declare half @emu_atomic_half(ptr, half)
declare bfloat @emu_atomic_bfloat(ptr, bfloat)
declare void @emu_cp_async(i32, ptr, i32, i32)
declare void @emu_cp_commit()
declare i32 @emu_activemask()
{_MATCHED if "@emu_match_all_sync_i64p(" in text else ""}declare void @emu_cp_wait(i32)
"""


def _watched(match):
    """Return the head of a function whose accesses to memory are looked at."""
    line = match[0]
    at = line.index("(", re.search(r'@(?:"[^"]*"|[\w.$]+)', line).end())
    depth = 0
    for end in range(at, len(line)):
        depth += {"(": 1, ")": -1}.get(line[end], 0)
        if depth == 0:
            break
    rest = re.sub(r" (?:local_)?unnamed_addr", "", line[end + 1 :])
    return f"{line[: end + 1]} sanitize_thread{rest}"


def for_this_machine(text):
    """Return IR of a device as IR of this machine, with a look at each access to memory."""
    words = (
        "-mtriple=x86_64-linux-gnu",
        "-passes=function(sroa,early-cse),tsan-module,function(tsan)",
    )
    return opted(retargeted(text), *words)


def parts(text):
    """Yield what commas part that are in no brackets."""
    depth, begun = 0, 0
    for place, each in enumerate(text + ","):
        depth += {"(": 1, "{": 1, "[": 1, ")": -1, "}": -1, "]": -1}.get(each, 0)
        if each == "," and depth == 0:
            if text[begun:place].strip():
                yield text[begun:place].strip()
            begun = place + 1


def built(kernel, text, folder):
    """Return a library of what was made for this machine."""
    ir, harness, library = (folder / f"{kernel.name}.{end}" for end in ("ll", "harness.c", "so"))
    ir.write_text(for_this_machine(text))
    harness.write_text(kernel.harness())
    command = [
        CLANG.replace("++", ""),
        "-O1",
        "-w",
        "-fPIC",
        "-shared",
        "-fno-builtin",
        str(ir),
        str(harness),
    ]
    subprocess.run([*command, str(HERE / "emulator.c"), "-lm", "-o", str(library)], check=True)
    return ctypes.CDLL(str(library))


def assembled(kernel, text, folder):
    """Return what ptxas says of the primal and of the gradient: registers, bytes of the stack."""
    if PTXAS is None:
        return {}
    ir, ptx = folder / f"{kernel.name}.device.ll", folder / f"{kernel.name}.ptx"
    ir.write_text(text)
    made = [
        CLANG,
        "-x",
        "ir",
        "--target=nvptx64-nvidia-cuda",
        f"-march={kernel.arch}",
        "-O2",
        "-S",
        "-w",
    ]
    subprocess.run([*made, "-Wno-unknown-cuda-version", str(ir), "-o", str(ptx)], check=True)
    words = [PTXAS, f"-arch={kernel.arch}", "-c", "-v", str(ptx), "-o", str(folder / "cubin")]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode:
        raise ValueError(f"ptxas: {done.stderr[:300]}")
    entry = r"'(primal|gradient|tangent)' for.*?(\d+) bytes stack.*?Used (\d+) registers"
    return {
        name: (int(used), int(size)) for name, size, used in re.findall(entry, done.stderr, re.S)
    }


def runner_of(path, folder):
    """Return a runner of a kernel that was differentiated now."""
    kernel = Kernel(path)
    text = differentiated(device_ir(kernel, folder), f"<IR of {path.name}>")
    return Runner(kernel, built(kernel, text, folder)), text


def linked(kernel, text, folder):
    """Link an image of AMD's of a kernel and its derivatives; return what is said of registers."""
    ir, made, image = (folder / f"{kernel.name}.amd.{end}" for end in ("ll", "o", "elf"))
    ir.write_text(text)
    words = [CLANG, "-x", "ir", "--target=amdgcn-amd-amdhsa", "-mcpu=gfx906", "-O2", "-c", "-w"]
    subprocess.run([*words, "-nogpulib", str(ir), "-o", str(made)], check=True)
    words = [LLD, "-shared", "--allow-shlib-undefined", str(made), "-o", str(image)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode:
        raise ValueError(f"lld: {done.stderr[:300]}")


def check_for_amd(path, folder):
    """Check one kernel as it is for a device of AMD's."""
    kernel = Kernel(path)
    text = differentiated(device_ir(kernel, folder, is_amd=True), f"<IR of {path.name}>")
    if LLD is not None:
        linked(kernel, text, folder)
    runner = Runner(kernel, built(kernel, text, folder))
    worst = runner.check(1)
    bad = runner.problems or not all(off <= TOLERANCE[kernel.real] for off in worst)
    return (
        bad,
        f"for AMD: off by {worst[0]:.1e}, tangent {worst[1]:.1e}, {runner.problems} problems",
    )


def each_of(paths, check, what):
    """Check all of these, or those that are named; return the status.

    `check` takes a path and a folder, and returns whether something is wrong, and what there is to
    be said.
    """
    if not has_device():
        print("skipped: clang++-22 and opt-22 with NVPTX are needed")
        return 0
    chosen = [each for each in paths if not sys.argv[1:] or each.stem in sys.argv[1:]]
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        for path in chosen:
            begun = time.time()
            try:
                bad, said = check(path, Path(folder))
            except (ValueError, subprocess.SubprocessError) as error:
                bad, said = True, str(error)
            failed += bool(bad)
            word, took = "FAILED" if bad else "ok", time.time() - begun
            print(f"{word:6} {path.stem:20} {said} ({took:.1f} s)", flush=True)
    print(f"{len(chosen) - failed} of {len(chosen)} {what} have the right gradient")
    return 1 if failed else 0


def check_kernel(path, folder):
    """Check one kernel, with several schedules."""
    runner, text = runner_of(path, folder)
    found = [runner.check(seed) for seed in range(3)]
    worst = [max(each) for each in zip(*found, strict=True)]
    most = TOLERANCE[runner.kernel.real]
    bad = runner.problems or not all(off <= most for each in found for off in each)
    counts = assembled(runner.kernel, text, folder)
    said = f"off by {worst[0]:.1e}, tangent {worst[1]:.1e}, {runner.problems} problems"
    if not bad and counts:
        said += "; registers and stack: " + ", ".join(
            f"{name} {used}, {size}" for name, (used, size) in counts.items()
        )
    return bad, said


def main():
    """Check all kernels, or those that are named."""
    status = each_of(KERNELS, check_kernel, "kernels")
    amd = [each for each in KERNELS if each.stem in AMD]
    return each_of(amd, check_for_amd, "kernels for AMD") or status


if __name__ == "__main__":
    raise SystemExit(main())
