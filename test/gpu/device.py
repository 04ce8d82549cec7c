"""Kernels and whole programs on a GPU: made where clang and CUDA are, run where a GPU is.

    python test/gpu/device.py [--make FOLDER] [--run FOLDER] [--left-out FOLDER] [NAME ...]

What is made is run by Python and the driver alone. Without a folder both are done here: programs
are compiled with CUDA's own headers by `enzyme-c++`, and where there is no GPU that is all.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from compared import TOLERANCE, Kernel, Runner, copied

HERE = Path(__file__).resolve().parent
#: How many times the blocks for which a kernel is timed, and how often.
SCALES, RUNS = (512, 4096), 15
#: What of this folder is needed where what was made is run.
ON_DEVICE = ("compared.py", "device.py")
#: What a program may take, in seconds.
PATIENCE = 60


# -- a GPU -----------------------------------------------------------------------------------------


class Device:
    """A GPU, by the driver's own functions."""

    def __init__(self):
        self.cuda = ctypes.CDLL("libcuda.so.1")
        self.call("cuInit", 0)
        count, context, name = ctypes.c_int(), ctypes.c_void_p(), ctypes.create_string_buffer(100)
        self.call("cuDeviceGetCount", ctypes.byref(count))
        if not count.value:
            raise OSError("no device")
        self.call("cuDeviceGetName", name, 100, 0)
        self.name = name.value.decode()
        self.call("cuDevicePrimaryCtxRetain", ctypes.byref(context), 0)
        self.call("cuCtxSetCurrent", context)

    def call(self, name, *given):
        status = getattr(self.cuda, name)(*given)
        if status:
            raise OSError(f"{name}: {status}")

    def memory(self, data):
        """Return memory of the device with these bytes."""
        found, size = ctypes.c_uint64(), ctypes.c_size_t(len(data))
        self.call("cuMemAlloc_v2", ctypes.byref(found), size)
        self.call("cuMemcpyHtoD_v2", found, data, size)
        return found

    def read(self, place, array):
        size = ctypes.c_size_t(ctypes.sizeof(array))
        self.call("cuMemcpyDtoH_v2", ctypes.byref(array), place, size)

    def free(self, place):
        self.call("cuMemFree_v2", place)

    def functions(self, image, names):
        """Return functions of an image, by their names."""
        module, found = ctypes.c_void_p(), {}
        self.call("cuModuleLoadData", ctypes.byref(module), image)
        for each in names:
            found[each] = ctypes.c_void_p()
            self.call("cuModuleGetFunction", ctypes.byref(found[each]), module, each.encode())
        return found

    def launch(self, function, blocks, threads, words):
        given = (ctypes.c_void_p * len(words))(*map(ctypes.addressof, words))
        self.call("cuLaunchKernel", function, *blocks, *threads, 0, None, given, None)

    def timed(self, begin, launch):
        """Return the seconds of what is launched, each time once all was begun anew."""
        events, found = [ctypes.c_void_p(), ctypes.c_void_p()], []
        for each in events:
            self.call("cuEventCreate", ctypes.byref(each), 0)
        for _ in range(RUNS + 2):
            begin()
            self.call("cuEventRecord", events[0], None)
            launch()
            self.call("cuEventRecord", events[1], None)
            self.call("cuEventSynchronize", events[1])
            took = ctypes.c_float()
            self.call("cuEventElapsedTime", ctypes.byref(took), *events)
            found.append(took.value / 1e3)
        return statistics.median(found[2:])


def device():
    """Return the GPU, if there is one."""
    try:
        return Device()
    except OSError:
        return None


class OnDevice(Runner):
    """A kernel and its derivatives on a GPU."""

    def __init__(self, kernel, image, found):
        super().__init__(kernel, None)
        self.device = found
        self.functions = found.functions(image, ("primal", "gradient", "tangent"))

    def _words(self, arrays, shadows, scale=1):
        """Return all arguments, and what is in memory with where it is."""
        words, placed = [], []
        for each in self.kernel.given:
            if not each.is_array:
                words.append(ctypes.c_int(each.count))
                continue
            for array in [arrays, shadows] if shadows is not None and each.is_active else [arrays]:
                words.append(self.device.memory(bytes(array[each.name]) * scale))
                placed.append((words[-1], array[each.name]))
        return words, placed

    def run(self, name, arrays, shadows, seed):
        """Run a kernel on arrays by name, which change."""
        del seed
        words, placed = self._words(arrays, shadows)
        self.device.launch(self.functions[name], self.kernel.blocks, self.kernel.threads, words)
        for place, array in placed:
            self.device.read(place, array)
            self.device.free(place)

    def seconds(self, name, scale):
        """Return what one run takes with many times the blocks."""
        arrays = self.start(0)
        words, placed = self._words(arrays, None if name == "primal" else copied(arrays), scale)
        fresh = [
            (place, self.device.memory(bytes(array) * scale), ctypes.sizeof(array) * scale)
            for place, array in placed
        ]
        blocks = [self.kernel.blocks[0] * scale, *self.kernel.blocks[1:]]

        def begin():
            for to, start, size in fresh:
                self.device.call("cuMemcpyDtoD_v2", to, start, ctypes.c_size_t(size))

        def launch():
            self.device.launch(self.functions[name], blocks, self.kernel.threads, words)

        took = self.device.timed(begin, launch)
        for to, start, _ in fresh:
            self.device.free(to)
            self.device.free(start)
        return took


def one_kernel(folder, name):
    """Check a kernel on the GPU and time it; return the status."""
    kernel = Kernel(folder / "kernels" / f"{name}.cu")
    runner = OnDevice(kernel, (folder / "made" / f"{name}.ptx").read_bytes() + b"\0", Device())
    found = [runner.check(seed) for seed in range(3)]
    worst = [max(each) for each in zip(*found, strict=True)]
    if not all(off <= TOLERANCE[kernel.real] for each in found for off in each):
        print(f"off by {found}")
        return 1
    ratios, scales = {}, (1,) if kernel.is_fixed else SCALES
    for name in ("gradient", "tangent"):
        for scale in scales:
            ratios[name, scale] = runner.seconds(name, scale) / runner.seconds("primal", scale)
    words = [
        f"{name} {', '.join(f'{ratios[name, each]:.2f}' for each in scales)}"
        for name in ("gradient", "tangent")
    ]
    took = runner.seconds("primal", scales[-1])
    print(f"off by {worst[0]:.1e}, {worst[1]:.1e}; kernel {took * 1e6:.1f} us; {'; '.join(words)}")
    return 0


# -- making --------------------------------------------------------------------------------------


def toolkit():
    """Return the folder of CUDA; None where there is none."""
    places = [os.environ.get("CUDA_PATH"), *sorted(map(str, Path("/usr/local").glob("cuda*")))]
    found = [Path(each) for each in places if each]
    return next((each for each in found if (each / "include/cuda_runtime.h").exists()), None)


def make_kernel(path, folder, cuda):
    """Make PTX of a kernel with its derivatives, libdevice and all."""
    import gpu  # noqa: PLC0415 - where clang is

    kernel = Kernel(path)
    text = gpu.differentiated(gpu.device_ir(kernel, folder), f"<IR of {path.name}>")
    ir, whole = folder / f"{path.stem}.ll", folder / f"{path.stem}.bc"
    ir.write_text(text)
    link = [shutil.which("llvm-link-22"), "--only-needed", "--internalize", ir]
    subprocess.run([*link, cuda / "nvvm/libdevice/libdevice.10.bc", "-o", whole], check=True)
    made = [gpu.CLANG, "-x", "ir", "--target=nvptx64-nvidia-cuda", f"-march={kernel.arch}"]
    made += ["-O3", "-S", "-w", "-nocudalib", "-Wno-unknown-cuda-version", whole]
    subprocess.run([*made, "-o", folder / f"{path.stem}.ptx"], check=True)
    for each in (ir, whole, folder / f"{path.stem}.cu", folder / f"{path.stem}.front.ll"):
        each.unlink(missing_ok=True)


HARNESS = """#include <stdint.h>
int fake_problems, fake_live, fake_launches, fake_bytes;
void fake_seed(uint64_t seed) { (void)seed; }
int inputs(void) { return %s; }
double step(void) { return %s; }
double tolerance(void) { return %s; }
"""


def make_program(path, folder, cuda):
    """Compile a program with CUDA's own headers, by the command that users have."""
    import programs  # noqa: PLC0415 - where clang is

    text = path.read_text()
    inputs, real, own = programs._INPUTS.search(text).groups()
    kind = "float" if real else "double"
    source, harness, made = (folder / f"{path.stem}{end}" for end in (".cu", ".c", ".o"))
    is_cublas = bool(programs._LIBRARY.search(text))
    header = '#include "cublas.h"\n' if is_cublas else ""
    asks = "" if own else programs.ASKS
    source.write_text(f'#include <cuda_runtime.h>\n{header}#line 1 "{path}"\n{text}{asks}')
    harness.write_text(HARNESS % (inputs, programs.STEP[kind], programs.TOLERANCE[kind]))
    # A header that clang's own asks for, and that is not in all parts of CUDA.
    (folder / "curand_mtgp32_kernel.h").touch()
    for each in ("cublas.h", "directions.h"):
        shutil.copy(HERE / each, folder)
    command = Path(sys.executable).with_name("enzyme-c++")
    words = [command, "-c", "-O2", "-w", f"--cuda-path={cuda}", "--cuda-gpu-arch=sm_90"]
    words += [f"-idirafter{folder}", source, "-o", made]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode:
        return done.stderr[:1500]
    linked = [
        command.with_name("enzyme-cc"),
        "-w",
        made,
        harness,
        HERE / "compare.c",
        "-o",
        folder / path.stem,
    ]
    linked += [*(stub(made, folder) if is_cublas else ()), f"-L{cuda / 'lib64'}"]
    done = subprocess.run(
        [*linked, "-lcudart_static", "-ldl", "-lrt", "-lpthread", "-lstdc++", "-lm"],
        capture_output=True,
        text=True,
        check=False,
    )
    for each in (source, harness, made):
        each.unlink()
    return done.stderr[:1500] if done.returncode else ""


def make_separate(path, folder, cuda):
    """Compile the files of a program apart and link them, code for the device as well."""
    import programs  # noqa: PLC0415 - where clang is

    inputs, real, _ = programs._INPUTS.search((path / "run.cu").read_text()).groups()
    kind = "float" if real else "double"
    harness = folder / f"{path.name}.c"
    harness.write_text(HARNESS % (inputs, programs.STEP[kind], programs.TOLERANCE[kind]))
    (folder / "curand_mtgp32_kernel.h").touch()
    command = Path(sys.executable).with_name("enzyme-c++")
    made = []
    for each in sorted(path.glob("*.cu")):
        source = folder / f"{path.name}.{each.name}"
        programs.written(each, source)
        source.write_text(f"#include <cuda_runtime.h>\n{source.read_text()}")
        made.append(source.with_suffix(".o"))
        words = [command, "-c", "-fgpu-rdc", "-O2", "-w", f"--cuda-path={cuda}"]
        words += ["--cuda-gpu-arch=sm_90", f"-idirafter{folder}", source, "-o", made[-1]]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        source.unlink()
        if done.returncode:
            return done.stderr[:1500]
    linked = [command.with_name("enzyme-cc"), "-w", "--offload-link", f"--cuda-path={cuda}", *made]
    linked += [harness, HERE / "compare.c", "-o", folder / path.name, f"-L{cuda / 'lib64'}"]
    linked += ["-lcudart_static", "-ldl", "-lrt", "-lpthread", "-lstdc++", "-lm"]
    done = subprocess.run(linked, capture_output=True, text=True, check=False)
    for each in (harness, *made):
        each.unlink()
    return done.stderr[:1500] if done.returncode else ""


def stub(made, folder):
    """Return a library with the names of cuBLAS's functions, which itself is where a GPU is."""
    said = subprocess.run(["nm", "-u", made], capture_output=True, text=True, check=True).stdout
    names = [each.split()[-1] for each in said.splitlines() if " cublas" in each]
    text, library = folder / "stub.c", folder / "libcublas.so"
    text.write_text("".join(f"void {each}(void) {{}}\n" for each in names))
    words = ["clang-22", "-w", "-shared", "-fPIC", "-Wl,-soname,libcublas.so.13", text]
    subprocess.run([*words, "-o", library], check=True)
    return (library,)


def make(folder, names):
    """Make all that is asked for in a folder; return the status."""
    import gpu  # noqa: PLC0415 - where clang is
    import programs  # noqa: PLC0415 - where clang is

    cuda = toolkit()
    if cuda is None or not gpu.has_device():
        print("skipped: CUDA's headers and clang++-22 with NVPTX are needed")
        return 0
    for each in ("made", "kernels", "run"):
        (folder / each).mkdir(parents=True, exist_ok=True)
    for each in ON_DEVICE:
        shutil.copy(HERE / each, folder)
    failed = 0
    for path in gpu.KERNELS:
        if not names or path.stem in names:
            make_kernel(path, folder / "made", cuda)
            shutil.copy(path, folder / "kernels")
    for path in (*programs.PROGRAMS, *programs.SEPARATE):
        if not names or path.stem in names:
            making = make_separate if path.is_dir() else make_program
            wrong = making(path, folder / "run", cuda)
            print(f"{'FAILED' if wrong else 'made'} {path.stem} {wrong}", flush=True)
            failed += bool(wrong)
    return int(failed > 0)


# -- running -------------------------------------------------------------------------------------


def run(folder, names):
    """Run all that was made; return the status."""
    found = device()
    if found is None:
        print("There is no GPU here: what was made was not run.")
        return 0
    print(found.name, flush=True)
    del found
    tasks = [
        ("kernel", each, [sys.executable, folder / "device.py", "--one", folder, each.stem])
        for each in sorted((folder / "made").glob("*.ptx"))
    ]
    tasks += [
        ("program", each, [each])
        for each in sorted((folder / "run").iterdir())
        if os.access(each, os.X_OK) and not each.suffix
    ]
    place = next(iter(Path(sys.prefix).rglob("libcublas.so.13")), folder).parent
    environment = os.environ | {
        "LD_LIBRARY_PATH": f"{place}:{os.environ.get('LD_LIBRARY_PATH', '')}"
    }
    failed, asked = 0, [each for each in tasks if not names or each[1].stem in names]
    for kind, path, command in asked:
        try:
            done = subprocess.run(
                command,
                capture_output=True,
                text=True,
                timeout=PATIENCE,
                check=False,
                env=environment,
            )
            status, said = done.returncode, (done.stdout + done.stderr[-1500:]).strip()
            said = said or f"it ends with {status}"
        except subprocess.TimeoutExpired:
            status, said = 1, "it does not come back"
        failed += status != 0
        print(f"{'FAILED' if status else 'ok':6} {kind} {path.stem:20} {said}", flush=True)
    print(f"{len(asked) - failed} of {len(asked)} are right on this GPU")
    return int(failed > 0)


# -- with our means left out ---------------------------------------------------------------------


def left_out(folder):
    """Print how much longer gradients take with each of our means left out; return the status."""
    found = device()
    if found is None:
        print("There is no GPU here: what was made was not run.")
        return 0
    print(found.name, f"{'left out':22} {'kernels':>8} {'right':>6}  gradient / kernel", sep="\n")
    del found
    places = sorted((folder / "left-out").iterdir(), key=lambda each: (each.name != "all", each))
    ratios, wrong = {}, 0
    for place in places:
        # Each in a process of its own: what one of them spoils does not spoil the others.
        command = [sys.executable, __file__, "--one", folder, "--left-out", place]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        rows = [each.split() for each in done.stdout.splitlines()]
        ratios[place.name] = {row[0]: [float(each) for each in row[1:]] for row in rows}
        made, right = len(list(place.glob("*.ptx"))), len(rows)
        wrong += made - right
        said = _means(ratios[place.name], ratios["all"])
        print(f"{place.name:22} {made:8} {right:6}  {said}", done.stderr[-1500:], flush=True)
    return int(wrong > 0)


def time_all(folder, place):
    """Print a row for each kernel whose gradient in a folder is right: its time by the kernel's.

    One that cannot be run with more blocks is only checked: its time belongs to no scale.
    """
    found = device()
    for image in sorted(place.glob("*.ptx")):
        kernel = Kernel(folder / "kernels" / f"{image.stem}.cu")
        runner = OnDevice(kernel, image.read_bytes() + b"\0", found)
        off = runner.check(0)
        if not all(each <= TOLERANCE[kernel.real] for each in off):
            print(f"{image.stem} is off by {off}", file=sys.stderr)
            continue
        scales = () if kernel.is_fixed else SCALES
        both = ([runner.seconds(name, at) for name in ("gradient", "primal")] for at in scales)
        print(image.stem, *(gradient / primal for gradient, primal in both), flush=True)
    return 0


def _means(ratios, all_means):
    """Return the geometric means for each scale, beside those of the same kernels with all."""
    said = []
    for at in range(len(SCALES)):
        both = {
            name: (each[at], all_means[name][at])
            for name, each in ratios.items()
            if len(each) > at and name in all_means
        }
        if not both:
            continue
        means = [statistics.geometric_mean(each[side] for each in both.values()) for side in (0, 1)]
        slow = max(both, key=lambda each: both[each][0] / both[each][1])
        said.append(
            f"{means[0]:.2f} ({means[1]:.2f}; at most {both[slow][0] / both[slow][1]:.2f}: {slow})"
        )
    return ", ".join(said)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--make", type=Path)
    parser.add_argument("--run", type=Path)
    parser.add_argument("--left-out", type=Path, help="what `bench/gpu.py --make FOLDER` made")
    parser.add_argument("--one", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("names", nargs="*")
    given = parser.parse_args()
    if given.one and given.left_out:
        return time_all(given.one, given.left_out)
    if given.one:
        return one_kernel(given.one, given.names[0])
    if given.left_out:
        return left_out(given.left_out.resolve())
    if given.make or given.run:
        status = make(given.make.resolve(), given.names) if given.make else 0
        return status or (run(given.run.resolve(), given.names) if given.run else 0)
    with tempfile.TemporaryDirectory() as folder:
        return make(Path(folder), given.names) or run(Path(folder), given.names)


if __name__ == "__main__":
    raise SystemExit(main())
