"""Sums over the threads of a block, before one of them adds to memory: done where all come along.

Each kernel has so many additions to memory as its threads have numbers of their own, and one for
each number that its blocks read.
"""

import importlib.util
import re
import sys
from pathlib import Path

import pytest

import enzyme_cc
from enzyme_cc.toolchains.pipelines import opt_options, passes

FOLDER = Path(__file__).resolve().parents[2] / "gpu"
sys.path.insert(0, str(FOLDER))
_spec = importlib.util.spec_from_file_location("gpu_runner", FOLDER / "gpu.py")
runner = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(runner)

pytestmark = pytest.mark.skipif(
    not runner.has_device(), reason="clang++-22 and opt-22 with NVPTX are needed"
)
DONE = (
    "all threads of the block read one number: each sums up by itself, then the block where the "
    "reverse sweep ends, and one thread adds for all"
)
#: What is differentiated, how often there is an addition to memory, and how often with no sums.
SUMS = {
    # 250 numbers x; of each of 3 blocks p[0], p[1], p[2], p[3 + block].
    "parameters": 250 + 3 * 4,
    # 132 numbers x; of each of 4 blocks 14 parameters.
    "parameters_float": 132 + 4 * 14,
    # 120 numbers x; of each of 3 blocks one in each of 7 rounds, and of 3 by 2 rounds.
    "parameters_rounds": 120 + 3 * (7 + 6),
    # 192 numbers x; of each of 3 blocks 3 parameters.
    "parameters_shared": 192 + 3 * 3,
    # 128 numbers x; of each of 2 blocks 1.
    "parameters_inside": 128 + 2,
}
#: Why it is not done.
REASONS = {
    "parameters_left": "threads wait for each other where some of them may not come by",
    "parameters_kept": "it may be written before it is read",
    "parameters_stored": "it may be written before it is read",
    "parameters_asked": "threads of a block may come to the request one without the other",
}


def made(name, folder):
    """Return a runner of a kernel of the folder."""
    return runner.runner_of(FOLDER / "kernels" / f"{name}.cu", folder)


def additions(found):
    return runner.ctypes.c_int.in_dll(found.library, "emu_atomics").value


@pytest.mark.parametrize("name", SUMS)
def test_one_thread_adds_for_its_block(name, tmp_path):
    found, text = made(name, tmp_path)
    worst = max(max(found.check(seed)) for seed in range(3))
    assert found.problems == 0
    assert worst < runner.TOLERANCE[found.kernel.real]
    assert "@__enzyme_cc_block_put" in text
    assert additions(found) == 3 * SUMS[name]


def test_directions_have_sums_of_their_own_and_a_sum_of_zero_is_not_added(tmp_path, monkeypatch):
    # The first direction takes the adjoints of y, and the second gets none.
    plain = runner.Kernel.source
    monkeypatch.setattr(
        runner.Kernel,
        "source",
        lambda kernel: (
            re.sub(r"(enzyme_dup, \w+, (d_\w+))", r"\1, \2", plain(kernel))
            .replace("int enzyme_dup,", "int enzyme_width, enzyme_dup,")
            .replace("autodiff((void *)body,", "autodiff((void *)body, enzyme_width, 2,")
            .replace("fwddiff((void *)body,", "fwddiff((void *)body, enzyme_width, 2,")
        ),
    )
    kernel = runner.Kernel(FOLDER / "kernels" / "parameters.cu")
    text = runner.differentiated(runner.device_ir(kernel, tmp_path), "parameters")
    found = runner.Runner(kernel, runner.built(kernel, text, tmp_path))
    off, _ = found.check()
    assert (found.problems, off < runner.TOLERANCE["double"]) == (0, True)
    assert additions(found) == SUMS["parameters"] + 250


def test_what_is_kept_for_the_end_is_summed_over_all_rounds_of_a_loop(tmp_path):
    found, _ = made("parameters_loops", tmp_path)
    worst = max(max(found.check(seed)) for seed in range(3))
    assert (found.problems, worst < runner.TOLERANCE["double"]) == (0, True)
    # 252 numbers x; p[0], p[1] and p[4 + block] once in each of 4 blocks; and p[8 + k] in three
    # rounds by threads alone, or by one for a warp that is whole.
    least, most = 252 + 4 * 3 + 3 * 4 * (1 + 31), 252 + 4 * 3 + 3 * 252
    assert 3 * least <= additions(found) <= 3 * most


def test_loops_that_all_threads_go_round_alike_may_have_barriers(tmp_path):
    found, text = made("parameters_steps", tmp_path)
    worst = max(max(found.check(seed)) for seed in range(3))
    assert (found.problems, worst < runner.TOLERANCE["double"]) == (0, True)
    assert text.count("call void @__enzyme_cc_block_put2_f64") == 1


@pytest.mark.parametrize("name", REASONS)
def test_what_may_keep_threads_apart_is_said_and_nothing_waits(name, tmp_path):
    found, text = made(name, tmp_path)
    worst = max(max(found.check(seed)) for seed in range(3))
    assert found.problems == 0
    assert worst < runner.TOLERANCE[found.kernel.real]
    assert "__enzyme_cc_block_" not in text
    assert any(REASONS[name] in each for each in explained(name, tmp_path))


def explained(name, folder):
    """Return what is said of the function that is differentiated backwards."""
    kernel = runner.Kernel(FOLDER / "kernels" / f"{name}.cu")
    text = enzyme_cc.prepare(runner.device_ir(kernel, folder), name).text
    options = f"-passes={passes('simplify', inline=True, major=22)}", *opt_options()
    done = enzyme_cc.differentiate(runner.opted(text, *options), name, explain=True)
    return [line for each in done.explained for line in each.remarks]


def test_it_is_said_where_it_is_done(tmp_path):
    assert any(DONE in each for each in explained("parameters", tmp_path))


# -- what kernels do around their request ----------------------------------------------------------

HEAD = """
template <typename... T> __device__ void __enzyme_autodiff(T...);
template <typename... T> __device__ void *__enzyme_augmentfwd(T...);
template <typename... T> __device__ void __enzyme_reverse(T...);
extern __device__ int enzyme_dup, enzyme_const, enzyme_allocated, enzyme_tape;
extern __device__ void other(int);
struct parts { const double *x, *p; double *y; };
static __device__ void body(const double *__restrict__ x, const double *__restrict__ p,
                            double *__restrict__ y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = p[0] * x[i] * x[i];
}
static __device__ void behind(const parts *a) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  a->y[i] = a->p[0] * a->x[i];
}
#define GIVEN double *x, double *dx, double *p, double *dp, double *y, double *dy, int n
#define ASK(p, dp) \\
  __enzyme_autodiff((void *)body, enzyme_dup, x, dx, enzyme_dup, p, dp, enzyme_dup, y, dy, \\
                    enzyme_const, n)
"""
TOGETHER = {
    "plainly": "ASK(p, dp);",
    "twice": "ASK(p, dp); ASK(p + 1, dp + 1);",
    "where the whole grid does": "if (n > 3) ASK(p, dp);",
    "where the whole block does": "if (blockIdx.x != 1) ASK(p + blockIdx.x, dp + blockIdx.x);",
    "behind a part of some": "if (threadIdx.x) y[n + threadIdx.x] = 1; ASK(p, dp);",
    "between barriers": "__syncthreads(); ASK(p, dp); __syncthreads(); dx[threadIdx.x] += dp[0];",
    "with addresses moved on": "p += blockIdx.x; dp += blockIdx.x; ASK(p, dp); p -= n; dp -= n;",
    "with addresses that move in a loop": "for (int k = 0; k < n; k++, p++, dp++) ASK(p, dp);",
    "before some return": "ASK(p, dp); if (threadIdx.x > 7) return; y[n + threadIdx.x] = 2;",
}
APART = {
    "behind barriers in a loop": "for (int i = threadIdx.x; i < n; i++) __syncthreads();"
    " ASK(p, dp);",
    "behind a return": "if (threadIdx.x >= n) return; ASK(p, dp);",
    "where a thread does": "if (threadIdx.x < n) ASK(p, dp);",
    "where numbers in memory say so": "if (y[0] > 0) ASK(p, dp);",
    "in rounds of a loop": "for (int i = threadIdx.x; i < n; i += 32) ASK(p, dp);",
    "about memory of each thread": "ASK(p + threadIdx.x, dp + threadIdx.x);",
    "with shadows of each thread": "ASK(p, dp + threadIdx.x);",
    "with shadows moved on by each thread": "dp += threadIdx.x; ASK(p, dp);",
    "with addresses moved on by some": "if (threadIdx.x > 7) p++, dp++; ASK(p, dp);",
    "with addresses that move as often as a thread says": "ASK(p, dp);"
    " for (int k = 0; k < threadIdx.x; k++) p++, dp++; ASK(p, dp);",
    "with local shadows": "double own[2] = {0, 0}; ASK(p, own); dp[threadIdx.x] = own[0];",
    "behind a barrier of some": "if (threadIdx.x < 32) __syncthreads(); ASK(p, dp);",
    "behind what warps tell": "if (y[threadIdx.x] > 0) y[0] = __shfl_sync(~0u, n, 1); ASK(p, dp);",
    "in a critical section": "while (__nvvm_atom_cas_gen_i((int *)y, 0, 1)) ; ASK(p, dp);"
    " *(volatile int *)y = 0;",
    "behind a number that is waited for": "while (*(volatile int *)y == 0) ; ASK(p, dp);",
    "behind a fence": "__threadfence(); ASK(p, dp);",
    "behind assembly": 'asm volatile("bar.sync 0, 32;"); ASK(p, dp);',
    "where threads end": 'if (threadIdx.x > 7) asm volatile("exit;"); ASK(p, dp);',
    "behind a function of another file": "other(n); ASK(p, dp);",
    "with memory as launched": "extern __shared__ double s[]; s[threadIdx.x] = 0; ASK(p, dp);",
    "with much memory": "__shared__ double s[3000]; s[threadIdx.x * 9] = n; ASK(p, dp);"
    " y[n] = s[n];",
    "in two steps": "double t[32]; __enzyme_augmentfwd((void *)body, enzyme_allocated, sizeof t,"
    " enzyme_tape, t, enzyme_dup, x, dx, enzyme_dup, p, dp, enzyme_dup, y, dy, enzyme_const, n);"
    " __enzyme_reverse((void *)body, enzyme_allocated, sizeof t, enzyme_tape, t, enzyme_dup, x, dx,"
    " enzyme_dup, p, dp, enzyme_dup, y, dy, enzyme_const, n);",
}


class Written:
    """A kernel in a text."""

    arch = "sm_80"

    def __init__(self, lines, given="GIVEN"):
        self.path = Path("written.cu")
        self.name = "written"
        self._lines = f'{HEAD}extern "C" __global__ void gradient({given}) {{ {lines} }}\n'

    def source(self):
        return self._lines


def device_code(folder, *words):
    ir = runner.device_ir(Written(*words), folder)
    return runner.differentiated(ir, "written")


@pytest.mark.parametrize("where", TOGETHER)
def test_a_block_sums_up_where_all_its_threads_ask(where, tmp_path):
    assert "@__enzyme_cc_block_put" in device_code(tmp_path, TOGETHER[where])


@pytest.mark.parametrize("where", APART)
def test_no_thread_waits_for_a_block_that_may_not_come(where, tmp_path):
    text = device_code(tmp_path, APART[where])
    assert "__enzyme_cc_block_" not in text
    assert "atomicrmw fadd" in text or "__enzyme_cc_warp_add_f64" in text


def test_copies_of_what_a_kernel_is_given_by_value_are_each_threads_own(tmp_path):
    lines = "__enzyme_autodiff((void *)behind, enzyme_dup, &a, &da);"
    text = device_code(tmp_path, lines, "parts a, parts da")
    assert "__enzyme_cc_block_" not in text


# -- kernels that host code launches ---------------------------------------------------------------

LAUNCHED = """// What threads do with a number that is passed by value.
// inputs 96
__global__ void step(double *x, double a, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  BODY
}
double run(const double *x, int n, double a) {
  double *d, *h = new double[n], s = 0;
  cudaMalloc(&d, n * sizeof(double));
  cudaMemcpy(d, x, n * sizeof(double), cudaMemcpyHostToDevice);
  step<<<2, 50>>>(d, a, n);
  cudaMemcpy(h, d, n * sizeof(double), cudaMemcpyDeviceToHost);
  for (int i = 0; i < n; i++) s += h[i] * h[i];
  delete[] h;
  cudaFree(d);
  return s;
}
"""
BODIES = {
    "block": "if (i >= n) return; x[i] = sin(a * x[i]);",
    "warp": "if (i >= n) return; __syncthreads(); x[i] = sin(a * x[i]);",
}


@pytest.mark.parametrize("which", BODIES)
def test_what_numbers_by_value_get_is_summed_up_by_blocks_too(which, tmp_path, monkeypatch):
    programs = pytest.importorskip("programs")
    path, made = tmp_path / "launched.cu", []
    path.write_text(LAUNCHED.replace("BODY", BODIES[which]))
    derivatives = programs.derivatives

    def noted(*words):
        made.append(derivatives(*words))
        return made[-1]

    monkeypatch.setattr(programs, "derivatives", noted)
    status, said = programs.ran(programs.program_of(path, tmp_path))
    assert status == 0, said
    [(_, device)] = made
    assert f"call void @__enzyme_cc_{which}_number_f64" in device
