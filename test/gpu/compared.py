"""Kernels of `kernels/`, and their derivatives beside differences, wherever they run.

A kernel is a function `body`; its first lines say how it is launched and what it is given.
"""

from __future__ import annotations

import ctypes
import random
import re
from pathlib import Path

KERNELS = sorted((Path(__file__).resolve().parent / "kernels").glob("*.cu"))
#: The oldest device that kernels are meant for, where they say no other.
ARCH = "sm_80"
_GIVEN = re.compile(
    r"^// (\w+): (double|float|int)(?: (in|out|inout))?(?: (\d+))?(?: below (\d+))?$"
)
#: What a kernel tells blocks apart by.
_TELLS_BLOCKS = re.compile(r"blockIdx|cluster|grid")
_C = {"double": ctypes.c_double, "float": ctypes.c_float, "int": ctypes.c_int}
#: A step for differences, and how far they may be off, by the numbers of a kernel.
#: What is computed in small numbers here has degree 2, of inputs that are so many parts of 1: all
#: is exact, and a step may be long.
PARTS = {"half": 8, "bfloat": 4}
STEP = {"double": 1e-6, "float": 1e-2, "half": 0.25, "bfloat": 0.25}
TOLERANCE = {"double": 2e-6, "float": 2e-2, "half": 1e-6, "bfloat": 1e-6}


class Given:
    """An argument of a kernel: an array, or a number."""

    def __init__(self, name, kind, flow, count, below):
        self.name, self.kind, self.flow = name, kind, flow
        self.is_array = bool(flow) or below is not None
        self.count = int(count or 0)
        self.below = int(below or 0)
        self.is_active = self.is_array and kind != "int"

    def parameters(self, *, shadows):
        stars = "*" if self.is_array else ""
        first = f"{self.kind} {stars}{self.name}"
        return [first, f"{self.kind} *d_{self.name}"] if shadows and self.is_active else [first]

    def asked(self):
        return (
            f"enzyme_dup, {self.name}, d_{self.name}"
            if self.is_active
            else f"enzyme_const, {self.name}"
        )


class Kernel:
    """One file of `kernels/`."""

    def __init__(self, path):
        self.path, self.name = path, path.stem
        lines = path.read_text().splitlines()
        words = next(each for each in lines if each.startswith("// launch ")).split()[2:]
        self.blocks, self.threads = (self._three(each) for each in words)
        found = map(_GIVEN.match, lines)
        self.given = [Given(*each.groups()) for each in found if each]
        marks = [each for each in lines if each.startswith("// overwritten ")]
        #: What each thread overwrites an element of, behind the derivative.
        self.overwritten = [name for each in marks for name in each.split()[2:]]
        #: Whether its threads store the same number to one place, all at once.
        self.races = any(each.startswith("// races") for each in lines)
        #: Whether it counts on how many blocks there are, and cannot be timed with more.
        self.is_fixed = "// only these blocks" in lines
        #: Whether blocks cannot tell each other apart: of many, each gets arrays of its own.
        self.is_alike = not (self.is_fixed or _TELLS_BLOCKS.search(path.read_text()))
        #: The threads that ask for derivatives, and run the kernel: a condition; nothing for all.
        self.asked_if = next((each[12:] for each in lines if each.startswith("// asked if ")), "")
        #: Whether another function asks.
        self.is_asked_inside = "// asked in a function" in lines
        floats = {each.kind for each in self.given if each.is_active}
        self.real = "float" if "float" in floats else "double"
        self.real = self._small(lines) or self.real
        #: The oldest device that has all its instructions.
        self.arch = next((each[3:] for each in lines if each.startswith("// sm_")), ARCH)

    @staticmethod
    def _small(lines):
        small = {"// halves": "half", "// bfloats": "bfloat"}
        return next((kind for mark, kind in small.items() if mark in lines), "")

    @staticmethod
    def _three(text):
        numbers = [int(each) for each in text.split("x")]
        return numbers + [1] * (3 - len(numbers))

    def source(self):
        """Return the file with the kernels around its function."""
        plain = ", ".join(p for each in self.given for p in each.parameters(shadows=False))
        dual = ", ".join(p for each in self.given for p in each.parameters(shadows=True))
        asked = ", ".join(["(void *)body", *(each.asked() for each in self.given)])
        names = ", ".join(each.name for each in self.given)
        after = "".join(f" {name}[threadIdx.x] = 7;" for name in self.overwritten)
        only = f"if ({self.asked_if}) " if self.asked_if else ""
        call = f"__enzyme_autodiff({asked})"
        moved, moved_dual = (self._moved(shadows=each) for each in (False, True))
        inside = ""
        if self.is_asked_inside:
            inside = f"static __device__ __attribute__((noinline)) void ask({dual}) {{ {call}; }}"
            call = f"ask({', '.join(each.split()[-1].strip('*') for each in dual.split(','))})"
        return f"""#line 1 "{self.path}"
{self.path.read_text()}
#line 1 "<kernels of {self.name}>"
template <typename... T> __device__ void __enzyme_autodiff(T...);
template <typename... T> __device__ void __enzyme_fwddiff(T...);
extern __device__ int enzyme_dup, enzyme_const;
{inside}
extern "C" __global__ void primal({plain}) {{ {moved}{only}body({names}); }}
extern "C" __global__ void gradient({dual}) {{ {moved_dual}{only}{call};{after} }}
extern "C" __global__ void tangent({dual}) {{ {moved_dual}{only}__enzyme_fwddiff({asked}); }}
"""

    def _moved(self, *, shadows):
        """Return statements by which blocks that do the same go on to arrays of their own."""
        if not self.is_alike:
            return ""
        arrays = [each for each in self.given if each.is_array]
        names = [(each.name, each.count) for each in arrays]
        if shadows:
            names += [(f"d_{each.name}", each.count) for each in arrays if each.is_active]
        block = f"blockIdx.x / {self.blocks[0]}"
        return "".join(f"{name} += {block} * {count}; " for name, count in names)

    def harness(self):
        """Return C that calls the kernels with arguments in an array."""
        text = ""
        for name in ("primal", "gradient", "tangent"):
            rows = [p for each in self.given for p in each.parameters(shadows=name != "primal")]
            kinds = [row.rpartition(" ")[0] + ("*" if "*" in row else "") for row in rows]
            taken = ", ".join(f"*({kind}*)a[{at}]" for at, kind in enumerate(kinds))
            text += f"void {name}({', '.join(kinds)});\n"
            text += f"void call_{name}(void **a) {{ {name}({taken}); }}\n"
        return text


class Runner:
    """A kernel and its derivatives, to be run with any schedule."""

    def __init__(self, kernel, library):
        self.kernel, self.library = kernel, library
        self.problems = 0

    def run(self, name, arrays, shadows, seed):
        """Run a kernel on arrays by name, which change."""
        words = []
        for each in self.kernel.given:
            if each.is_array:
                words.append(ctypes.c_void_p(ctypes.addressof(arrays[each.name])))
            else:
                words.append(_C[each.kind](each.count))
            if shadows is not None and each.is_active:
                words.append(ctypes.c_void_p(ctypes.addressof(shadows[each.name])))
        given = (ctypes.c_void_p * len(words))(*(ctypes.addressof(each) for each in words))
        sizes = [(ctypes.c_uint * 3)(*each) for each in (self.kernel.blocks, self.kernel.threads)]
        call = getattr(self.library, f"call_{name}")
        launch = self.library.emu_launch
        ctypes.c_int.in_dll(self.library, "emu_lenient").value = self.kernel.races
        launch.restype = ctypes.c_int
        self.problems += launch(call, given, sizes[0], sizes[1], ctypes.c_uint64(seed + 1))

    def drawn(self, draw, least, most, wide=1):
        """Return a number: a small one is a multiple of what is exact, or of so many times that."""
        parts = PARTS.get(self.kernel.real)
        if parts is None:
            return draw.uniform(least, most)
        return draw.randint(round(least * parts / wide), round(most * parts / wide)) * wide / parts

    def start(self, seed):
        """Return arrays to begin with."""
        draw = random.Random(f"{self.kernel.name} {seed}")
        made = {}
        for each in self.kernel.given:
            if not each.is_array:
                continue
            if each.below:
                values = [draw.randrange(each.below) for _ in range(each.count)]
            else:
                values = [self.drawn(draw, 0.5, 1.5) for _ in range(each.count)]
            made[each.name] = (_C[each.kind] * each.count)(*values)
        return made

    def check(self, seed=0):
        """Return how far the gradient and the tangent are from differences, relative to them."""
        kernel = self.kernel
        draw = random.Random(f"weights {kernel.name} {seed}")
        active = [each for each in kernel.given if each.is_active]
        inputs = [each for each in active if each.flow in ("in", "inout")]
        outputs = [each for each in active if each.flow in ("out", "inout")]
        start = self.start(seed)
        weights = {
            each.name: [self.drawn(draw, -1, 1) for _ in range(each.count)] for each in outputs
        }
        ways = {
            each.name: [self.drawn(draw, -1, 1, 1 / STEP["half"]) for _ in range(each.count)]
            for each in inputs
        }
        step = STEP[kernel.real]

        def value(by):
            arrays = copied(start)
            for name, way in ways.items():
                for at, each in enumerate(way):
                    arrays[name][at] += by * each
            self.run("primal", arrays, None, seed * 3 + (by > 0))
            return sum(
                w * x for n, ws in weights.items() for w, x in zip(ws, arrays[n], strict=True)
            )

        difference = (value(step) - value(-step)) / (2 * step)
        if difference == 0:
            raise ValueError(f"{kernel.name}: nothing that it stores depends on what it is given")
        shadows = self.shadows(active, weights)
        arrays, plain = copied(start), copied(start)
        self.run("gradient", arrays, shadows, seed * 5 + 1)
        self.run("primal", plain, None, seed * 5 + 2)
        slope = sum(d * v for n, way in ways.items() for d, v in zip(shadows[n], way, strict=True))
        tangents = self.shadows(active, ways)
        self.run("tangent", copied(start), tangents, seed * 7 + 1)
        forward = sum(
            w * t for n, ws in weights.items() for w, t in zip(ws, tangents[n], strict=True)
        )
        for each in outputs:
            for one, other in zip(arrays[each.name], plain[each.name], strict=True):
                if not abs(one - other) <= 1e-4 * max(abs(other), 1):
                    raise ValueError(
                        f"{kernel.name}: {each.name} is {one} in the gradient, not {other}"
                    )
        scale = max(
            abs(difference), sum(abs(x) for way in shadows.values() for x in way) / 50, 1e-3
        )
        return abs(slope - difference) / scale, abs(forward - slope) / scale

    def shadows(self, active, values):
        """Return shadows with these values; 0 elsewhere."""
        made = {each.name: (_C[each.kind] * each.count)() for each in active}
        for name, numbers in values.items():
            made[name][:] = numbers
        return made


def copied(arrays):
    return {name: type(each).from_buffer_copy(each) for name, each in arrays.items()}
