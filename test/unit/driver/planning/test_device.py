"""CUDA and HIP: requests in code for a device are made there, and those for the host beside it."""

import re

import pytest
from boxes import needs

from enzyme_cc.driver.command_line.options import read
from enzyme_cc.driver.planning.compiler import Compiler
from enzyme_cc.driver.planning.plan import plan
from enzyme_cc.driver.planning.steps import (
    Differentiate,
    ForDevice,
    KeepDeviceIr,
    Link,
    LookAtLaunches,
    Replace,
    Run,
    WithImage,
)

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

WRONG = KERNEL.replace("return x[0] * x[0];", "return elsewhere(x[0]);").replace(
    "__device__ double square", "__device__ double elsewhere(double);\n__device__ double square"
)
ENDLESS = (
    WORDS
    + """extern "C" __device__ void __enzyme_autodiff(void *, ...);
__device__ void f(double *x, int n) {
  for (int k = 0; k < n; k++)
    *x = *x * *x;
}
__global__ void kernel(double *x, double *d, int n) { __enzyme_autodiff((void *)f, x, d, n); }
"""
)
EITHER = (
    WORDS
    + """extern "C" __device__ void __enzyme_autodiff(void *, ...);
__device__ void f(const double *x, double *y, int n) {
  double own[2] = {x[0] * 2, x[1]};
  const double *from = n > 3 ? own : x;
  y[0] = from[n & 1] * own[n & 1];
}
__global__ void kernel(const double *x, double *dx, double *y, double *dy, int n) {
  __enzyme_autodiff((void *)f, x, dx, y, dy, n);
}
"""
)
SHARED = (
    WORDS
    + """#define __shared__ __attribute__((shared))
extern "C" __device__ void __enzyme_autodiff(void *, ...);
__device__ double table[4];
__device__ void f(const double *x, double *y) { table[0] = *x; *y = table[1] * table[0]; }
__device__ void g(const double *x, double *y) {
  __shared__ double s[4];
  s[*(int *)y] = *x;
  *y = s[1] * s[2];
}
__global__ void kernel(double *x, double *d, double *y, double *e) {
  __enzyme_autodiff((void *)f, x, d, y, e);
  __enzyme_autodiff((void *)g, x, d, y, e);
}
"""
)
OPENCL = """double __enzyme_autodiff(double);
__kernel void asking(__global double *x) { *x = __enzyme_autodiff(*x); }
"""
LAUNCH = """typedef int cudaError_t;
struct dim3 { unsigned x, y, z; };
extern "C" cudaError_t cudaLaunchKernel(const void *, dim3, dim3, void **, unsigned long, void *);
"""

#: What is made for a device alone, and what says there that memory is added to.
ALONE = [("-S", CUDA, b"atom"), ("-S -emit-llvm", CUDA, b"atomicrmw fadd")]
ALONE += [("-S", HIP, b"atomic"), ("-S -emit-llvm", HIP, b"atomicrmw fadd")]


@pytest.mark.parametrize(("words", "language", "told"), ALONE)
def test_a_request_in_code_for_a_device_is_made(system_box, words, language, told):
    system_box.write("k.cu", KERNEL)
    system_box.write("asking.h", ASKING)
    words = (*words.split(), "--cuda-device-only")
    system_box.ok(*language, *words, "-O2", "k.cu", "-o", "made", command="enzyme-c++")
    made = (system_box.folder / "made").read_bytes()
    assert told in made
    assert b"__enzyme_autodiff" not in made
    assert b"declare void @__enzyme" not in made
    assert b".extern .func" not in made
    assert system_box.files() == ["asking.h", "k.cu", "made"]


@needs("ptxas")
@pytest.mark.parametrize("words", ["-c", "-O2 -c --cuda-gpu-arch=sm_90", "-fgpu-rdc -c"])
def test_images_of_all_devices_have_the_derivatives(system_box, words):
    system_box.write("k.cu", LAUNCH + KERNEL)
    system_box.write("asking.h", ASKING)
    system_box.ok(*CUDA, *words.split(), "k.cu", "-o", "made", command="enzyme-c++")
    made = (system_box.folder / "made").read_bytes()
    assert made.startswith(b"\x7fELF")
    # What is linked later keeps the front end's IR, too.
    wanted = b"enzyme_left_open" if "rdc" in words else b"__enzyme"
    assert wanted not in made
    assert b"sm_90" in made or "sm_90" not in words


@pytest.mark.parametrize("words", ["-c", "-S --cuda-device-only", "-c --cuda-device-only", ""])
@pytest.mark.parametrize("language", [CUDA, HIP], ids=["cuda", "hip"])
def test_what_is_wrong_in_code_for_a_device_is_one_error_at_its_line(system_box, language, words):
    system_box.write("k.cu", WRONG)
    system_box.write("asking.h", ASKING)
    done = system_box.enzyme(*language, *words.split(), "k.cu", "-o", "made", command="enzyme-c++")
    said = done.stderr.decode()
    assert done.returncode == 1
    assert said.startswith("k.cu:6:46: error: elsewhere has no body here and no rule")
    assert "[EZ0301]" in said
    assert said.count("error") == 1
    assert system_box.files() == ["asking.h", "k.cu"]


def test_code_for_a_device_from_standard_input_is_made(system_box):
    system_box.write("asking.h", ASKING)
    words = ("-x", "cuda", *CUDA, "-S", "--cuda-device-only", "-", "-o", "made")
    system_box.ok(*words, input=KERNEL.encode(), command="enzyme-c++")
    assert b"__enzyme_autodiff" not in (system_box.folder / "made").read_bytes()


@pytest.mark.parametrize("source", ["k.cu", "-"])
@pytest.mark.parametrize("words", ["-S", "-S -emit-llvm"])
def test_code_for_a_device_is_made_for_standard_output(system_box, words, source):
    system_box.write("asking.h", ASKING)
    system_box.write("k.cu", KERNEL)
    words = ("-x", "cuda", *CUDA, *words.split(), "--cuda-device-only", source, "-o")
    given = {"input": KERNEL.encode(), "command": "enzyme-c++"}
    shown = system_box.ok(*words, "-", **given).stdout
    assert b"reverse" in shown or b"atom" in shown
    assert b"__enzyme_autodiff" not in shown
    system_box.ok(*words, "made", **given)
    assert system_box.files() == ["asking.h", "k.cu", "made"]
    made = (system_box.folder / "made").read_bytes()
    # The first line of IR names a file of ours.
    assert shown.partition(b"\n")[2] == made.partition(b"\n")[2]


def test_an_error_in_code_for_a_device_leaves_standard_output_empty(system_box):
    system_box.write("k.cu", WRONG)
    system_box.write("asking.h", ASKING)
    words = (*CUDA, "-S", "--cuda-device-only", "k.cu", "-o", "-")
    done = system_box.enzyme(*words, command="enzyme-c++")
    assert (done.returncode, done.stdout) == (1, b"")
    assert b"[EZ0301]" in done.stderr


ALONE = (*CUDA, "-S", "--cuda-device-only", "k.cu")


def said_of(box, text):
    """What is said of the code for the device alone."""
    box.write("k.cu", text)
    return box.enzyme(*ALONE, command="enzyme-c++").stderr.decode()


def right(box, text):
    box.write("k.cu", text)
    box.ok(*ALONE, command="enzyme-c++")


def test_what_is_of_the_thread_or_of_all_by_a_condition_is_an_error(system_box):
    """An atomic addition behind a generic address is not defined for memory of the thread."""
    said = said_of(system_box, EITHER)
    assert said.startswith("k.cu:8:10: error: this may be memory of the thread, or memory that th")
    assert "copy local variables to shared memory" in said
    assert said.count("[EZ0482]") == 1


def test_a_loop_that_a_kernel_has_no_memory_for_is_an_error(system_box):
    said = said_of(system_box, ENDLESS)
    assert said.startswith("k.cu:6:3: error: the reverse sweep needs a value of each round of this")
    assert "a kernel has no heap to keep it: how many rounds there are is known only" in said
    assert "[EZ0487]" in said
    assert system_box.files() == ["k.cu"]
    for old, new in (("k < n; k++)", "k < 64; k++) if (k < n)"), ("k < n; k++", "n > 0; n /= 2")):
        right(system_box, ENDLESS.replace(old, new))


def test_shadows_that_nobody_can_clear_are_errors(system_box):
    said = said_of(system_box, SHARED)
    message = "the variable table of the device carries a derivative"
    assert f"error: {message}: all threads share its shadow, and none may clear it" in said
    assert "g::s is shared by the threads of a block, and what is differentiated has no" in said
    assert said.count("[EZ0488]") == 2
    passed = SHARED.replace(
        "f(const double *x, double *y) { table", "f(double *table, double *y) { table"
    )
    passed = passed.replace("table[0] = *x;", "table[0] *= 2;")
    barrier = "s[*(int *)y] = *x; __nvvm_bar_sync(0);"
    right(system_box, passed.replace("s[*(int *)y] = *x;", barrier))


ORDERS = (
    WORDS
    + """extern "C" __device__ void __enzyme_autodiff(void *, ...);
__device__ void f(const double *x, double *y) {
  *y = *x * *x;
  LINE;
}
__global__ void kernel(double *x, double *d, double *y, double *e) {
  __enzyme_autodiff((void *)f, x, d, y, e);
}
"""
)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('asm volatile("fence.proxy.async;")', "inline assembly may order threads in a kernel"),
        ("__nvvm_membar_gl()", "(membar.gl) orders threads in a kernel"),
        ("__nvvm_cp_async_mbarrier_arrive(0)", "has no rule, and may order threads"),
        ("*y *= __nvvm_atom_add_gen_d(y, 1.0)", "an atomic access orders threads in a kernel"),
    ],
)
def test_what_orders_threads_and_has_no_reverse_is_an_error(system_box, line, said):
    system_box.write("k.cu", ORDERS.replace("LINE", line))
    words = (*CUDA, "-S", "--cuda-device-only", "k.cu")
    done = system_box.enzyme(*words, command="enzyme-c++")
    assert f"k.cu:7:{3 + 6 * ('*y' in line)}: error: " in done.stderr.decode()
    assert said in done.stderr.decode()
    assert b"[EZ0483]" in done.stderr
    assert done.returncode == 1


LOCKED = """static __device__ int __iAtomicCAS(int *p, int c, int v) {
  return __nvvm_atom_cas_gen_i(p, c, v);
}
__device__ int lock;
"""


def test_a_lock_made_of_exchanges_is_an_error(system_box):
    """CUDA's own exchanges say no order; only sums made of them are none of a lock's."""
    text = ORDERS.replace("LINE", "while (__iAtomicCAS(&lock, 0, 1)) ; *y *= 2")
    at = text.index("__device__ void f(")
    system_box.write("k.cu", text[:at] + LOCKED + text[at:])
    words = (*CUDA, "-S", "--cuda-device-only", "k.cu")
    done = system_box.enzyme(*words, command="enzyme-c++")
    assert b"error: an atomic access orders threads in a kernel" in done.stderr
    assert b"[EZ0483]" in done.stderr
    assert done.returncode == 1


COPIED = (
    WORDS.replace("#define", "#define __shared__ __attribute__((shared))\n#define", 1)
    + """extern "C" __device__ void __enzyme_autodiff(void *, ...);
__device__ void f(const double *x, double *y) {
  __shared__ double s[16];
  int i = __nvvm_read_ptx_sreg_tid_x();
  __nvvm_cp_async_ca_shared_global_8((__attribute__((address_space(3))) double *)(s + i),
                                     (__attribute__((address_space(1))) double *)(x + i));
  __nvvm_cp_async_commit_group();
  __nvvm_cp_async_wait_all();
  __nvvm_bar_sync(0);
  y[i] = s[15 - i] * s[i];
}
__global__ void kernel(double *x, double *d, double *y, double *e) {
  __enzyme_autodiff((void *)f, x, d, y, e);
}
"""
)


def test_an_asynchronous_copy_is_a_copy_and_its_adjoint_is_added(system_box):
    system_box.write("k.cu", COPIED)
    words = (*CUDA, "-O2", "-S", "--cuda-device-only", "k.cu", "-o", "k.s")
    system_box.ok(*words, command="enzyme-c++")
    made = (system_box.folder / "k.s").read_text()
    assert "cp.async" not in made[made.index(".entry") :]
    assert made.count("bar.sync") == 6
    assert re.search(r"atom.*\.add\.f64", made)


FENCE = '#define FENCE(X) __builtin_amdgcn_fence(__ATOMIC_##X, "workgroup");\n'
LDS = (
    COPIED.replace("__nvvm_read_ptx_sreg_tid_x", "__builtin_amdgcn_workitem_id_x")
    .replace("__nvvm_bar_sync(0);", "FENCE(RELEASE) __builtin_amdgcn_s_barrier(); FENCE(ACQUIRE)")
    .replace("#define", f"{FENCE}#define", 1)
)
LDS = re.sub(r"  __nvvm_cp_async_ca(.|\n)*wait_all\(\);", "  s[i] = x[i];", LDS)


@needs("ld.lld-22")
def test_memory_that_a_block_of_amds_devices_shares_has_a_shadow_that_is_cleared(system_box):
    system_box.write("k.hip", LDS)
    words = (*HIP, "-O2", "--cuda-device-only", "-S", "-emit-llvm", "k.hip", "-o", "k.ll")
    system_box.ok(*words, command="enzyme-c++")
    made = (system_box.folder / "k.ll").read_text()
    kernel = made[made.index("amdgpu_kernel") :]
    # Around the clearing, in the kernel, in its reverse, and behind it.
    assert kernel.count("call void @llvm.amdgcn.s.barrier()") == 5
    assert kernel.count("fence syncscope") == 10
    made = ("-x", "ir", "--target=amdgcn-amd-amdhsa", "-mcpu=gfx906", "-nogpulib", "-w", "-c")
    assert system_box.run("clang-22", *made, "k.ll", "-o", "k.o").returncode == 0
    assert system_box.run("ld.lld-22", "-shared", "k.o", "-o", "k").returncode == 0


TEXTURE = (
    'asm("tex.1d.v4.f32.s32 {%0, %1, %2, %3}, [%4, {%5}];" : "=f"(v), "=f"(v), "=f"(v), "=f"(v)'
)


def test_a_texture_is_an_error_and_one_in_an_inactive_function_is_not(system_box):
    reading = f'float v; {TEXTURE} : "l"(3l), "r"(1)); return v;'
    read = f"__device__ __attribute__((noinline)) float read() {{ {reading} }}\n__device__ void f("
    text = ORDERS.replace("__device__ void f(", read).replace("LINE", "*y *= read()")
    system_box.write("k.cu", text)
    words = (*CUDA, "-S", "--cuda-device-only", "k.cu")
    done = system_box.enzyme(*words, command="enzyme-c++")
    said = done.stderr.decode()
    assert said.startswith("k.cu:5:")
    assert "a texture or a surface where code is differentiated" in said
    assert "[EZ0493]" in said
    inactive = "__device__ void *__enzyme_inactivefn_read[] = {(void *)read};\n__device__ void f("
    system_box.write("k.cu", text.replace("__device__ void f(", inactive))
    system_box.ok(*words, command="enzyme-c++")


MOVED = (
    WORDS
    + """extern "C" __device__ void __enzyme_autodiff(void *, ...);
extern __device__ int enzyme_const;
struct __attribute__((aligned(16))) int4 { int x, y, z, w; };
struct __attribute__((aligned(16))) double2 { double x, y; };
__device__ void move(const double *x, double *y) {
  int i = __nvvm_read_ptx_sreg_tid_x();
  ((int4 *)y)[i] = ((const int4 *)x)[i];
}
__global__ void kernel(const double *x, double *dx, double *y, double *dy) {
  __enzyme_autodiff((void *)move, x, dx, y, dy);
}
"""
)


def test_numbers_that_a_function_of_a_device_moves_as_integers_are_told(system_box):
    """Where strict aliasing says that they are; what else is done there says more."""

    def told_of(text):
        system_box.write("k.cu", text)
        return system_box.ok("-O2", *ALONE, command="enzyme-c++").stderr.decode()

    said = told_of(MOVED)
    assert said.startswith("k.cu:13:3: warning: __enzyme_autodiff of move: parameter 1 is given n")
    assert "__enzyme_autodiff of move: parameter 1 is given numbers, and move moves nothing" in said
    assert "parameter 2 is given numbers, and move moves nothing but integers there" in said
    assert said.count("[EZ0506]") == 2
    as_numbers = "((double2 *)y)[i] = ((const double2 *)x)"
    for text in (
        MOVED.replace("((int4 *)y)[i] = ((const int4 *)x)", as_numbers),
        MOVED.replace("move, x, dx, y, dy", "move, enzyme_const, x, enzyme_const, y"),
        MOVED.replace("(const int4 *)x)[i];", "(const int4 *)x)[i]; y[i] *= x[i];"),
    ):
        assert "EZ0506" not in told_of(text)


HALVES = (
    ORDERS.replace("double *y", "_Float16 *y").replace("*y = *x", "y[AT] = *x").replace("LINE", "")
)


@pytest.mark.parametrize(
    ("language", "at"),
    [(CUDA, "__nvvm_read_ptx_sreg_tid_x()"), (HIP, "__builtin_amdgcn_workitem_id_x()")],
)
def test_one_of_the_threads_that_store_to_one_place_takes_the_derivative(system_box, language, at):
    words = (*language, "-S", "-emit-llvm", "--cuda-device-only", "k.cu", "-o", "k.ll")
    for code in (HALVES, HALVES.replace("_Float16", "float")):
        system_box.write("k.cu", code.replace("AT", at))
        system_box.ok(*words, "-O2", command="enzyme-c++")
        made = (system_box.folder / "k.ll").read_text()
        assert len(re.findall("atomicrmw xchg ptr.*, (?:half|float) 0", made)) == 1


LOCAL = ORDERS.replace(
    "LINE", "double v[9]; for (int k = 0; k < 9; k++) v[k] = *y * x[k]; *y = v[*(int *)x]"
)


def test_local_variables_are_where_devices_of_amd_have_them(system_box):
    system_box.write("k.cu", LOCAL)
    words = (*HIP, "-S", "-emit-llvm", "--cuda-device-only", "k.cu", "-o", "k.ll")
    system_box.ok(*words, command="enzyme-c++")
    made = (system_box.folder / "k.ll").read_text()
    assert 'target triple = "amdgcn-amd-amdhsa"' in made
    assert "-A5" in made
    assert "x double], align 16, addrspace(5)" in made
    assert "enzyme_cc.device" not in made


def test_code_for_a_device_of_another_kind_is_refused(system_box):
    system_box.write("k.cl", OPENCL)
    done = system_box.enzyme("-c", "--target=nvptx64", "-cl-std=CL3.0", "k.cl", command="enzyme-cc")
    said = done.stderr.decode()
    assert done.returncode == 1
    assert "__enzyme_autodiff in device code: only CUDA for NVPTX and HIP for AMDGCN are di" in said
    assert "[EZ0926]" in said
    assert system_box.files() == ["k.cl"]


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
    launches, device, host = planned(line)
    assert isinstance(launches, LookAtLaunches)
    kinds = [shown(argv).split()[-1] for argv, _ in launches.devices]
    assert kinds == ["--offload-arch=sm_80", "--offload-arch=sm_90"]
    assert len({place.suffix for _, place in launches.devices}) == 2
    assert "--cuda-host-only" in shown(launches.host[0])
    assert isinstance(device, ForDevice)
    (look,) = device.looks
    assert look.kinds == ("sm_80", "sm_90")
    commands = [each.argv for each in look.front_ends]
    assert [shown(each).split()[-1] for each in commands] == [
        "--offload-arch=sm_80",
        "--offload-arch=sm_90",
    ]
    assert all("--cuda-device-only" in each and "sm_70" not in shown(each) for each in commands)
    assert list(map(type, device.steps)) == [Run]
    assert isinstance(host, WithImage)
    (made,) = host.steps
    assert isinstance(made, Differentiate)
    assert "arch" not in shown(made.argv)
    assert "-Xclang -fcuda-include-gpubinary -Xclang .fatbin" in shown(made.front_end.argv)
    assert host.path == "b.o"


@pytest.mark.parametrize(
    ("line", "kinds"),
    [
        ("-c --cuda-device-only a.cu", [LookAtLaunches, ForDevice]),
        ("-S a.cu", [LookAtLaunches, ForDevice]),
        ("-fgpu-rdc -c a.cu", [ForDevice, KeepDeviceIr]),
        ("-fgpu-rdc -fno-gpu-rdc -c a.cu", [LookAtLaunches, ForDevice, WithImage]),
        ("-fgpu-rdc -S a.cu", [LookAtLaunches, ForDevice]),
        ("-fgpu-rdc --cuda-device-only -c a.cu", [LookAtLaunches, ForDevice]),
        ("-fgpu-rdc a.cu b.o", [ForDevice, KeepDeviceIr, Link]),
        ("--cuda-host-only -c a.cu", [LookAtLaunches, Run, Differentiate]),
        ("-E a.cu", [Replace]),
        ("-fsyntax-only a.cu", [Replace]),
    ],
)
def test_what_is_looked_at_and_made_by_what_the_command_makes(line, kinds):
    assert list(map(type, planned(line))) == kinds


def test_all_compiles_of_a_unit_whose_devices_are_linked_later_name_it_alike():
    """Static variables of devices have names that end so; those of two units must differ."""

    def named(line):
        device, keep = planned(line)[:2]
        commands = (device.argv, keep.host[0], *(each.argv for each in keep.look.front_ends))
        return {word for argv in commands for word in argv if str(word).startswith("-cuid=")}

    (one,) = named("-fgpu-rdc -c a.cu")
    assert named("-fgpu-rdc -c a.cu") == {one}
    assert named("-fgpu-rdc -DN=2 -c a.cu") != {one}
    assert named("-fgpu-rdc -cuid=mine -c a.cu") == {"-cuid=mine"}


def test_code_for_a_device_that_does_not_compile_is_left_to_the_compiler(system_box):
    system_box.write("k.cu", KERNEL.replace("return x[0]", "return y[0]"))
    system_box.write("asking.h", ASKING)
    done = system_box.enzyme(*CUDA, "-c", "k.cu", command="enzyme-c++")
    assert done.returncode == 1
    assert b"undeclared identifier 'y'" in done.stderr
    assert b"EZ0" not in done.stderr
