"""Whole programs that launch kernels: derivatives of the host's code, without a GPU.

A program of `programs/` has a function `run`, of numbers on the host. Both of its codes are made
as the driver makes them, from the IR of clang's front end; the kernels then run on this machine,
launched by `runtime.c`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import gpu
from compared import ARCH, STEP, TOLERANCE

import enzyme_cc
from enzyme_cc.toolchains.pipelines import opt_options, passes

HERE = Path(__file__).resolve().parent
PROGRAMS = sorted((HERE / "programs").glob("*.cu"))
#: Programs in several files that are compiled apart: each a folder, with what is run in `run.cu`.
SEPARATE = sorted((HERE / "separate").iterdir())
#: What is not called by the same name in HIP.
_IN_HIP = (
    *(("cudaHostAlloc", "hipHostMalloc"), ("cudaFreeHost", "hipHostFree")),
    ("cuMemGetAddressRange_v2", "hipMemGetAddressRange"),
)
#: Programs that are run as HIP's as well: under its names, for a device of AMD's.
HIP = frozenset(("axpy", "gather", "in_place", "jacobi", "managed", "second", "symbols"))
_INPUTS = re.compile(r"^// inputs (\d+)( float)?( own)?$", re.M)
#: A program that calls cuBLAS says so; its routines are those of a BLAS for the host here.
_LIBRARY = re.compile(r"^// cublas$", re.M)
_KERNEL = re.compile(r"^define [^@\n]*(?:ptx|amdgpu)_kernel [^@\n]*@([\w.$]+)\((.*)\)", re.M)
#: A variable of the device that the host may copy to.
_VARIABLE = re.compile(r"^@([\w.$]+) = .*\bexternally_initialized (?:global|constant) ", re.M)
_SIZES = {"double": 8, "float": 4, "ptr": 8, "i64": 8, "i32": 4, "i16": 2, "i8": 1, "i1": 1}
ASKS = """
#line 1 "<requests>"
template <typename R, typename... T> R __enzyme_autodiff(void *, T...);
template <typename R, typename... T> R __enzyme_fwddiff(void *, T...);
extern int enzyme_dup, enzyme_const, enzyme_out;
extern "C" double value(const double *x, int n, double a) { return run(x, n, a); }
extern "C" double gradient(const double *x, double *dx, int n, double a) {
  return __enzyme_autodiff<double>((void *)run, enzyme_dup, x, dx, enzyme_const, n, enzyme_out, a);
}
extern "C" double tangent(const double *x, double *dx, int n, double a, double da) {
  void *f = (void *)run;
  return __enzyme_fwddiff<double>(f, enzyme_dup, x, dx, enzyme_const, n, enzyme_dup, a, da);
}
"""


def front_end(source, ir, *words):
    """Return the front end's IR of one of the codes in a program."""
    made = [
        gpu.CLANG,
        "-x",
        "cuda",
        f"--cuda-gpu-arch={ARCH}",
        *gpu.FLAGS,
        f"-I{HERE}",
        "-include",
        str(HERE / "host.h"),
        *(["-include", str(HERE / "cublas.h")] if _LIBRARY.search(source.read_text()) else []),
        *words,
    ]
    made += ["-O2", "-Xclang", "-disable-llvm-passes", "-gline-tables-only", "-S", "-emit-llvm"]
    subprocess.run([*made, str(source), "-o", str(ir)], check=True)
    return ir.read_text()


def for_hip(text):
    """Return text about CUDA's functions as one about HIP's."""
    for theirs, ours in _IN_HIP:
        text = text.replace(theirs, ours)
    return re.sub(r"\bcu(?:da)?(?=[A-Z])|(?<=\b__)cuda(?=[A-Z])", "hip", text)


def both_of_hip(path, folder):
    """Return the same of a program that is HIP's."""
    source, header = folder / path.name, folder / "host.h"
    written(path, source)
    source.write_text(for_hip(source.read_text()))
    header.write_text(for_hip((HERE / "host.h").read_text()).replace("cuda.h", "hip.h"))
    made = [
        gpu.CLANG,
        *gpu.FOR_AMD,
        f"-I{HERE}",
        "-include",
        str(header),
        "-O2",
        "-S",
        "-emit-llvm",
    ]
    made += ["-Xclang", "-disable-llvm-passes", "-gline-tables-only", str(source), "-o"]
    image = ("-Xclang", "-fcuda-include-gpubinary", "-Xclang", str(header))
    texts = []
    for words in (("--cuda-host-only", *image), ("--cuda-device-only",)):
        ir = folder / f"{path.stem}.hip.front.ll"
        subprocess.run([*made, str(ir), *words], check=True)
        texts.append(ir.read_text())
    return texts


def both(path, folder):
    """Return the IR of the host's code and of the device's, as the front end writes it."""
    source, empty = folder / path.name, folder / "empty"
    written(path, source)
    empty.write_bytes(b"")
    image = ("-Xclang", "-fcuda-include-gpubinary", "-Xclang", str(empty))
    ir = folder / f"{path.stem}.front.ll"
    host = front_end(source, ir, "--cuda-host-only", *image)
    return host, front_end(source, ir, "--cuda-device-only")


def written(path, source):
    """Write a program's source, with the requests for its function, if there is one."""
    text = path.read_text()
    said = _INPUTS.search(text)
    asks = ASKS if said and not said[3] else ""
    source.write_text(f'#line 1 "{path}"\n{text}{asks}')


def merged(path, folder):
    """Return the IR of both codes of a program in several files, each put together."""
    found = {"--cuda-host-only": [], "--cuda-device-only": []}
    for each in sorted(path.glob("*.cu")):
        source = folder / f"{path.name}.{each.name}"
        written(each, source)
        for which, files in found.items():
            ir = folder / f"{source.stem}{which}.ll"
            front_end(source, ir, which, "-fgpu-rdc", "--offload-new-driver", f"-cuid={each.stem}")
            files.append(str(ir))
    link = [gpu.OPT.replace("opt", "llvm-link"), "-S"]
    return tuple(
        subprocess.run([*link, *files], check=True, capture_output=True, text=True).stdout
        for files in found.values()
    )


def simplified(text):
    """Return a module as LLVM makes it before anything is differentiated."""
    step = passes("simplify", inline=True, major=22)
    return gpu.opted(text, f"-passes={step}", *opt_options())


def derivatives(host, device, name):
    """Return both codes with derivatives."""
    kernels = enzyme_cc.launched(host, f"<host's IR of {name}>")
    simple = simplified(enzyme_cc.alone(device, kernels))
    variables = enzyme_cc.variables_of(host)
    facts = enzyme_cc.facts_of(simple, f"<IR of {name}>", kernels, variables)
    for each in facts.values():
        if each.problem is not None:
            raise ValueError(each.problem.render("gpu"))
    device = gpu.differentiated(enzyme_cc.with_derivatives(device, facts), f"<IR of {name}>")
    host = enzyme_cc.with_kernels(host, facts)
    return gpu.differentiated(host, f"<host's IR of {name}>"), device


def callable_kernels(text):
    """Return IR of a table of kernels, each called with its arguments in memory."""
    names, sizes, calls, rows = [], [], [], []
    for number, (name, parameters) in enumerate(_KERNEL.findall(text)):
        kinds = list(map(_kind, gpu.parts(parameters)))
        lines = []
        for at, (kind, record) in enumerate(kinds):
            lines.append(f"  %p{at} = getelementptr ptr, ptr %a, i64 {at}")
            lines.append(f"  %{'q' if not record else 'v'}{at} = load ptr, ptr %p{at}")
            if not record:
                lines.append(f"  %v{at} = load {kind}, ptr %q{at}")
        given = ", ".join(
            f"ptr byval({record}) %v{at}" if record else f"{kind} %v{at}"
            for at, (kind, record) in enumerate(kinds)
        )
        lines.append(f"  call void @{name}({given})")
        calls.append(
            "\n".join([f"define void @call.{number}(ptr %a) {{", *lines, "  ret void", "}"])
        )
        names.append(f'@name.{number} = constant [{len(name) + 1} x i8] c"{name}\\00"')
        listed = ", ".join(f"i32 {_size(*each)}" for each in kinds) or "i32 0"
        sizes.append(f"@sizes.{number} = constant [{max(len(kinds), 1)} x i32] [{listed}]")
        row = f"ptr @name.{number}, ptr @call.{number}, i32 {len(kinds)}, ptr @sizes.{number}"
        rows.append(f"{{ ptr, ptr, i32, ptr }} {{ {row} }}")
    rows.append("{ ptr, ptr, i32, ptr } zeroinitializer")
    table = f"@emu_kernels = global [{len(rows)} x {{ ptr, ptr, i32, ptr }}] [{', '.join(rows)}]"
    return "\n".join([*names, *sizes, *calls, table, ""])


def named_variables(text):
    """Return a device's code and IR of a table of its variables, by their names.

    The host's stand-ins may have the same names, so the device's get others.
    """
    names, rows = [], []
    for number, name in enumerate(_VARIABLE.findall(text)):
        text = re.sub(rf"@{re.escape(name)}(?![\w.$])", f"@device.{name}", text)
        names.append(f'@variable.{number} = constant [{len(name) + 1} x i8] c"{name}\\00"')
        rows.append(f"{{ ptr, ptr }} {{ ptr @variable.{number}, ptr @device.{name} }}")
    rows.append("{ ptr, ptr } zeroinitializer")
    table = f"@emu_variables = global [{len(rows)} x {{ ptr, ptr }}] [{', '.join(rows)}]"
    return text, "\n".join([*names, table, ""])


def _kind(parameter):
    record = re.search(r"byval\(([^)]*)\)", parameter)
    return parameter.split()[0], record[1] if record else ""


def _size(kind, record):
    if record:
        return f"ptrtoint (ptr getelementptr ({record}, ptr null, i32 1) to i32)"
    return _SIZES[kind]


def program_of(path, folder):
    """Return a program with derivatives, to be run."""
    is_apart = path.is_dir()
    host, device = derivatives(*(merged if is_apart else both)(path, folder), path.name)
    ir = folder / f"{path.stem}.host.ll"
    ir.write_text(gpu.opted(host, "-passes=verify"))
    return built([ir], device, path / "run.cu" if is_apart else path, folder)


def hip_program_of(path, folder):
    """Return a program of HIP's with derivatives, to be run."""
    host, device = derivatives(*both_of_hip(path, folder), path.name)
    for name, _ in _KERNEL.findall(device):  # what the host calls it by has its name there
        host = re.sub(rf"@{re.escape(name)}(?![\w.$])", f"@handle.{name}", host)
    ir, runtime = folder / f"{path.stem}.hip.host.ll", folder / "runtime.c"
    ir.write_text(gpu.opted(host, "-passes=verify"))
    runtime.write_text(for_hip((HERE / "runtime.c").read_text()))
    return built([ir], device, path, folder, runtime)


def built(host, device, path, folder, runtime=None):
    """Return a program of files with the host's code, and of IR of the device's code."""
    text = path.read_text()
    inputs, real, _ = _INPUTS.search(text).groups()
    kernels, harness, program = (folder / f"{path.stem}{end}" for end in (".device.ll", ".c", ""))
    # The host writes what is constant to kernels.
    device = device.replace(" externally_initialized constant ", " externally_initialized global ")
    device, variables = named_variables(device)
    kernels.write_text(gpu.for_this_machine(device + callable_kernels(device) + variables))
    kind = "float" if real else "double"
    harness.write_text(
        f"int inputs(void) {{ return {inputs}; }}\n"
        f"double step(void) {{ return {STEP[kind]}; }}\n"
        f"double tolerance(void) {{ return {TOLERANCE[kind]}; }}\n"
    )
    sources = [
        *host,
        kernels,
        harness,
        runtime or HERE / "runtime.c",
        *(HERE / f"{each}.c" for each in ("compare", "emulator")),
    ]
    if _LIBRARY.search(text):
        sources.append(HERE / "cublas.cpp")
    words = ["-O1", "-w", "-rdynamic", "-fno-builtin", *map(str, sources), "-lm", "-lstdc++"]
    words += ["-lopenblas"] * bool(_LIBRARY.search(text))
    subprocess.run([gpu.CLANG.replace("++", ""), *words, "-o", str(program)], check=True)
    return program


#: What the driver links code for devices with.
LINKING = ("clang-linker-wrapper-22", "ptxas", "nvlink", "fatbinary")
#: A driver that leaves its temporary files where they are.
KEEPING = """import sys
from enzyme_cc.driver.files import workspace
workspace.remove = workspace._remove_folder = lambda path: None
from enzyme_cc.driver.main import main
main("enzyme-c++", tuple(sys.argv[1:]))
"""


def driven(words, folder):
    """Return the IR with derivatives of which the driver makes the code for each device."""
    left = folder / "left"
    left.mkdir()
    words = ["-x", "cuda", *gpu.FLAGS, f"-I{HERE}", "-O2", "-fPIC", *map(str, words)]
    environment = os.environ | {"TMPDIR": str(left), "ENZYME_CC_CACHE_SIZE": "0"}
    command = [sys.executable, "-c", KEEPING, *words]
    subprocess.run(command, check=True, env=environment, cwd=folder)
    found = sorted(left.glob("*/*.device.ll"), key=lambda each: int(each.name.partition(".")[0]))
    return [each.read_text() for each in found]


def programs_of(path, folder, kinds):
    """Return a program for each of these kinds of devices, all with the host's code of one object.

    Images are made all the way; this machine runs the IR that they are made of.
    """
    source, made = folder / path.name, folder / f"{path.stem}.o"
    written(path, source)
    words = [f"--offload-arch={each}" for each in kinds]
    words += ["-include", HERE / "host.h", "-c", source, "-o", made]
    programs = []
    for kind, device in zip(kinds, driven(words, folder), strict=True):
        (folder / kind).mkdir()
        programs.append(built([made], device, path, folder / kind))
    return programs


#: How `ar` makes an archive of all files but the first, and what is said of it where it is linked.
ARCHIVES = {
    "objects": ("", "", ""),
    "archive": ("rcs", "-Wl,--start-group", "-Wl,--end-group"),
    "whole archive": ("rcs", "-Wl,--whole-archive", "-Wl,--no-whole-archive"),
    "thin archive": ("rcsT", "-L.", "-fuse-ld=bfd"),
}


def linked_program(path, folder, how="objects"):
    """Return a program in several files of what the driver makes of it, when it links these."""
    (program,) = linked_programs(path, folder, how, (ARCH,))
    return program


def linked_programs(path, folder, how, devices):
    """Return such a program for each of these kinds of devices.

    Images for a device are made all the way; this machine runs the IR that they are made of, and
    the host's code as it is linked.
    """
    made, left = [], folder / f"{path.name}.left"
    left.mkdir()
    environment = os.environ | {"TMPDIR": str(left)}
    words = [*gpu.FLAGS, f"-I{HERE}", "-include", str(HERE / "host.h")]
    words += [f"--cuda-gpu-arch={each}" for each in devices]
    for each in sorted(path.glob("*.cu"), key=lambda each: (each.stem != "run", each.name)):
        source = folder / f"{path.name}.{each.name}"
        written(each, source)
        made.append(str(source.with_suffix(".o")))
        command = [sys.executable, "-c", KEEPING, "-x", "cuda", *words, "-O2", "-fPIC", "-fgpu-rdc"]
        subprocess.run([*command, "-c", str(source), "-o", made[-1]], check=True)
    kind, before, after = ARCHIVES[how]
    if kind:
        members = [Path(each).name for each in made[1:]]
        (folder / "libmade.a").unlink(missing_ok=True)  # of another program
        subprocess.run(["ar", kind, "libmade.a", *members], check=True, cwd=folder)
        made[1:] = [before, *(["-lmade"] if before == "-L." else ["libmade.a"]), after]
    linked = folder / "linked.so"
    link = [sys.executable, "-c", KEEPING, "--offload-link", "-shared", *made, "-o", str(linked)]
    subprocess.run(link, check=True, env=environment, cwd=folder)
    images = sorted(left.glob("*/images*.ll"), key=lambda each: int(each.stem[6:]))
    made = []
    for kind, image in zip(devices, images, strict=True):
        (folder / kind).mkdir(exist_ok=True)
        made.append(built([linked], image.read_text(), path / "run.cu", folder / kind))
    return made


def ran(program):
    """Return the status of a program, and what it says."""
    done = subprocess.run([str(program)], capture_output=True, text=True, timeout=120, check=False)
    return done.returncode, (done.stdout + done.stderr).strip()


def main():
    """Check all programs, or those that are named."""
    status = gpu.each_of(
        [*PROGRAMS, *SEPARATE], lambda path, folder: ran(program_of(path, folder)), "programs"
    )
    status = status or gpu.each_of(
        [each for each in PROGRAMS if each.stem in HIP],
        lambda path, folder: ran(hip_program_of(path, folder)),
        "programs as HIP's",
    )
    if not all(map(shutil.which, LINKING)):
        print(f"skipped: {', '.join(LINKING)} are needed to link programs in several files")
        return status
    for how in ARCHIVES:
        status = status or gpu.each_of(
            SEPARATE,
            lambda path, folder, how=how: ran(linked_program(path, folder, how)),
            f"programs linked of files ({how})",
        )
    return status


if __name__ == "__main__":
    raise SystemExit(main())
