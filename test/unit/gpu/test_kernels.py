"""Gradients and tangents of kernels, compared with differences, without a GPU.

Some kernels are run here, with all their threads on one core and any schedule: `make test-gpu` has
all of them.
"""

import importlib.util
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[2] / "gpu"
sys.path.insert(0, str(FOLDER))
_spec = importlib.util.spec_from_file_location("gpu_runner", FOLDER / "gpu.py")
runner = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(runner)

SAMPLE = (
    *("collisions", "exchanges", "jacobi", "overwritten", "shared_histogram", "shuffles"),
    "total",
)
pytestmark = pytest.mark.skipif(
    not runner.has_device(), reason="clang++-22 and opt-22 with NVPTX are needed"
)


@pytest.mark.parametrize("name", SAMPLE)
def test_a_gradient_is_that_of_differences_and_its_threads_do_not_race(name, tmp_path):
    made, _ = runner.runner_of(FOLDER / "kernels" / f"{name}.cu", tmp_path)
    off, forward = made.check()
    assert made.problems == 0
    assert off < runner.TOLERANCE["double"]
    assert forward < runner.TOLERANCE["double"]


RACE = """// Threads read what others write, and nothing orders them.
// launch 1 32
// x: double in 32
// y: double out 32

static __device__ void body(const double *x, double *y) {
  __shared__ double s[32];
  s[threadIdx.x] = x[threadIdx.x];
  y[threadIdx.x] = s[31 - threadIdx.x];
  __syncthreads();
}
"""


def test_a_race_of_the_kernel_itself_is_seen(tmp_path):
    (tmp_path / "race.cu").write_text(RACE)
    made, _ = runner.runner_of(tmp_path / "race.cu", tmp_path)
    made.run("primal", made.start(0), None, 0)
    assert made.problems > 0


PARTS = """// Threads tell each other halves of a double as integers.
// launch 1 32
// x: double in 32
// y: double out 32

static __device__ void body(const double *x, double *y) {
  long long bits = __builtin_bit_cast(long long, x[threadIdx.x] * x[threadIdx.x]);
  unsigned low = __shfl_sync(0xffffffffu, (int)bits, 3);
  long long high = __shfl_sync(0xffffffffu, (int)(bits >> 32), 3);
  y[threadIdx.x] = __builtin_bit_cast(double, high << 32 | low);
}
"""


def test_integers_that_hold_parts_of_numbers_are_not_told_to_others(tmp_path):
    (tmp_path / "parts.cu").write_text(PARTS)
    kernel = runner.Kernel(tmp_path / "parts.cu")
    with pytest.raises(ValueError, match="EZ0492") as caught:
        runner.differentiated(runner.device_ir(kernel, tmp_path), "parts")
    assert "parts.cu:8:18: error: " in str(caught.value)
    assert "threads tell each other integers that hold numbers" in str(caught.value)


def test_lanes_that_add_to_one_number_sum_up_first_and_no_others_do(tmp_path):
    made, _ = runner.runner_of(FOLDER / "kernels" / "weights.cu", tmp_path)
    off, _ = made.check()
    assert (made.problems, off < runner.TOLERANCE["double"]) == (0, True)
    added = runner.ctypes.c_int.in_dll(made.library, "emu_atomics").value
    # Of 160 threads each adds to x, and one of a block for all to w[blockIdx], w[11] and the 8 of a
    # loop; to those of the loop that ends where a thread wants a warp adds, or a lane.
    least = 160 + 2 * 10
    assert least < added < least + 160 * 5
