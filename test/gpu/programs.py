"""Whole programs that launch kernels: derivatives of the host's code, without a GPU.

A program of `programs/` has a function `run`, of numbers on the host. Both of its codes are made
as the driver makes them, from the IR of clang's front end; the kernels then run on this machine,
launched by `runtime.c`.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import gpu
from compared import ARCH, STEP, TOLERANCE

import enzyme_cc
from enzyme_cc.toolchains.pipelines import opt_options, passes

HERE = Path(__file__).resolve().parent
PROGRAMS = sorted((HERE / "programs").glob("*.cu"))
_INPUTS = re.compile(r"^// inputs (\d+)( float)?( own)?$", re.M)
#: A program that calls cuBLAS says so; its routines are those of a BLAS for the host here.
_LIBRARY = re.compile(r"^// cublas$", re.M)
_KERNEL = re.compile(r"^define [^@\n]*ptx_kernel [^@\n]*@([\w.$]+)\((.*)\)", re.M)
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


def both(path, folder):
    """Return the IR of the host's code and of the device's, as the front end writes it."""
    source, empty = folder / path.name, folder / "empty"
    text = path.read_text()
    asks = "" if _INPUTS.search(text)[3] else ASKS
    source.write_text(f'#line 1 "{path}"\n{text}{asks}')
    empty.write_bytes(b"")
    image = ("-Xclang", "-fcuda-include-gpubinary", "-Xclang", str(empty))
    ir = folder / f"{path.stem}.front.ll"
    host = front_end(source, ir, "--cuda-host-only", *image)
    return host, front_end(source, ir, "--cuda-device-only")


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
    """Return IR of a table of variables, by their names: those of a device that was retargeted."""
    names, rows = [], []
    for number, name in enumerate(_VARIABLE.findall(text)):
        names.append(f'@variable.{number} = constant [{len(name) + 1} x i8] c"{name}\\00"')
        rows.append(f"{{ ptr, ptr }} {{ ptr @variable.{number}, ptr @{name} }}")
    rows.append("{ ptr, ptr } zeroinitializer")
    table = f"@emu_variables = global [{len(rows)} x {{ ptr, ptr }}] [{', '.join(rows)}]"
    return "\n".join([*names, table, ""])


def _kind(parameter):
    record = re.search(r"byval\(([^)]*)\)", parameter)
    return parameter.split()[0], record[1] if record else ""


def _size(kind, record):
    if record:
        return f"ptrtoint (ptr getelementptr ({record}, ptr null, i32 1) to i32)"
    return _SIZES[kind]


def program_of(path, folder):
    """Return a program with derivatives, to be run."""
    host, device = derivatives(*both(path, folder), path.name)
    inputs, real, _ = _INPUTS.search(path.read_text()).groups()
    kernels, ir, harness = (folder / f"{path.stem}.{end}" for end in ("device.ll", "host.ll", "c"))
    ir.write_text(gpu.opted(host, "-passes=verify"))
    # The host writes what is constant to kernels.
    device = device.replace(" externally_initialized constant ", " externally_initialized global ")
    tables = callable_kernels(device) + named_variables(device)
    kernels.write_text(gpu.for_this_machine(device + tables))
    kind = "float" if real else "double"
    harness.write_text(
        f"int inputs(void) {{ return {inputs}; }}\n"
        f"double step(void) {{ return {STEP[kind]}; }}\n"
        f"double tolerance(void) {{ return {TOLERANCE[kind]}; }}\n"
    )
    program = folder / path.stem
    sources = [
        ir,
        kernels,
        harness,
        *(HERE / f"{each}.c" for each in ("runtime", "compare", "emulator")),
    ]
    if _LIBRARY.search(path.read_text()):
        sources.append(HERE / "cublas.cpp")
    words = ["-O1", "-w", "-rdynamic", "-fno-builtin", *map(str, sources), "-lm", "-lstdc++"]
    words += ["-lopenblas"] * bool(_LIBRARY.search(path.read_text()))
    subprocess.run([gpu.CLANG.replace("++", ""), *words, "-o", str(program)], check=True)
    return program


def ran(program):
    """Return the status of a program, and what it says."""
    done = subprocess.run([str(program)], capture_output=True, text=True, timeout=120, check=False)
    return done.returncode, (done.stdout + done.stderr).strip()


def main():
    """Check all programs, or those that are named."""
    return gpu.each_of(PROGRAMS, lambda path, folder: ran(program_of(path, folder)), "programs")


if __name__ == "__main__":
    raise SystemExit(main())
