"""Host code that launches kernels: what comes of it, and what is refused, by the commands."""

import re
from pathlib import Path

from boxes import needs

FOLDER = Path(__file__).resolve().parents[2] / "gpu"
CUDA = ("-nocudainc", "-nocudalib", "-Wno-unknown-cuda-version", "--cuda-gpu-arch=sm_80")
DEVICE = (*CUDA, "-I", str(FOLDER), "-O2", "-S", "--cuda-device-only", "k.cu", "-o", "made")
HOST = (*CUDA, "-I", str(FOLDER), "-O2", "-c", "k.cu", "-o", "made")

LAUNCHING = """#include "host.h"
template <typename... T> double __enzyme_autodiff(void *, T...);
extern int enzyme_const, enzyme_width;
__global__ void square(double *x, int n) {
  int i = threadIdx.x;
  if (i < n) x[i] *= x[i];
}
__global__ void other(double *x) { x[0] = 1; }
static double f(double *x, int n) {
  double *d;
  cudaMalloc(&d, n * sizeof *d);
  cudaMemcpy(d, x, n * sizeof *d, cudaMemcpyHostToDevice);
  square<<<1, n>>>(d, n);
  cudaMemcpy(x, d, n * sizeof *d, cudaMemcpyDeviceToHost);
  cudaFree(d);
  return x[0];
}
void ask(double *x, double *dx, int n) { __enzyme_autodiff((void *)f, x, dx, enzyme_const, n); }
void run(double *d) { other<<<1, 1>>>(d); }
"""
BODY = "if (i < n) x[i] *= x[i];"


def said_of(box, text, *words):
    box.write("k.cu", text)
    done = box.enzyme(*(words or DEVICE), command="enzyme-c++")
    assert done.returncode == 1
    assert box.files() == ["k.cu"]
    return done.stderr.decode()


def right(box, text, *words):
    box.write("k.cu", text)
    box.ok(*(words or DEVICE), command="enzyme-c++")
    return (box.folder / "made").read_bytes()


def test_kernels_that_are_launched_there_have_derivatives_beside_them(system_box):
    made = right(system_box, LAUNCHING)
    for name in (b"enzyme_gradient__Z6squarePdi", b"enzyme_tangent__Z6squarePdi"):
        assert b".entry " + name in made
    assert b"enzyme_gradient__Z5otherPd" not in made


def test_loops_of_as_many_rounds_as_a_launch_says_are_counted_beside_it(system_box):
    """A kernel without loops has no such kernel, and one that asks itself has no room."""
    name = b".entry enzyme_rounds__Z6squarePdi"
    assert name not in right(system_box, LAUNCHING)
    stride = "for (; i < n; i += gridDim.x * blockDim.x) x[i] *= x[i];"
    assert name in right(system_box, LAUNCHING.replace(BODY, stride))
    right(system_box, LAUNCHING.replace(BODY, stride), *HOST)
    own = LAUNCHING.replace(BODY, "ask_here(x, n);").replace(
        "__global__ void sq", f"{OWN} void sq", 1
    )
    said = said_of(system_box, own.replace("LOOP", stride))
    assert said.count("[EZ0487]") == 1
    assert "note: or let host code that launches the kernel be differentiated: it makes" in said


OWN = """extern __device__ int enzyme_here;
template <typename... T> __device__ void __enzyme_autodiff_here(void *, T...);
__device__ void looped(double *x, int n) { int i = threadIdx.x; LOOP }
__device__ void ask_here(double *x, int n) { __enzyme_autodiff_here((void *)looped, x, x + n, n); }
__global__"""


def test_kernels_that_call_themselves_or_allocate_are_told_what_to_do_in_place_of_that(system_box):
    own = "double *s = (double *)__builtin_malloc(8 * n); s[i] = x[i] * x[i]; x[i] = s[i] * s[0];"
    said = said_of(system_box, LAUNCHING.replace(BODY, own))
    assert "it writes memory that it allocates itself [EZ0497]" in said
    assert "note: use a local array of a constant size, or pass the kernel memory that" in said
    again = "__device__ double f(double x, int k) { return k < 2 ? x * k : f(f(x, k - 1), k / 2); }"
    text = LAUNCHING.replace(BODY, "x[i] = f(x[i], i);")
    said = said_of(
        system_box, text.replace("__global__ void sq", f"{again}\n__global__ void sq", 1)
    )
    assert "'f' is called and not seen into, as functions that call themselves are [EZ0497]" in said
    assert "note: write it as a loop" in said


def test_what_is_wrong_beside_a_loop_that_there_is_room_for_is_said_alone(system_box):
    """A loop until nobody was faster is no sum; its rounds would be counted."""
    put = "old = __nvvm_atom_cas_gen_ll(p, seen, __double_as_longlong(x[i]));"
    most = f"do {{ seen = old; if (x[i] < 1) break; {put} }} while (seen != old);"
    most = f"long long *p = (long long *)x, old = *p, seen; {most}"
    said = said_of(system_box, LAUNCHING.replace(BODY, most))
    assert "[EZ0402]" in said
    assert "[EZ0487]" not in said


def test_what_the_host_cannot_put_back_is_an_error_at_its_line(system_box):
    by_address = LAUNCHING.replace("double *x, int n) {\n  int", "double **x, int n) {\n  int")
    by_address = by_address.replace(BODY, "x[0][i] *= 2;").replace("(d, n);", "((double **)d, n);")
    said = said_of(system_box, by_address)
    assert said.startswith("k.cu:6:11: error: kernel 'square' is launched by host code that")
    assert "it writes where an address in memory leads, which the host cannot put back" in said
    assert "[EZ0497]" in said
    assert said.count("error") == 1
    variable = "struct two { double y, *x; };\n__device__ two both;\n__global__ void sq"
    variable = LAUNCHING.replace("__global__ void sq", variable)
    said = said_of(system_box, variable.replace(BODY, f"{BODY} both.y = n;"))
    assert "the variable 'both' has both numbers and addresses in it" in said
    assert "make two variables of it, one of numbers and one of addresses" in said
    apart = variable.replace("double y, *x;", "double y;")
    right(system_box, apart.replace(BODY, f"{BODY} both.y = n;"))
    (system_box.folder / "made").unlink()
    table = LAUNCHING.replace(
        "double *x, int n) {\n  int", "double *x, int n, double **t = 0) {\n  int"
    )
    table = table.replace("(d, n);", "(d, n, 0);")
    said = said_of(system_box, table.replace(BODY, f"{BODY} t[i] = x + i;"))
    assert "it stores an address in memory of the device, and not that of its shadow" in said
    assert "make the table of addresses on the host, and copy it to the device" in said
    right(system_box, table.replace(BODY, f"{BODY} t[i][0] == 1 ? x[i] = 2 : 0;"))
    passed = LAUNCHING.replace(
        "(double *x, int n) {\n  int", "(double *x, int n, int *c = 0) {\n  int"
    )
    passed = passed.replace(BODY, f"{BODY} if (c) *c = n;").replace("(d, n);", "(d, n, 0);")
    right(system_box, passed)


def test_a_struct_that_is_another_for_another_device_is_an_error(system_box):
    """The host passes one."""
    apart = "struct two { double a; IF double b; END };\n__global__ void square"
    apart = apart.replace("IF", "\n#if __CUDA_ARCH__ >= 900\n").replace("END", "\n#endif\n")
    text = LAUNCHING.replace("__global__ void square", apart, 1)
    text = text.replace("double *x, int n) {\n  int", "double *x, int n, two t) {\n  int")
    text = text.replace("x[i] *= x[i];", "x[i] *= t.a;").replace("(d, n);", "(d, n, two());")
    words = ("--cuda-gpu-arch=sm_90", *DEVICE[:-2])
    said = said_of(system_box, text, *words)
    assert "k.cu:" in said.splitlines()[0]
    assert "what it is given, or a variable that it uses, has one type for one device and" in said
    assert "declare it alike for all devices, and let __CUDA_ARCH__ decide within functions" in said
    assert said.count("[EZ0497]") == 1
    system_box.write("k.cu", text.replace(">= 900", ">= 300"))
    system_box.ok(*words, command="enzyme-c++")


def test_numbers_that_go_where_a_counter_says_are_an_error_where_a_kernel_is_launched(system_box):
    """Computed once more for the gradient, threads come in another order, and take each other's."""
    counted = "if (x[i] > 0) { int at = atomicAdd((int *)(x + n), 1); x[at] *= 2; }"
    said = said_of(system_box, LAUNCHING.replace(BODY, counted))
    assert "host.h" not in said.splitlines()[0]
    assert "what it does with numbers depends on which thread came first here" in said
    assert "note: find places for threads in a kernel without numbers before" in said
    ask = "__enzyme_autodiff((void *)f, x, dx, enzyme_const, n)"
    alone = LAUNCHING.replace(BODY, counted.replace("(int *)(x + n)", "c"))
    alone = alone.replace("double *x, int n) {\n  int", "double *x, int n, int *c) {\n  int")
    alone = alone.replace("(d, n);", "(d, n, (int *)0);")
    alone = alone.replace("__enzyme_autodiff(v", "__enzyme_fwddiff(v")
    tangents = alone.replace(ask, "__enzyme_fwddiff((void *)f, x, dx, enzyme_const, n)")
    twice = "__enzyme_fwddiff((void *)f, enzyme_width, 2, x, dx, dx, enzyme_const, n)"
    assert said_of(system_box, alone.replace(ask, twice)).count("[EZ0497]") == 1
    assert said.count("[EZ0497]") == 1
    first = "__shared__ int at; if (i == 0) at = atomicAdd((int *)(x + n), 1); __nvvm_bar_sync(0);"
    said = said_of(system_box, LAUNCHING.replace(BODY, f"{first} x[at + i] *= 2;"))
    assert said.count("[EZ0497]") == 1
    flag = "if (atomicAdd((int *)(x + n), 1) == 0) x[i] *= 2;"
    assert said_of(system_box, LAUNCHING.replace(BODY, flag)).count("[EZ0497]") == 1
    listed = "if (i < n) { x[i] *= x[i]; ((int *)x)[4 * n + i] = atomicAdd((int *)(x + n), 1); }"
    assert said_of(system_box, LAUNCHING.replace(BODY, listed)).count("[EZ0497]") == 1
    apart = LAUNCHING.replace(
        "double *x, int n) {\n  int i", "double *x, int n, int *m) {\n  int i"
    )
    apart = apart.replace("(d, n);", "(d, n, (int *)d);")
    right(system_box, apart.replace(BODY, f"{BODY} m[i] = atomicAdd(m + n, 1);"))
    (system_box.folder / "made").unlink()
    count = "if (i < n) { x[i] *= x[i]; atomicAdd(m, 1); }"
    right(system_box, apart.replace(BODY, count))
    right(system_box, tangents)


COUNTS = (
    "static __attribute__((device)) int counted(int *p) { return __nvvm_atom_add_gen_i(p, 1); }\n"
)


def test_what_stands_in_a_header_of_cuda_is_said_at_the_line_that_calls_it(system_box):
    system_box.write("k.cu", "")
    system_box.write("toolkit/include/counts.h", COUNTS)
    text = "#include <counts.h>\n" + LAUNCHING.replace(BODY, "if (counted((int *)x)) x[i] *= 2;")
    system_box.write("k.cu", text)
    words = ("-isystem", "toolkit/include", *DEVICE)
    said = system_box.enzyme(*words, command="enzyme-c++").stderr.decode()
    assert said.startswith("k.cu:7:7: error: kernel 'square' is launched by host code that is")
    assert "counts.h:1:61: note: this is in counted, which is called from there" in said
    assert "or end the kernel where the last one goes on for all, and go on in another" in said


MOST = """static __device__ long long __llAtomicMax(long long *p, long long v) {
  return __nvvm_atom_max_gen_ll(p, v);
}
"""


def test_atomic_maxima_of_a_launch_are_errors_where_something_else_is_done_there(system_box):
    """Alone they are settled by what the launch leaves; not where that is differentiated again."""
    update = "__llAtomicMax((long long *)m, __double_as_longlong(x[i] * x[i]));"
    text = LAUNCHING.replace("__global__ void square", f"{MOST}__global__ void square", 1)
    text = text.replace("double *x, int n) {\n  int", "double *x, int n, double *m) {\n  int")
    text = text.replace("(d, n);", "(d, n, d + n);").replace(BODY, f"if (i < n) {update}")
    right(system_box, text)
    right(system_box, text, *HOST)
    (system_box.folder / "made").unlink()
    for more in ("x[i] += *m;", "m[1] = x[i];", "if (i == 0) *m = 0;"):
        said = said_of(system_box, text.replace(update, f"{update} {more}"))
        assert said.count("[EZ0402]") == 1
        assert "note: or let host code be differentiated that launches the kernel, in which" in said
    again = text.replace(
        "void run",
        "void more(double *x, double *d, double *t, double *e, int n) { "
        "__enzyme_fwddiff((void *)ask, x, d, t, e, enzyme_const, n); }\nvoid run",
    )
    again = again.replace("extern int", FORWARD, 1)
    assert "[EZ0402]" in said_of(system_box, again)


FORWARD = "template <typename... T> void __enzyme_fwddiff(void *, T...);\nextern int"


#: A barrier of all blocks as CUDA's headers make it: it counts in memory that the driver gives.
ALL_BLOCKS = r"""namespace cooperative_groups {
struct grid_group {
  __device__ void sync() const {
    unsigned *arrived, seen;
    asm("mov.u64 %0, %%envreg1;" : "=l"(arrived));
    __nvvm_bar_sync(0);
    if (threadIdx.x == 0) {
      asm volatile("atom.add.release.gpu.u32 %0,[%1],%2;"
                   : "=r"(seen) : "l"(arrived), "r"(1) : "memory");
      do asm volatile("ld.acquire.gpu.u32 %0,[%1];" : "=r"(seen) : "l"(arrived) : "memory");
      while (seen < gridDim.x);
    }
    __nvvm_bar_sync(0);
  }
};
static inline __device__ grid_group this_grid() { return {}; }
}
"""


def test_a_barrier_of_all_blocks_is_an_error_at_its_line_and_another_kernel_is_not(system_box):
    system_box.write("toolkit/include/cooperative_groups.h", ALL_BLOCKS)
    waits = f"{BODY} cooperative_groups::this_grid().sync(); if (i < n) x[i] *= x[n - 1 - i];"
    text = LAUNCHING.replace("template", "#include <cooperative_groups.h>\ntemplate", 1)
    words = ("-isystem", "toolkit/include", *DEVICE)
    for asked, said, code in (
        (text.replace(BODY, waits), "inline assembly here changes memory that no argument", "0497"),
        (OF_KERNEL.format(BODY=waits), "inline assembly may order threads in a kernel", "0483"),
    ):
        system_box.write("k.cu", asked)
        done = system_box.enzyme(*words, command="enzyme-c++")
        shown = done.stderr.decode()
        assert shown.startswith(f"k.cu:{7 if code == '0497' else 6}:")
        assert said in shown
        assert f"[EZ{code}]" in shown
        assert "note: end the kernel there" in shown or "note: or end the kernel there and" in shown
    apart = "square<<<1, n>>>(d, n);\n  mirrored<<<1, n>>>(d, n);"
    after = "__global__ void mirrored(double *x, int n) { x[threadIdx.x] += x[n - 1]; }\n"
    text = LAUNCHING.replace("static double f", f"{after}static double f")
    system_box.write("k.cu", text.replace("square<<<1, n>>>(d, n);", apart))
    system_box.ok(*words, command="enzyme-c++")


#: A kernel that asks itself.
OF_KERNEL = """#include "host.h"
#include <cooperative_groups.h>
template <typename... T> __device__ void __enzyme_autodiff(T...);
__device__ void f(double *x, int n) {{
  int i = threadIdx.x;
  {BODY}
}}
__global__ void ask(double *x, double *dx, int n) {{ __enzyme_autodiff((void *)f, x, dx, n); }}
"""


def test_a_question_about_the_device_by_a_text_changes_no_variable(system_box):
    """Functions of CUDA's library ask so how they are compiled."""
    asked = 'if (__nvvm_reflect("__CUDA_FTZ")) x[i] *= x[i]; else x[i] *= 3;'
    made = right(system_box, LAUNCHING.replace(BODY, asked))
    assert b".entry enzyme_gradient__Z6squarePdi" in made


def test_a_kernel_by_itself_is_an_error_where_it_is_asked_about(system_box):
    """Nothing says in which threads it runs; a function that launches it does."""
    text = LAUNCHING.replace("(void *)f, x", "(void *)square, x")
    said = said_of(system_box, text, *HOST, *NO_TOOLS)
    assert said.startswith("k.cu:18:42: error: __enzyme_autodiff of square: square is a kernel, ")
    assert "square is a kernel, and nothing launches it here" in said
    assert "void run(...) { square<<<blocks, threads>>>(...); }" in said
    assert said.count("[EZ0501]") == 1
    right(system_box, LAUNCHING, *HOST, *NO_TOOLS)


def test_what_the_device_registers_is_no_mistake_of_the_host(system_box):
    """There a variable stands for it that holds nothing."""
    inactive = "__device__ __attribute__((noinline)) double g(double x) { return x; }\n"
    inactive += "__device__ void *__enzyme_inactivefn_g[] = {(void *)g};\n__global__ void square"
    text = LAUNCHING.replace("__global__ void square", inactive, 1)
    text = text.replace(BODY, "if (i < n) x[i] *= g(x[i]);")
    right(system_box, text, *HOST, *NO_TOOLS)
    wrong = text.replace("(void *)g}", "x}").replace("__device__ void *", "double x[1]; void *")
    said = said_of_host(system_box, wrong)
    assert "'__enzyme_inactivefn_g' must be the address of a function" in said


def said_of_host(box, text):
    box.write("k.cu", text)
    done = box.enzyme(*HOST, *NO_TOOLS, command="enzyme-c++")
    assert done.returncode == 1
    return done.stderr.decode()


def test_memory_whose_size_is_the_launch_has_a_shadow_where_host_code_launches(system_box):
    """It is another part of the memory, and as large; who asks in a kernel passes it."""
    body = "s[n] = x[n]; __nvvm_bar_sync(0); x[n] = s[n] * s[n - 1];"
    text = LAUNCHING.replace(BODY, f"extern __shared__ double s[]; {body}")
    assert b"%dynamic_smem_size" in right(system_box, text)
    (system_box.folder / "made").unlink()
    inside = text.replace("__global__ void other(double *x) {", INSIDE)
    said = said_of(system_box, inside)
    assert "k.cu:12:33: error: s carries a derivative, is defined elsewhere" in said
    assert said.count("[EZ0404]") == 1
    way = "__shared__ double tile[256]"
    assert f"note: declare it without extern, as large as it may be: {way}" in said
    assert "note: or let host code launch it, and differentiate that" in said
    right(system_box, inside.replace("extern __shared__ double s[];", "__shared__ double s[256];"))


#: A kernel that asks for the derivative of what uses such memory.
INSIDE = """
template <typename... T> __device__ void __enzyme_autodiff(T...);
extern __device__ int enzyme_dup;
__device__ void g(double *x, int n) {
  extern __shared__ double s[]; s[n] = x[n]; __nvvm_bar_sync(0); x[n] = s[n] * s[n - 1];
}
__global__ void other(double *x) {
  __enzyme_autodiff((void *)g, enzyme_dup, x, x + 8, 2);"""


def test_shadows_in_kernels_of_templates_have_names_that_assemblers_take(system_box):
    """Each derivative has one of its own; names of what others see stay as they are, dots too."""
    shared = "__shared__ double s[N]; s[n] = x[n]; __nvvm_bar_sync(0); "
    text = LAUNCHING.replace(BODY, f"{shared}{BODY} x[n] += s[n];")
    text = text.replace("square<<<", "square<8><<<")
    text = text.replace("__global__ void square", "template <int N> __global__ void square", 1)
    made = right(system_box, text)
    shadows = re.findall(rb"\.shared [^\n]*?(\w*_shadow[^\n\[]*)\[", made)
    assert len(shadows) == 2
    assert not any(b"." in each for each in shadows)


def test_integers_that_a_kernel_reads_are_no_mistake_of_its_launch(system_box):
    """Nobody wrote the request to which the kernel's parameters are given."""
    table = LAUNCHING.replace(
        "(double *x, int n) {\n  int", "(double *x, int n, const int *at = 0) {\n  int"
    )
    table = table.replace(BODY, "if (i < n) x[i] *= x[at[i]];").replace("(d, n);", "(d, n, 0);")
    system_box.write("k.cu", table)
    assert system_box.ok(*DEVICE, command="enzyme-c++").stderr == b""


#: The host's code alone, with kernels as they are registered: no tool of CUDA's is run.
NO_TOOLS = ("--cuda-host-only", "-Xclang", "-fcuda-include-gpubinary", "-Xclang", "k.cu")


def test_calls_without_a_reverse_are_errors_whatever_they_are_given(system_box):
    declared = LAUNCHING.replace("template", f"{TO_PEER}template", 1)
    calls = "cudaGraphLaunch(0, 0); cudaMemcpyPeer(d, 0, d, 0, 8); cudaGetSymbolAddress(0, d);"
    calls += " cudaLaunchCooperativeKernel(0, dim3(1), dim3(1), 0, 0, 0);"
    text = declared.replace("  cudaFree(d);", f"  {calls}\n  cudaFree(d);")
    said = said_of(system_box, text, *HOST, *NO_TOOLS)
    assert "cudaGraphLaunch where host code is differentiated: what is captured runs later" in said
    assert "cudaMemcpyPeer where host code is differentiated: " in said
    assert "cudaGetSymbolAddress where host code is differentiated: where the shadow" in said
    assert said.count("[EZ0498]") == 4
    assert "cudaLaunchCooperativeKernel where host code is differentiated: where all blocks" in said
    assert said.startswith("k.cu:18:3: error")


TO_PEER = """extern "C" int cudaMemcpyPeer(void *, int, const void *, int, size_t);
extern "C" int cudaGetSymbolAddress(void **, const void *);
extern "C" int cudaLaunchCooperativeKernel(const void *, dim3, dim3, void **, size_t, void *);
"""


WITH_TABLE = LAUNCHING.replace(
    "__global__ void sq", "__constant__ double by[4];\n__global__ void sq"
)
WITH_TABLE = WITH_TABLE.replace(BODY, "if (i < n) x[i] *= by[i % 4];").replace(
    "  square<", "  cudaMemcpyToSymbol(&by, x, sizeof by, 0, cudaMemcpyHostToDevice);\n  square<"
)


def test_a_variable_that_the_host_copies_to_has_a_shadow_beside_it(system_box):
    """A table that only the device knows, or is set elsewhere, stays in constant memory."""
    made = right(system_box, WITH_TABLE)
    assert b".global .align 8 .b8 enzyme_shadow_by[32]" in made
    assert b".global .align 8 .b8 by[32]" in made
    right(system_box, WITH_TABLE, *HOST, *NO_TOOLS)
    assert b"enzyme_shadow_by" in (system_box.folder / "made").read_bytes()
    (system_box.folder / "made").unlink()
    apart = re.sub(r"  cudaMemcpyToSymbol.*\n", "", WITH_TABLE)
    made = right(system_box, apart)
    assert b"enzyme_shadow_by" not in made
    assert b".const .align 8 .b8 by[32]" in made


#: The product of a Hessian with a direction.
SECOND = """
template <typename... T> void __enzyme_fwddiff(void *, T...);
static void all(double *x, double *dx, int n) {
  __enzyme_autodiff((void *)f, x, dx, enzyme_const, n);
}
void product(double *x, double *v, double *dx, double *hv, int n) {
  __enzyme_fwddiff((void *)all, x, v, dx, hv, enzyme_const, n);
}
"""


def test_kernels_have_second_derivatives_where_gradients_are_differentiated(system_box):
    made = right(system_box, LAUNCHING + SECOND)
    assert b".entry enzyme_second__Z6squarePdi" in made
    (system_box.folder / "made").unlink()
    made = right(system_box, LAUNCHING)
    assert b"enzyme_second" not in made
    right(system_box, LAUNCHING + SECOND, *HOST, *NO_TOOLS)
    assert b"enzyme_second__Z6squarePdi" in (system_box.folder / "made").read_bytes()
    (system_box.folder / "made").unlink()
    said = said_of(system_box, WITH_TABLE + SECOND)
    assert "its second derivative would need two shadows of the variable 'by'" in said
    assert said.count("[EZ0497]") == 1


def test_kernels_from_elsewhere_are_errors(system_box):
    said = said_of(system_box, LAUNCHING, *HOST, "--cuda-host-only")
    assert "cudaLaunchKernel: the kernels of this file are not known" in said
    assert "[EZ0499]" in said
    right(system_box, LAUNCHING, *HOST, *NO_TOOLS)


def test_host_code_that_is_compiled_before_the_device_is_linked_is_an_error(system_box):
    assembly = [word.replace("-c", "-S") if word == "-c" else word for word in HOST]
    for words in ((*HOST, "-foffload-lto"), (*assembly, "-fgpu-rdc")):
        said = said_of(system_box, LAUNCHING, *words)
        assert said.startswith("k.cu:18:")
        assert "__enzyme_autodiff in host code beside code for a device that is linked" in said
        assert said.count("[EZ0499]") == 1


@needs("ptxas")
@needs("fatbinary")
def test_an_object_has_derivatives_of_both_codes_and_registers_them(system_box):
    made = right(system_box, LAUNCHING, *HOST)
    assert b"__enzyme_autodiff" not in made
    assert made.count(b"enzyme_gradient__Z6squarePdi") > 1


WITHOUT_KERNELS = """#include "host.h"
template <typename... T> double __enzyme_autodiff(void *, T...);
static double square(double x) { return x * x; }
double slope(double x) { return __enzyme_autodiff((void *)square, x); }
"""


@needs("ptxas")
@needs("fatbinary")
def test_host_code_beside_no_code_for_a_device_has_its_derivatives(system_box):
    """Clang leaves no image then; programs that call cuBLAS alone are such."""
    assert b"__enzyme_autodiff" not in right(system_box, WITHOUT_KERNELS, *HOST)


HIP = ("-x", "hip", "-nogpuinc", "-nogpulib", "--offload-arch=gfx906", "-O2")
OF_HIP = """#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
typedef __SIZE_TYPE__ size_t;
struct dim3 {
  unsigned x, y, z;
  __host__ __device__ dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1) : x(x), y(y), z(z) {}
};
struct Part { double *x; int n; };
typedef struct ihipStream_t *hipStream_t;
extern "C" int __hipPushCallConfiguration(dim3, dim3, size_t = 0, hipStream_t = 0);
extern "C" int hipConfigureCall(dim3, dim3, size_t = 0, hipStream_t = 0);
extern "C" int hipLaunchKernel(const void *, dim3, dim3, void **, size_t, hipStream_t);
extern "C" int hipMemcpy(void *, const void *, size_t, int);
template <typename... T> double __enzyme_autodiff(void *, T...);
extern int enzyme_const;
__global__ void square(double *x, int n) {
  int i = __builtin_amdgcn_workitem_id_x();
  if (i < n) x[i] *= x[i];
}
static double f(double *d, int n) {
  double x;
  square<<<1, n>>>(d, n);
  hipMemcpy(&x, d, sizeof x, 2);
  return x;
}
void ask(double *x, double *dx, int n) { __enzyme_autodiff((void *)f, x, dx, enzyme_const, n); }
"""


def test_kernels_of_hip_have_derivatives_and_its_host_registers_them(system_box):
    alone = (*HIP, "-S", "--cuda-device-only", "k.cu", "-o", "made")
    assert b".globl\tenzyme_gradient__Z6squarePdi" in right(system_box, OF_HIP, *alone)
    made = right(system_box, OF_HIP, *HIP, "-c", *NO_TOOLS, "k.cu", "-o", "made")
    assert b"enzyme_gradient__Z6squarePdi" in made
    (system_box.folder / "made").unlink()
    by_value = OF_HIP.replace("*x, int n) {\n  int", "*x, int n, double a = 1) {\n  int")
    by_value = by_value.replace("x[i] *= x[i]", "x[i] *= a * x[i]").replace("(d, n);", "(d, n, n);")
    made = right(system_box, by_value + SECOND, *alone)
    assert b".globl\tenzyme_second__Z6squarePdid" in made
    made = right(system_box, by_value + SECOND, *HIP, "-c", *NO_TOOLS, "k.cu", "-o", "made")
    assert b"enzyme_second__Z6squarePdid" in made
    (system_box.folder / "made").unlink()
    passed = OF_HIP.replace(
        "square(double *x, int n) {", "square(Part p) { double *x = p.x; int n = p.n;"
    )
    said = said_of(system_box, passed.replace("(d, n);", "(Part{d, n});"), *alone)
    assert "it is given a struct by value" in said
    assert "pass the members of the struct, each by itself" in said
    half = OF_HIP.replace("(double *x, int n) {\n  int", "(double *x, _Float16 n) {\n  int")
    said = said_of(system_box, half, *alone)
    assert "it is given a number of the type half by value" in said
    assert "pass float or double, or a pointer to it" in said


def test_rounds_of_kernels_of_hip_are_counted_for_gradients_and_for_tangents_of_these(system_box):
    """The number of a thread among all is told by the packet of the launch."""
    text = OF_HIP.replace("if (i < n) x[i] *= x[i];", "for (; i < n; i += 64) x[i] *= x[i];")
    alone = (*HIP, "-S", "--cuda-device-only", "k.cu", "-o", "made")
    made = right(system_box, text + SECOND, *alone)
    for name in (b"enzyme_rounds__Z6squarePdi", b"enzyme_again_rounds__Z6squarePdi"):
        assert b".globl\t" + name in made
    assert re.search(rb"\.amdhsa_user_sgpr_dispatch_ptr +1", made)
    right(system_box, text + SECOND, *HIP, "-c", *NO_TOOLS, "k.cu", "-o", "made")


def test_a_variable_of_hip_has_a_shadow_beside_it(system_box):
    text = OF_HIP.replace("x[i] *= x[i]", "x[i] *= by[i % 4]").replace(
        "__global__ void sq",
        "#define __constant__ __attribute__((constant))\n__constant__ double by[4];\n"
        'extern "C" int '
        "hipMemcpyToSymbol(const void *, const void *, size_t, size_t, int);\n__global__ void sq",
    )
    text = text.replace("  square<", "  hipMemcpyToSymbol(&by, d, sizeof by, 0, 1);\n  square<")
    alone = (*HIP, "-S", "--cuda-device-only", "k.cu", "-o", "made")
    made = right(system_box, text, *alone)
    assert b".globl\tenzyme_shadow_by" in made
    made = right(system_box, text, *HIP, "-c", *NO_TOOLS, "k.cu", "-o", "made")
    assert b"enzyme_shadow_by" in made


def test_a_launch_that_no_stub_makes_beside_variables_is_an_error_at_its_line(system_box):
    """What variables it is about stands in cells that stubs have behind the arguments."""
    own = "void *given[] = {&d, &n}; cudaLaunchKernel((void *)square, 1, n, given, 0, 0);"
    launched = "square<<<1, n>>>(d, n);"
    text = WITH_TABLE.replace(launched, own)
    said = said_of(system_box, text)
    assert said.startswith("k.cu:15:29: error: ")
    assert "cudaLaunchKernel is called by itself, beside kernels that use variables" in said
    assert "[EZ0500]" in said
    assert "note: launch kernels by kernel<<<...>>>" in said
    right(system_box, WITH_TABLE)
    passed = text.replace(
        "(double *x, int n) {\n  int", "(double *x, int n, const double *by) {\n  int"
    )
    passed = passed.replace("__constant__ double by[4];", "").replace(
        "cudaMemcpyToSymbol(&by, x, sizeof by, 0, cudaMemcpyHostToDevice);", ""
    )
    right(system_box, passed.replace("{&d, &n}", "{&d, &n, &d}"))
