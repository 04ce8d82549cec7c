"""Every function of CUDA's mathematical library: its derivatives beside differences.

The list is the library's own. Its functions are part of the code for the device, as clang links
them there; that code is then made one for this machine, instructions of the device included.
"""

from __future__ import annotations

import ctypes
import math
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import gpu
from compared import ARCH

#: Of an array in memory, of any length.
ARRAYS = frozenset(("__nv_norm", "__nv_normf", "__nv_rnorm", "__nv_rnormf"))
#: Functions that make bits of numbers, or numbers of bits: these have no derivative.
BITS = re.compile(
    r"__nv_(?:\w+_as_\w+|double2(?:hi|lo)int|hiloint2double|float2half_rn|half2float)"
)
#: Where CUDA may be installed.
_PLACES = (
    os.environ.get("CUDA_PATH", ""),
    "/usr/local/cuda",
    *map(str, Path("/usr/local").glob("cuda-*")),
)
_DEFINED = re.compile(r"^define ([^@\n]*)@(__nv_\w+)\((.*?)\)[^)\n]*\{$", re.M)
_C = {
    "double": "double",
    "float": "float",
    "i16": "unsigned short",
    "i32": "int",
    "i64": "long long",
    "void": "void",
}
_NUMBERS = ("double", "float")
#: What they are tried at, and others where that is no number or an edge.
_POINT = (0.6, 0.35, 0.8, 0.45)
_POINTS = {"acosh": (1.7,), "fdim": (0.6, 0.35), "logb": (0.6,)}
#: What pointers lead to, where it is not the same as is computed with.
_INTEGERS = ("frexp", "remquo")


class Function(NamedTuple):
    """A function of the library with a number among its arguments."""

    name: str
    result: str
    parameters: tuple[str, ...]

    @property
    def stem(self):
        """Return its name without what says the library and the type."""
        name = self.name.removeprefix("__nv_")
        return name.removesuffix("f") if self.real == "float" else name

    @property
    def real(self):
        """Return the type of the numbers that it takes."""
        kinds = (*self.parameters, self.result)
        return next(each for each in kinds if each in _NUMBERS)

    @property
    def count(self):
        """Return how many numbers it takes."""
        return 3 if self.name in ARRAYS else sum(each in _NUMBERS for each in self.parameters)

    @property
    def precision(self):
        """Return the type that differences are as exact as."""
        return "float" if "float" in (self.result, *self.parameters) else "double"

    @property
    def point(self):
        """Return where it is tried."""
        return _POINTS.get(self.stem, _POINT)

    def declared(self):
        """Return its declaration."""
        kinds = ", ".join(
            self._pointer() if each == "ptr" else _C[each] for each in self.parameters
        )
        return f'extern "C" __device__ {_C[self.result]} {self.name}({kinds});\n'

    def _pointer(self):
        if self.name in ARRAYS:
            return f"const {self.real} *"
        return f"{'int' if self.stem in _INTEGERS else self.real} *"

    def asked(self):
        """Return device code that calls it, and kernels that ask for derivatives."""
        real, given, outs, used = self.real, [], [], 0
        for kind in self.parameters:
            if kind in _NUMBERS:
                given.append(f"({kind})x[{used}]")
                used += 1
            elif kind != "ptr":
                given.append("3")
            elif self.name in ARRAYS:
                given.append("x")
            else:
                given.append(f"&o{len(outs)}")
                outs.append("int" if self.stem in _INTEGERS else real)
        made = "".join(f"{kind} o{at} = 0; " for at, kind in enumerate(outs))
        call = f"{self.name}({', '.join(given)})"
        call = call if self.result == "void" else f"y[0] = ({real}){call}"
        kept = "".join(f" y[{at + 1}] = o{at};" for at in range(len(outs)))
        one = f"const {real} *x, {real} *y"
        both = f"const {real} *x, {real} *dx, {real} *y, {real} *dy"
        ask = f"((void *)body_{self.name}, enzyme_dup, x, dx, enzyme_dup, y, dy);"
        return f"""
__device__ void body_{self.name}({one}) {{ {made}{call};{kept} }}
extern "C" __global__ void primal_{self.name}({one}) {{ body_{self.name}(x, y); }}
extern "C" __global__ void gradient_{self.name}({both}) {{ __enzyme_autodiff{ask} }}
extern "C" __global__ void tangent_{self.name}({both}) {{ __enzyme_fwddiff{ask} }}
"""


def library():
    """Return the library's file; None where no CUDA is installed."""
    found = (Path(each) / "nvvm/libdevice/libdevice.10.bc" for each in _PLACES if each)
    return next((each for each in found if each.exists()), None)


def functions(path):
    """Return all functions of the library that take numbers, as it says them itself."""
    disassembler = gpu.OPT.replace("opt", "llvm-dis")
    done = subprocess.run(
        [disassembler, path, "-o", "-"], capture_output=True, text=True, check=True
    )
    found = []
    for before, name, given in _DEFINED.findall(done.stdout):
        kinds = tuple(each.split()[0] for each in gpu.parts(given))
        result = next(each for each in before.split() if each in _C)
        if BITS.fullmatch(name):
            continue
        if name in ARRAYS or any(each in _NUMBERS for each in kinds):
            found.append(Function(name, result, kinds))
    return found


HEAD = """
template <typename... T> __device__ void __enzyme_autodiff(T...);
template <typename... T> __device__ void __enzyme_fwddiff(T...);
extern __device__ int enzyme_dup, enzyme_const;
"""


def device_ir(chosen, path, folder):
    """Return the IR of device code that calls these functions, with the library in it."""
    source, ir = folder / "libdevice.cu", folder / "libdevice.ll"
    text = [HEAD, *(each.declared() for each in chosen), *(each.asked() for each in chosen)]
    source.write_text("".join(text))
    words = [
        "-x",
        "cuda",
        f"--cuda-gpu-arch={ARCH}",
        *gpu.FLAGS,
        "-include",
        str(gpu.HERE / "plain.h"),
    ]
    words += ["--cuda-device-only", "-O2", "-Xclang", "-disable-llvm-passes", "-S", "-emit-llvm"]
    words += ["-Xclang", "-mlink-builtin-bitcode", "-Xclang", str(path)]
    subprocess.run([gpu.CLANG, *words, str(source), "-o", str(ir)], check=True)
    return ir.read_text()


def linked(text, path, folder):
    """Return code with all else that derivatives call of the library, as clang links it again."""
    made = folder / "derivatives.ll"
    made.write_text(text)
    link = [gpu.OPT.replace("opt", "llvm-link"), "-S", "--only-needed", str(made), str(path)]
    return subprocess.run(link, capture_output=True, text=True, check=True).stdout


# -- for this machine ------------------------------------------------------------------------------

_INTRINSIC = re.compile(r"^declare (\S+) @llvm\.nvvm\.([\w.]+)\((.*)\).*$", re.M)
_PLAIN = {"add": "fadd", "div": "fdiv", "mul": "fmul"}
_LIBRARY = {
    **{each: each for each in ("ceil", "cos", "fabs", "floor", "fma", "sin", "sqrt", "trunc")},
    **{"ex2": "exp2", "fmax": "maxnum", "fmin": "minnum", "lg2": "log2", "round": "rint"},
}
_ROUNDED = {"rm": "floor", "rn": "rint", "rp": "ceil", "rz": "trunc"}
_CONVERTED = re.compile(r"(d|f|i|ui|ll|ull)2(d|f|i|ui|ll|ull|h)\.(r[mnpz])(?:\.ftz)?")


_ASSEMBLY = re.compile(r"(?:tail )?call ([^()\n]*?) asm \"(.*?)\", \"[^\"]*\"\(([^\n]*?)\)[^\n]*")
_ONE = re.compile(r"(\w+)\.(?:approx|r[mnpz])\.(?:ftz\.)?f\d\d +\$0, ?\$1(?:, ?\$2)?;")


_CHOSEN = """
define internal double @here_chosen(double %a, double %b, double %c, double %d) {
  %e = fcmp ueq double %a, %b
  %r = select i1 %e, double %c, double %d
  ret double %r
}
"""


def _without_assembly(found):
    """Return an instruction in place of assembly: what large angles need is nothing."""
    kind, written, given = found[1].split(" ")[-1], found[2], found[3].split(", ")
    one = _ONE.fullmatch(written)
    values = [each.split()[-1] for each in given]
    if "setp.equ" in written:
        return f"call {kind} @here_chosen({found[3]})"
    if one is None:
        return f"freeze {found[1]} poison"
    if one[1] == "sub":
        return f"fsub {kind} {values[0]}, {values[1]}"
    if one[1] == "rcp":
        return f"fdiv {kind} 1.0, {values[0]}"
    return f"call {kind} @emu_{one[1]}_{kind}({kind} {values[0]})"


def on_this_machine(text):
    """Return IR of which the device's instructions are functions of this machine's.

    They round to nearest; what is denormal stays.
    """
    made = []
    for found in list(_INTRINSIC.finditer(text)):
        one = _definition(*found.groups())
        if one:
            made.append(one)
            text = text.replace(found[0], "")
            text = re.sub(
                rf"@llvm\.nvvm\.{re.escape(found[2])}(?![\w.])", f"@{_name(found[2])}", text
            )
    text = _ASSEMBLY.sub(_without_assembly, text)
    text += _CHOSEN if "@here_chosen(" in text else ""
    for kind in _NUMBERS:
        if f"@emu_rsqrt_{kind}(" in text:
            text += f"\ndeclare {kind} @emu_rsqrt_{kind}({kind})"
    text = "\n".join([text, *made, ""])
    called = re.findall(r"call (\w+) (@llvm\.\w+\.f\d\d)\((.*?)\)\n", "\n".join(made))
    lines = {name: (result, gpu.parts(given)) for result, name, given in called}
    for name, (result, given) in lines.items():
        if not re.search(rf"^declare .*{re.escape(name)}\(", text, re.M):
            text += f"declare {result} {name}({', '.join(each.split()[0] for each in given)})\n"
    return text


def _definition(result, name, parameters):
    kinds = [each.split()[0] for each in gpu.parts(parameters)]
    given = ", ".join(f"{kind} %{at}" for at, kind in enumerate(kinds))
    lines = _lines(result, name, kinds)
    if lines is None:
        return ""
    body = "\n".join(f"  {each}" for each in lines)
    return f"define internal {result} @{_name(name)}({given}) {{\n{body}\n  ret {result} %r\n}}"


def _name(intrinsic):
    return "here_" + intrinsic.replace(".", "_")


def _lines(result, name, kinds):
    operation, kind = name.partition(".")[0], kinds[0] if kinds else ""
    given = ", ".join(f"{kind} %{at}" for at, kind in enumerate(kinds))
    if operation in _PLAIN:
        return [f"%r = {_PLAIN[operation]} {kind} %0, %1"]
    if operation in ("rcp", "rsqrt"):
        root = [f"%s = call {kind} @llvm.sqrt.{_suffix(kind)}({kind} %0)"] * (operation == "rsqrt")
        return [*root, f"%r = fdiv {kind} 1.0, {'%s' if root else '%0'}"]
    if operation == "saturate":
        name = f"num.{_suffix(kind)}({kind}"
        first = f"%s = call {kind} @llvm.max{name} %0, {kind} 0.0)"
        return [first, f"%r = call {kind} @llvm.min{name} %s, {kind} 1.0)"]
    if operation in _LIBRARY:
        return [f"%r = call {result} @llvm.{_LIBRARY[operation]}.{_suffix(kind)}({given})"]
    found = _CONVERTED.fullmatch(name)
    if found is not None:
        return _conversion(result, kind, *found.groups())
    bits = "%b = bitcast double %0 to i64"
    return {
        "d2i.hi": [bits, "%h = lshr i64 %b, 32", "%r = trunc i64 %h to i32"],
        "d2i.lo": [bits, "%r = trunc i64 %b to i32"],
        "lohi.i2d": [
            *("%l = zext i32 %0 to i64", "%u = zext i32 %1 to i64", "%h = shl i64 %u, 32"),
            *("%b = or i64 %h, %l", "%r = bitcast i64 %b to double"),
        ],
    }.get(name)


def _conversion(result, kind, source, target, rounding):
    if target == "h":
        return ["%h = fptrunc float %0 to half", "%r = bitcast half %h to i16"]
    if source in "df" and target in "df":
        return [f"%r = fptrunc {kind} %0 to {result}"]
    if source in "df":
        word = "fptoui" if target.startswith("u") else "fptosi"
        name = f"@llvm.{_ROUNDED[rounding]}.{_suffix(kind)}"
        return [f"%s = call {kind} {name}({kind} %0)", f"%r = {word} {kind} %s to {result}"]
    return [f"%r = {'uitofp' if source.startswith('u') else 'sitofp'} {kind} %0 to {result}"]


def _suffix(kind):
    return {"double": "f64", "float": "f32"}[kind]


#: What a thread does: it calls a kernel with two arrays, or with four.
_CALLS = """
void call_2(void **a) { ((void (*)(void *, void *))a[0])(a[1], a[2]); }
void call_4(void **a) { ((void (*)(void *, void *, void *, void *))a[0])(a[1], a[2], a[3], a[4]); }
"""


def built(text, folder):
    """Return a library of the code for this machine."""
    ir, made, calls = (folder / f"here.{each}" for each in ("ll", "so", "c"))
    calls.write_text(_CALLS)
    text = re.sub(r"@(__nv_\w+)", r"@dev\1", on_this_machine(text))
    ir.write_text(gpu.opted(gpu.retargeted(text), "-mtriple=x86_64-linux-gnu", "-passes=verify"))
    command = [gpu.CLANG.replace("++", ""), "-O1", "-w", "-fPIC", "-shared", "-fno-builtin"]
    sources = [str(ir), str(calls), str(gpu.HERE / "emulator.c")]
    subprocess.run([*command, *sources, "-lm", "-o", str(made)], check=True)
    return ctypes.CDLL(str(made))


def run(code, name, *arrays):
    """Run a kernel in one thread."""
    kernel = ctypes.cast(getattr(code, name), ctypes.c_void_p)
    given = (ctypes.c_void_p * 5)(kernel, *map(ctypes.addressof, arrays))
    one = (ctypes.c_uint * 3)(1, 1, 1)
    call = getattr(code, f"call_{len(arrays)}")
    code.emu_launch(call, given, one, one, ctypes.c_uint64(1))


class Tried(NamedTuple):
    """A function's derivatives, and the differences."""

    name: str
    gradient: list[float]
    tangent: float
    differences: list[float]
    off: float


def tried(function, code):
    """Return what comes of a function: the worst of all its arguments, and of both modes."""
    kind = {"double": ctypes.c_double, "float": ctypes.c_float}[function.real]
    step = 1e-5 if function.precision == "double" else 1e-2
    count = function.count
    weights = (0.7, -0.4, 0.3)

    def array(values=()):
        return (kind * 4)(*values)

    def value(at, by):
        x, y = array(function.point), array()
        x[at] += by
        moved = x[at]
        run(code, f"primal_{function.name}", x, y)
        return sum(w * each for w, each in zip(weights, y, strict=False)), moved

    differences = []
    for at in range(count):
        (above, right), (below, left) = value(at, step), value(at, -step)
        differences.append((above - below) / (right - left))
    x, dx, y, dy = array(function.point), array(), array(), array(weights)
    run(code, f"gradient_{function.name}", x, dx, y, dy)
    gradient = list(dx)[:count]
    ways = (0.5, -0.8, 0.9, 0.2)[:count]
    x, vx, y, dy = array(function.point), array(ways), array(), array()
    run(code, f"tangent_{function.name}", x, vx, y, dy)
    tangent = sum(w * each for w, each in zip(weights, dy, strict=False))
    along = sum(w * each for w, each in zip(ways, gradient, strict=True))
    pairs = [*zip(gradient, differences, strict=True), (along, tangent)]
    off = [abs(one - other) / max(abs(other), 0.3) for one, other in pairs]
    worst = max(off) if all(map(math.isfinite, off)) else math.inf
    return Tried(function.name, gradient, tangent, differences, worst)


#: How far they may be off.
MOST = {"double": 1e-6, "float": 1e-2}


def checked(chosen, path, folder):
    """Return what came of each of these functions."""
    text = gpu.differentiated(device_ir(chosen, path, folder), "<IR of libdevice>")
    code = built(linked(text, path, folder), folder)
    return [(each, tried(each, code)) for each in chosen]


def main():
    """Check all functions, or those that are named."""
    path = library()
    if path is None or not gpu.has_device():
        print("skipped: CUDA's libdevice and clang++-22 are needed")
        return 0
    chosen = [each for each in functions(path) if each.name in sys.argv[1:] or not sys.argv[1:]]
    with tempfile.TemporaryDirectory() as folder:
        found = checked(chosen, path, Path(folder))
    wrong = [each for function, each in found if not each.off <= MOST[function.precision]]
    for each in wrong:
        print(f"FAILED {each}")
    print(
        f"{len(found) - len(wrong)} of {len(found)} functions of libdevice have the right gradient"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
