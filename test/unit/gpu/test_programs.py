"""Whole programs that launch kernels, without a GPU: `make test-gpu` has all of them."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from boxes import in_turn, needs

FOLDER = Path(__file__).resolve().parents[2] / "gpu"
sys.path.insert(0, str(FOLDER))
programs = pytest.importorskip("programs")

#: Of `dynamic` blocks share memory whose size is the launch's.
#: Those of rooms keep something of as many rounds as a launch has; places are what a counter says.
#: Those of cuBLAS: in batches; with numbers on host and device, a stream and a kernel between; with
#: flags; sums. Of `hessian` the kernels ask for tangents; others are differentiated twice.
SAMPLE = (
    *("dynamic", "dynamic_large", "dynamic_second", "extremes", "extremes_directions"),
    *("hessian", "second", "second_rest", "structs", "symbols", "symbols_element", "tables"),
    *(
        "asked_split",
        "places",
        "rooms_directions",
        "rooms_found",
        "rooms_recurrence",
        "rooms_second",
    ),
    *("cublas_batched", "cublas_level2", "cublas_level3", "cublas_sums", "wave"),
)
needs_device = pytest.mark.skipif(
    not programs.gpu.has_device(), reason="clang++-22 and opt-22 with NVPTX are needed"
)


@needs_device
@pytest.mark.parametrize("name", in_turn(SAMPLE, 5))
def test_derivatives_of_a_program_are_those_of_differences(name, tmp_path):
    status, said = programs.ran(programs.program_of(FOLDER / "programs" / f"{name}.cu", tmp_path))
    assert status == 0, said


@needs_device
@pytest.mark.parametrize("name", ["second", "symbols"])
def test_derivatives_of_a_program_of_hip_are_those_of_differences(name, tmp_path):
    path = FOLDER / "programs" / f"{name}.cu"
    status, said = programs.ran(programs.hip_program_of(path, tmp_path))
    assert status == 0, said


@needs_device
@pytest.mark.parametrize("name", [each.name for each in programs.SEPARATE])
def test_derivatives_of_a_program_in_several_files_are_those_of_differences(name, tmp_path):
    status, said = programs.ran(programs.program_of(FOLDER / "separate" / name, tmp_path))
    assert status == 0, said


@needs_device
@needs(*programs.LINKING)
@pytest.mark.parametrize(
    ("name", "how"),
    [("forces", "objects"), ("forces", "whole archive"), ("inside", "thin archive")],
)
def test_what_the_link_makes_of_several_files_is_right(name, how, tmp_path):
    program = programs.linked_program(FOLDER / "separate" / name, tmp_path, how)
    status, said = programs.ran(program)
    assert status == 0, said


@needs_device
@needs("ptxas", "fatbinary")
def test_derivatives_are_right_on_each_device_whose_code_is_another(tmp_path):
    """The host's code is one for all: it must know what kernels do on any of them."""
    path = FOLDER / "programs" / "architectures.cu"
    for program in programs.programs_of(path, tmp_path, ("sm_80", "sm_90")):
        status, said = programs.ran(program)
        assert status == 0, said


@needs_device
@needs(*programs.LINKING)
def test_what_the_link_makes_is_right_on_each_device_whose_code_is_another(tmp_path):
    path = tmp_path / "architectures"
    path.mkdir()
    text = (FOLDER / "programs" / "architectures.cu").read_text()
    at, behind = text.index("__global__"), text.index("double run")
    heads = re.findall(r"^__global__ .*\)", text, re.M)
    declared = "".join(f"extern {each};\n" for each in ("__device__ double table[2]", *heads))
    (path / "run.cu").write_text(text[:at].replace("__device__", "// ") + declared + text[behind:])
    (path / "kernels.cu").write_text(
        "// Its kernels.\n__device__ double table[2];\n" + text[at:behind]
    )
    for program in programs.linked_programs(path, tmp_path, "objects", ("sm_80", "sm_90")):
        status, said = programs.ran(program)
        assert status == 0, said


@needs_device
def test_shadows_of_shared_memory_that_the_device_has_no_room_for_stop_the_program(tmp_path):
    """It says how much there would have to be, and what helps."""
    path = tmp_path / "larger.cu"
    text = (FOLDER / "programs" / "dynamic_large.cu").read_text()
    path.write_text(text.replace("stride = 200", "stride = 320"))
    folder = tmp_path / "made"
    folder.mkdir()
    status, said = programs.ran(programs.program_of(path, folder))
    assert status == -6
    assert "larger.cu" in said
    assert "takes 81920 bytes of dynamic shared memory for a block, 2 times those of the" in said
    assert "enzyme-cc: note: launch smaller blocks with less dynamic shared memory, or" in said


def test_rounds_are_counted_by_a_kernel_that_does_nothing_else_where_it_writes_none_of_it(tmp_path):
    """Where a kernel overwrites what decides, it runs as it is, and its gradient checks rounds."""
    path = FOLDER / "programs" / "rooms_found.cu"
    _, device = programs.derivatives(*programs.both(path, tmp_path), path.name)
    found = re.findall(r"^define [^\n]*@(\w+)[.\w]*\(.*?^}", device, re.M | re.S)
    bodies = dict(zip(found, re.findall(r"^define .*?^}", device, re.M | re.S), strict=True))
    counted = {name: body for name, body in bodies.items() if name.startswith("enzyme_counted_")}
    checked = {name: "stop_if(" in body for name, body in bodies.items() if "diffeenz" in name[:8]}
    for kernel, decides_itself in (("roots", True), ("rows", False), ("calm", True)):
        (body,) = (body for name, body in counted.items() if kernel in name)
        assert ("fmul" in body) is decides_itself
        assert [stops for name, stops in checked.items() if kernel in name] == [decides_itself]


def test_a_gradient_with_more_rounds_than_were_counted_ends_with_a_trap(tmp_path):
    """It goes on by what it computes, and writes nothing behind the room that there is."""
    path = FOLDER / "programs" / "rooms_found.cu"
    host, device = programs.derivatives(*programs.both(path, tmp_path), path.name)
    (tmp_path / "host.ll").write_text(host)
    assert "atomicrmw umax" in device
    device = device.replace("atomicrmw umax", "atomicrmw umin")
    program = programs.built([tmp_path / "host.ll"], device, path, tmp_path)
    assert programs.ran(program)[0] in (-signal.SIGILL, -signal.SIGTRAP)


def test_a_launch_without_memory_for_rounds_says_how_much_it_takes(tmp_path, monkeypatch):
    here = tmp_path / "gpu"
    here.mkdir()
    (tmp_path / "support").symlink_to(FOLDER.parent / "support")
    for each in FOLDER.iterdir():
        if each.name != "runtime.c":
            (here / each.name).symlink_to(each)
    small = (FOLDER / "runtime.c").read_text().replace("DEVICE = 64 << 20", "DEVICE = 1 << 20")
    (here / "runtime.c").write_text(small)
    monkeypatch.setattr(programs, "HERE", here)
    path = tmp_path / "longer.cu"
    text = (FOLDER / "programs" / "rooms.cu").read_text()
    path.write_text(text.replace("k < i % 5", "k < i % 5 * 500"))
    folder = tmp_path / "made"
    folder.mkdir()
    status, said = programs.ran(programs.program_of(path, folder))
    assert status == -6
    assert re.search(
        r"the gradient of this launch keeps \d+ bytes of the rounds of loops, for", said
    )
    assert "enzyme-cc: note: launch fewer threads at once, or say __restrict__ of what" in said


def test_extremes_in_an_allocation_that_the_kernel_reads_too_stop_the_program(tmp_path):
    path = tmp_path / "together.cu"
    text = (FOLDER / "programs" / "extremes_float.cu").read_text()
    text = text.replace("cudaMalloc(&d, n * sizeof *d);", "cudaMalloc(&d, (n + 2) * sizeof *d);")
    text = text.replace("cudaMalloc(&most, 2 * sizeof *most);", "most = d + n;")
    path.write_text(text.replace("cudaFree(most), ", ""))
    folder = tmp_path / "made"
    folder.mkdir()
    status, said = programs.ran(programs.program_of(path, folder))
    assert status == -6
    assert "a kernel finds maxima or minima by atomics in an allocation where it does some" in said
    assert "enzyme-cc: note: allocate what is found apart from what else the kernel reads" in said


EXCHANGED = """
static __device__ long long __llAtomicExch(long long *p, long long v) {
  return __nvvm_atom_xchg_gen_ll(p, v);
}
static __device__ void exchange(double *p, double v) {
  __llAtomicExch((long long *)p, __double_as_longlong(v));
}
__global__"""


@needs_device
@pytest.mark.parametrize("name", ["directions", "second", "split"])
def test_exchanges_that_are_stores_have_all_derivatives_that_stores_have(name, tmp_path):
    """In two directions, twice, and by tapes."""
    text = (FOLDER / "programs" / f"{name}.cu").read_text()
    text, count = re.subn(r"\b([xy])\[i\] = ([^;]*);", r"exchange(&\1[i], \2);", text)
    assert count
    path = tmp_path / f"{name}_exchanged.cu"
    path.write_text(text.replace("\n__global__", EXCHANGED, 1))
    (tmp_path / "made").mkdir()
    status, said = programs.ran(programs.program_of(path, tmp_path / "made"))
    assert status == 0, said


WORDS = """// Numbers that a kernel moves as words.
// inputs 16
struct alignas(16) four { int x, y, z, w; };
__global__ void words(KIND *y, const KIND *x, int n) {
  int i = threadIdx.x;
  if (i < n) y[i] = x[i];
}
__global__ void squares(double *y, double a, int n) { y[threadIdx.x] *= y[threadIdx.x] * a; }
double run(const double *x, int n, double a) {
  double *u, *v, h[16], sum = 0;
  cudaMalloc(&u, n * sizeof *u), cudaMalloc(&v, n * sizeof *v);
  cudaMemcpy(u, x, n * sizeof *u, cudaMemcpyHostToDevice);
  words<<<1, 128>>>((KIND *)v, (const KIND *)u, n * sizeof *u / sizeof(KIND));
  squares<<<1, 16>>>(v, a, n);
  cudaMemcpy(h, v, n * sizeof *u, cudaMemcpyDeviceToHost);
  for (int i = 0; i < n; i++) sum += h[i] * (i + 1);
  cudaFree(u), cudaFree(v);
  return sum;
}
"""
BACKWARD = re.compile(r"return __enzyme_autodiff<double>[^;]*;")


@needs_device
@pytest.mark.parametrize("kind", ["long long", "four", "int", "double"])
@pytest.mark.parametrize("is_forward", [False, True])
def test_numbers_that_a_kernel_moves_as_integers_stop_the_program(
    kind, is_forward, tmp_path, monkeypatch
):
    """Nothing in the kernel tells that they are numbers, and their derivatives do not move."""
    if is_forward:
        monkeypatch.setattr(programs, "ASKS", BACKWARD.sub("return 0;", programs.ASKS))
    path = tmp_path / "words.cu"
    path.write_text(WORDS.replace("KIND", kind))
    folder = tmp_path / "made"
    folder.mkdir()
    status, said = programs.ran(programs.program_of(path, folder))
    if kind == "double":
        assert is_forward or status == 0, said
        return
    assert status == -6
    assert "words.cu:" in said
    assert "a kernel moves integers that are numbers with derivatives, as far as their" in said
    assert "enzyme-cc: note: let the kernel move float or double, or allocate integers" in said


TOUCHING = """// Host code that reads what only a device may.
int cudaMalloc(void **, unsigned long);
unsigned long emu_dynamic_size;
void *emu_kernels[4], *emu_variables[2];
int emu_launch(void) { return 0; }
int main(void) {
  double *d;
  cudaMalloc((void **)&d, 8);
  return *d == 1;
}
"""


def test_host_code_that_touches_memory_of_the_device_is_stopped(tmp_path):
    (tmp_path / "touching.c").write_text(TOUCHING)
    program = tmp_path / "touching"
    sources = [str(tmp_path / "touching.c"), str(FOLDER / "runtime.c")]
    subprocess.run(["cc", "-w", *sources, "-o", str(program)], check=True)
    assert programs.ran(program) == (3, "fake CUDA: host code touches the device's memory")
