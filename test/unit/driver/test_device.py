"""CUDA and HIP: requests in code for a device are errors of ours, those for the host are made."""

import pytest
from boxes import needs

from enzyme_cc.driver.command_line.options import read
from enzyme_cc.driver.planning.compiler import Compiler
from enzyme_cc.driver.planning.plan import plan
from enzyme_cc.driver.planning.steps import Differentiate, LookAtDevice, Replace, Run, WithImage

CLANG = Compiler(("clang",), include="/inc")
CUDA = ("-nocudainc", "-nocudalib", "-Wno-unknown-cuda-version", "--cuda-gpu-arch=sm_80")
HIP = ("-x", "hip", "-nogpuinc", "-nogpulib", "--offload-arch=gfx906")
WORDS = """#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
"""
KERNEL = (
    WORDS
    + """#include "asking.h"
__device__ double square(double *x) { return x[0] * x[0]; }
__global__ void kernel(double *x, double *d) {
  __enzyme_autodiff((void *)square, x, d);
  __enzyme_autodiff((void *)square, x, d);
}
"""
)
ASKING = 'extern "C" __attribute__((device)) void __enzyme_autodiff(void *, ...);\n'
HOST = (
    WORDS
    + """typedef int cudaError_t;
struct dim3 { unsigned x, y, z; };
typedef struct stream *cudaStream_t;
extern "C" cudaError_t cudaLaunchKernel(const void *, dim3, dim3, void **, unsigned long,
                                        cudaStream_t);
extern "C" __host__ __device__ double __enzyme_autodiff(void *, ...);
extern "C" int printf(const char *, ...);
__host__ __device__ double square(double x) { return x * x; }
__host__ __device__ double slope(double x) {
#if !defined(__CUDA_ARCH__) && !defined(__HIP_DEVICE_COMPILE__)
  return __enzyme_autodiff((void *)square, x);
#else
  return 0;
#endif
}
__global__ void kernel(double *x) { *x = square(*x); }
int main() { printf("%g\\n", slope(3)); }
"""
)
RUNTIME = """int __cudaPopCallConfiguration(void) { return 0; }
void *__cudaRegisterFatBinary(void *p) { return p; }
void __cudaRegisterFatBinaryEnd(void) {}
void __cudaRegisterFunction(void) {}
void __cudaUnregisterFatBinary(void) {}
int cudaLaunchKernel(void) { return 0; }
"""

MAKING = [
    "-c",
    "-S --cuda-device-only",
    "-S -emit-llvm --cuda-device-only",
    "-c --cuda-device-only",
    "-O2 -c",
    "-fgpu-rdc -c",
    "",
]


@pytest.mark.parametrize("words", MAKING)
@pytest.mark.parametrize("language", [CUDA, HIP], ids=["cuda", "hip"])
def test_a_request_in_code_for_a_device_is_one_error_at_its_line(system_box, language, words):
    system_box.write("k.cu", KERNEL)
    system_box.write("asking.h", ASKING)
    done = system_box.enzyme(*language, *words.split(), "k.cu", "-o", "made", command="enzyme-c++")
    said = done.stderr.decode()
    assert done.returncode == 1
    assert said.startswith("k.cu:7:3: error: ")
    assert "__enzyme_autodiff in device code: code for GPUs is not differentiated yet" in said
    assert "[EZ0926]" in said
    assert said.count("error") == 1
    assert "and 1 more in device code here, the next at k.cu:8:3" in said
    assert system_box.files() == ["asking.h", "k.cu"]


@pytest.mark.parametrize("language", [CUDA, HIP], ids=["cuda", "hip"])
def test_a_request_in_code_for_a_device_from_standard_input_is_one_error(system_box, language):
    system_box.write("asking.h", ASKING)
    words = ("-x", "cuda", *language) if language is CUDA else language
    done = system_box.enzyme(*words, "-c", "-", "-o", "made", input=KERNEL.encode())
    said = done.stderr.decode()
    assert done.returncode == 1
    assert said.startswith("<stdin>:7:3: error: __enzyme_autodiff in device code: "), said
    assert "and 1 more in device code here, the next at <stdin>:8:3" in said
    assert said.count("error") == 1
    assert system_box.files() == ["asking.h"]


def test_host_code_from_standard_input_is_read_as_often_as_it_takes(system_box):
    system_box.write("runtime.c", RUNTIME)
    words = ("-x", "cuda", *CUDA, "--cuda-host-only", "-c", "-", "-o", "h.o")
    system_box.ok(*words, input=HOST.encode(), command="enzyme-c++")
    system_box.ok("-w", "-c", "runtime.c")
    system_box.ok("h.o", "runtime.o", "-o", "prog", command="enzyme-c++")
    assert system_box.run("./prog").stdout == b"6\n"


def test_code_for_a_device_from_standard_input_that_names_nothing_of_ours_is_compiled(system_box):
    code = (WORDS + "__global__ void kernel(double *x) { *x = 2; }\n").encode()
    words = ("-x", "cuda", *CUDA, "-S", "--cuda-device-only", "-", "-o")
    system_box.ok(*words, "ours.s", input=code)
    assert system_box.run("clang-22", *words, "theirs.s", input=code).returncode == 0
    made, expected = (system_box.folder / each for each in ("ours.s", "theirs.s"))
    assert made.read_bytes() == expected.read_bytes()


@needs("ptxas")
@pytest.mark.parametrize("words", ["", "-O2", "-g", "--cuda-gpu-arch=sm_90"])
def test_a_request_for_the_host_is_made_beside_code_for_a_device(system_box, words):
    system_box.write("h.cu", HOST)
    system_box.write("runtime.c", RUNTIME)
    system_box.ok(*CUDA, *words.split(), "-c", "h.cu", command="enzyme-c++")
    plain = system_box.run("clang++-22", *CUDA, *words.split(), "-c", "h.cu", "-o", "plain.o")
    assert plain.returncode == 0
    system_box.ok("-w", "-c", "runtime.c")
    system_box.ok("h.o", "runtime.o", "-o", "prog", command="enzyme-c++")
    assert system_box.run("./prog").stdout == b"6\n"
    made, expected = image(system_box, "h.o"), image(system_box, "plain.o")
    assert len(made) == len(expected) > 0
    # With debug information there are names of the compiler's temporary files in it.
    assert made == expected or words == "-g"


def image(box, path):
    found = box.run("objcopy", "-O", "binary", "--only-section=.nv_fatbin", path, "image")
    assert found.returncode == 0
    return (box.folder / "image").read_bytes()


def test_host_code_alone_is_differentiated(system_box):
    system_box.write("h.cu", HOST.replace("int main", "extern int x;\nint main"))
    system_box.write("runtime.c", RUNTIME)
    system_box.ok(*CUDA, "--cuda-host-only", "-c", "h.cu", command="enzyme-c++")
    system_box.ok("-w", "-c", "runtime.c")
    system_box.ok("h.o", "runtime.o", "-o", "prog", command="enzyme-c++")
    assert system_box.run("./prog").stdout == b"6\n"


def planned(line, *, names_us=True):
    invocation = read(tuple(line.split()))
    sources = tuple(each for each in invocation.inputs if each.value.endswith(".cu"))
    return plan(invocation, CLANG, device=sources if names_us else ()).steps


def shown(argv):
    return " ".join(each if isinstance(each, str) else each.suffix for each in argv)


def test_a_source_that_names_nothing_of_ours_goes_to_the_compiler():
    (only,) = planned("-c a.cu", names_us=False)
    assert isinstance(only, Replace)


def test_each_device_is_looked_at_by_itself_before_anything_is_made():
    line = (
        "-c --cuda-gpu-arch=sm_70 --offload-arch=sm_80,sm_90 --no-cuda-gpu-arch=sm_70 a.cu -o b.o"
    )
    look, run, host = planned(line)
    assert isinstance(look, LookAtDevice)
    assert [shown(each).split()[-1] for each in look.argvs] == [
        "--offload-arch=sm_80",
        "--offload-arch=sm_90",
    ]
    assert all("--cuda-device-only" in each and "sm_70" not in shown(each) for each in look.argvs)
    assert isinstance(run, Run)
    assert isinstance(host, WithImage)
    (made,) = host.steps
    assert isinstance(made, Differentiate)
    assert "arch" not in shown(made.argv)
    assert "-Xclang -fcuda-include-gpubinary -Xclang .fatbin" in shown(made.front_end.argv)
    assert host.path == "b.o"


@pytest.mark.parametrize(
    ("line", "kinds"),
    [
        ("-c --cuda-device-only a.cu", [LookAtDevice, Run]),
        ("-S a.cu", [LookAtDevice, Run]),
        ("-fgpu-rdc -c a.cu", [LookAtDevice, Run]),
        ("--cuda-host-only -c a.cu", [Run, Differentiate]),
        ("-E a.cu", [Replace]),
        ("-fsyntax-only a.cu", [Replace]),
    ],
)
def test_what_is_looked_at_and_made_by_what_the_command_makes(line, kinds):
    assert list(map(type, planned(line))) == kinds


def test_code_for_a_device_that_does_not_compile_is_left_to_the_compiler(system_box):
    system_box.write("k.cu", KERNEL.replace("return x[0]", "return y[0]"))
    system_box.write("asking.h", ASKING)
    done = system_box.enzyme(*CUDA, "-c", "k.cu", command="enzyme-c++")
    assert done.returncode == 1
    assert b"undeclared identifier 'y'" in done.stderr
    assert b"EZ0926" not in done.stderr
