"""Code for devices in several files, `-fgpu-rdc`: the link makes what it asks for."""

import subprocess
from pathlib import Path

import pytest
from boxes import needs

from enzyme_cc.lto.device_ir import device_ir

FOLDER = Path(__file__).resolve().parents[2] / "gpu"
WORDS = ("-nocudainc", "-nocudalib", "-Wno-unknown-cuda-version", "--cuda-gpu-arch=sm_80", "-O2")
CUDA = (*WORDS, "-I", str(FOLDER), "-fPIC", "-fgpu-rdc", "-c")
LINK = ("-shared", "--offload-link", "-o", "made.so")

INSIDE = """#include "host.h"
__device__ double energy(const double *x, int n);
template <typename... T> __device__ void __enzyme_autodiff(void *, T...);
__global__ void reverse(const double *x, double *dx, int n) {
  __enzyme_autodiff((void *)energy, x, dx, n);
}
"""
ENERGY = """#include "host.h"
__device__ double pair(double x, double y);
static __device__ double scale = 2;
__device__ double energy(const double *x, int n) { return scale * pair(x[0], x[n]); }
"""
PAIR = """#include "host.h"
static __device__ double scale = 3;
__device__ double pair(double x, double y) { return scale * x * y; }
"""
ASKING = """#include "host.h"
__global__ void square(double *x, int n);
double run(double *x, int n) {
  double *d;
  cudaMalloc(&d, n * sizeof *d);
  cudaMemcpy(d, x, n * sizeof *d, cudaMemcpyHostToDevice);
  square<<<1, n>>>(d, n);
  cudaMemcpy(x, d, n * sizeof *d, cudaMemcpyDeviceToHost);
  cudaFree(d);
  return x[0];
}
"""
ASKS = """template <typename... T> double __enzyme_autodiff(void *, T...);
extern int enzyme_const;
double run(double *x, int n);
void ask(double *x, double *dx, int n) { __enzyme_autodiff((void *)run, x, dx, enzyme_const, n); }
"""
ALONE = """double square(double);
static double run(double *x, int n) { return square(x[n]); }"""
SQUARE = """#include "host.h"
__device__ double power(double x);
__global__ void square(double *x, int n) {
  int i = threadIdx.x;
  if (i < n) x[i] = power(x[i]);
}
"""
POWER = """#include "host.h"
__device__ double power(double x) { return x * x; }
"""
GRADIENT = b"enzyme_gradient__Z6squarePdi"
needs_linker = [needs(each) for each in ("ptxas", "nvlink", "fatbinary", "clang-linker-wrapper-22")]


def linking(function):
    for each in needs_linker:
        function = each(function)
    return function


def compiled(box, words=CUDA, **texts):
    for name, text in texts.items():
        box.write(f"{name}.cu", text)
        box.ok(*words, f"{name}.cu", "-o", f"{name}.o", command="enzyme-c++")
    return [f"{name}.o" for name in texts]


def linked(box, objects, *words):
    box.ok(*objects, *LINK, *words, command="enzyme-c++")
    return (box.folder / "made.so").read_bytes()


def refused(box, *words):
    done = box.enzyme(*words, command="enzyme-c++")
    assert done.returncode != 0
    assert "made.so" not in box.files()
    return done.stderr.decode()


@linking
def test_a_kernel_asks_for_the_gradient_of_a_function_in_another_file(system_box):
    objects = compiled(system_box, run=INSIDE, energy=ENERGY, pair=PAIR)
    assert b"enzyme_left_open" in (system_box.folder / "run.o").read_bytes()
    made = linked(system_box, objects)
    assert b"enzyme_left_open" not in made
    assert b".text._Z7reversePKdPdi" in made
    plain = subprocess.run(
        ["clang++-22", *objects, *LINK], cwd=system_box.folder, capture_output=True, check=False
    )
    assert b"Undefined reference to '__enzyme_autodiff'" in plain.stderr


@linking
def test_members_of_an_archive_lend_their_code_for_devices(system_box):
    run, *objects = compiled(system_box, run=INSIDE, energy=ENERGY, pair=PAIR)
    subprocess.run(["ar", "rcs", "libd.a", *objects], cwd=system_box.folder, check=True)
    for words in (["libd.a"], ["-L.", "-Wl,-ld"]):
        made = linked(system_box, [run], *words)
        assert b"enzyme_left_open" not in made
        assert b".text._Z7reversePKdPdi" in made


@linking
def test_a_request_that_has_all_it_needs_is_made_when_it_is_compiled(system_box):
    whole = ENERGY.replace("__device__ double pair(double x, double y);", "") + INSIDE
    whole = whole.replace("pair(x[0], x[n])", "x[0] * x[n]").replace('#include "host.h"', "")
    objects = compiled(system_box, run=f'#include "host.h"\n{whole}')
    assert b"enzyme_left_open" not in (system_box.folder / "run.o").read_bytes()
    subprocess.run(["clang++-22", *objects, *LINK], cwd=system_box.folder, check=True)


@linking
@pytest.mark.parametrize("words", [("-foffload-lto",), ("--cuda-gpu-arch=sm_90",)])
def test_host_code_launches_a_kernel_of_another_file(system_box, words):
    objects = compiled(system_box, (*CUDA, *words), run=ASKING + ASKS, square=SQUARE, power=POWER)
    made = linked(system_box, objects, *(["-O2"] if "lto" in str(words) else []))
    assert b".offloading.entry." + GRADIENT in made
    assert made.count(b".text." + GRADIENT + b"\0") >= 1
    assert b"enzyme_left_open" not in made


@linking
def test_a_file_without_code_for_a_device_asks_about_one_that_launches(system_box):
    """Of the objects with such code none asks, and nvlink takes no launch of others' kernels."""
    objects = compiled(system_box, run=ASKING, square=SQUARE, power=POWER)
    system_box.write("ask.cpp", ASKS)
    system_box.ok("-O2", "-fPIC", "-c", "ask.cpp", command="enzyme-c++")
    assert b".text." + GRADIENT in linked(system_box, ["ask.o", *objects])


@needs("clang-linker-wrapper-22")
def test_a_link_for_devices_of_none_differentiates_the_host(system_box):
    system_box.write("ask.cpp", ASKS.replace("double run(double *x, int n);", ALONE))
    system_box.ok("-O2", "-fPIC", "-c", "ask.cpp", command="enzyme-c++")
    system_box.write("square.cpp", "double square(double x) { return x * x; }\n")
    system_box.ok("-O2", "-fPIC", "-c", "square.cpp", command="enzyme-c++")
    assert b"__enzyme_autodiff" in (system_box.folder / "ask.o").read_bytes()
    linked(system_box, ["ask.o", "square.o"])
    shown = subprocess.run(
        ["nm", "made.so"], cwd=system_box.folder, capture_output=True, check=True
    ).stdout
    assert b"__enzyme_autodiff" not in shown


@linking
def test_all_at_once_is_the_same(system_box):
    for name, text in {"run": ASKING + ASKS, "square": SQUARE, "power": POWER}.items():
        system_box.write(f"{name}.cu", text)
    words = [word for word in CUDA if word != "-c"]
    system_box.ok(
        *words, "run.cu", "square.cu", "power.cu", "-shared", "-o", "made.so", command="enzyme-c++"
    )
    assert b".text." + GRADIENT in (system_box.folder / "made.so").read_bytes()
    assert system_box.files() == ["made.so", "power.cu", "run.cu", "square.cu"]


@linking
def test_what_nobody_defines_is_an_error_at_its_line(system_box):
    objects = compiled(system_box, run=INSIDE, energy=ENERGY)
    said = refused(system_box, *objects, *LINK)
    assert said.startswith("energy.cu:4:67: error: pair has no body here and no rule")
    assert said.count("error") == 1
    objects = compiled(system_box, run=ASKING + ASKS, square=SQUARE)
    said = refused(system_box, "run.o", *LINK)
    assert said.startswith("run.cu:7:3: error: square has no body here and no rule")
    assert said.count("error") == 1
    said = refused(system_box, *objects, *LINK)
    assert said.startswith("square.cu:5:21: error: power has no body here and no rule")
    assert said.count("error") == 1


@linking
def test_an_object_without_ir_is_named_where_something_lacks(system_box):
    objects = compiled(system_box, run=INSIDE, energy=ENERGY)
    system_box.write("pair.cu", PAIR)
    subprocess.run(
        ["clang++-22", *CUDA, "pair.cu", "-o", "pair.o"], cwd=system_box.folder, check=True
    )
    said = refused(system_box, *objects, "pair.o", *LINK)
    assert "pair has no body here and no rule" in said
    assert "note: pair.o: its code for devices carries no IR; compile that by enzyme-c++" in said
    compiled(system_box, pair=PAIR)
    linked(system_box, [*objects, "pair.o"])


@linking
def test_a_link_that_leaves_devices_out_is_an_error(system_box):
    objects = compiled(system_box, run=ASKING + ASKS, square=SQUARE, power=POWER)
    said = refused(system_box, *objects, "-shared", "-Wl,-z,defs", "-o", "made.so")
    assert "whose code for a device is linked later, and this link does not do that" in said
    assert "note: add --offload-link to it" in said
    assert "[EZ0499]" in said
    linked(system_box, objects)


@needs("ptxas")
@needs("fatbinary")
def test_the_old_driver_keeps_nothing_for_the_link(system_box):
    system_box.write("run.cu", ASKING + ASKS)
    words = (*CUDA, "--no-offload-new-driver", "run.cu", "-o", "run.o")
    said = refused(system_box, *words)
    assert said.startswith("run.cu:15:42: error: __enzyme_autodiff beside code for a device that ")
    assert "note: add --offload-new-driver, to all compiles" in said
    assert said.count("[EZ0499]") == 1
    assert system_box.files() == ["run.cu"]


#: No tool of CUDA's makes code for AMD's devices.
HIP = ("-x", "hip", "-nogpuinc", "-nogpulib", "--offload-arch=gfx906", "-O2", "-fPIC", "-fgpu-rdc")
OF_HIP = """#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
typedef __SIZE_TYPE__ size_t;
struct dim3 {
  unsigned x, y, z;
  __host__ __device__ dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1) : x(x), y(y), z(z) {}
};
typedef struct ihipStream_t *hipStream_t;
extern "C" int __hipPushCallConfiguration(dim3, dim3, size_t = 0, hipStream_t = 0);
extern "C" int hipConfigureCall(dim3, dim3, size_t = 0, hipStream_t = 0);
extern "C" int hipLaunchKernel(const void *, dim3, dim3, void **, size_t, hipStream_t);
extern "C" int hipMemcpy(void *, const void *, size_t, int);
__device__ double power(double x);
__global__ void square(double *x, int n);
"""
LAUNCH_OF_HIP = """
double run(double *d, int n) {
  double x;
  square<<<1, n>>>(d, n);
  hipMemcpy(&x, d, sizeof x, 2);
  return x;
}
"""
SQUARE_OF_HIP = SQUARE.replace("threadIdx.x", "__builtin_amdgcn_workitem_id_x()")


@needs("clang-linker-wrapper-22")
@needs("ld.lld-22")
def test_hip_is_linked_so_by_the_new_driver(system_box):
    texts = {"run": LAUNCH_OF_HIP + ASKS, "square": SQUARE_OF_HIP, "power": POWER}
    own = {name: text.replace('#include "host.h"', "") for name, text in texts.items()}
    own = {name: OF_HIP + text for name, text in own.items()}
    objects = compiled(system_box, (*HIP, "--offload-new-driver", "-c"), **own)
    made = linked(system_box, objects)
    assert b".offloading.entry." + GRADIENT in made
    assert GRADIENT + b".kd" in made
    (system_box.folder / "made.so").unlink()
    said = refused(system_box, *HIP, "-c", "run.cu", "-o", "old.o")
    assert said.count("[EZ0499]") == 1
    assert "old.o" not in system_box.files()
    for words in (["--offload-new-driver"], ["--offload-new-driver", "--hip-link", "-no-hip-rt"]):
        system_box.ok(*objects, "-shared", *words, "-o", "new.so", command="enzyme-c++")
        assert GRADIENT + b".kd" in (system_box.folder / "new.so").read_bytes()
    system_box.ok(*HIP, "-c", "square.cu", "-o", "square.o", command="enzyme-c++")
    said = refused(system_box, *objects, *LINK)
    assert "note: square.o: its code for devices carries no IR; compile that by enzyme-c++" in said
    assert "with --offload-new-driver" in said


@needs("clang-linker-wrapper-22")
@needs("ld.lld-22")
@pytest.mark.parametrize("driver", ["--offload-new-driver", "--no-offload-new-driver"])
def test_hip_in_one_file_has_derivatives_by_either_driver(system_box, driver):
    """Images say for which driver they were bundled, and are the same otherwise."""
    text = OF_HIP.replace("double power(double x);", "double power(double x) { return x * x; }")
    text += SQUARE_OF_HIP.partition("double x);")[2] + LAUNCH_OF_HIP + ASKS
    system_box.write("k.hip", text)
    words = [word for word in HIP if word != "-fgpu-rdc"]
    system_box.ok(*words, driver, "-c", "k.hip", command="enzyme-c++")
    made = (system_box.folder / "k.o").read_bytes()
    assert GRADIENT + b".kd" in made


def test_cuda_in_one_file_has_the_same_code_by_either_driver(system_box):
    """So it has the same numbers."""
    text = ASKING.replace("__global__ void square(double *x, int n);", SQUARE + POWER) + ASKS
    system_box.write("k.cu", text)
    shown = {
        system_box.ok(
            *(word for word in CUDA if word not in ("-fgpu-rdc", "-c")),
            *(driver, "-S", "--cuda-device-only", "k.cu", "-o", "-"),
            command="enzyme-c++",
        ).stdout
        for driver in ("--offload-new-driver", "--no-offload-new-driver")
    }
    assert len(shown) == 1
    assert b".entry " + GRADIENT in shown.pop()


def test_an_object_keeps_the_ir_of_both_codes(system_box):
    """With images of bitcode no tool of CUDA's is run."""
    words = (*CUDA, "-foffload-lto", "--cuda-gpu-arch=sm_90")
    compiled(system_box, words, pair=PAIR)
    data = (system_box.folder / "pair.o").read_bytes()
    kept = device_ir(data, "pair.o")
    assert [(each.language, each.device) for each in kept] == [("cuda", "sm_80"), ("cuda", "sm_90")]
    assert all(b"_Z4pairdd" in each.bitcode and not each.is_open for each in kept)
    assert "-O2" in kept[0].options
    shown = subprocess.run(
        ["readelf", "-SW", "pair.o"], cwd=system_box.folder, capture_output=True, check=True
    ).stdout
    assert b" _llvmdevice " in shown
