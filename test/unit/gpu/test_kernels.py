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
    "exchanged",
    *("collisions", "exchanges", "jacobi", "named_barriers", "overwritten", "pairs"),
    *("rows", "extremes", "scopes", "shared_histogram", "shuffles", "total"),
)
pytestmark = pytest.mark.skipif(
    not runner.has_device(), reason="clang++-22 and opt-22 with NVPTX are needed"
)


@pytest.mark.parametrize("name", SAMPLE)
def test_a_gradient_is_that_of_differences_and_its_threads_do_not_race(name, tmp_path):
    made, _ = runner.runner_of(FOLDER / "kernels" / f"{name}.cu", tmp_path)
    off, forward = made.check()
    assert made.problems == 0
    assert off < runner.TOLERANCE[made.kernel.real]
    assert forward < runner.TOLERANCE[made.kernel.real]


def test_what_a_kernel_prints_is_printed_once_by_its_derivatives(tmp_path):
    made, _ = runner.runner_of(FOLDER / "kernels" / "prints.cu", tmp_path)
    prints = runner.ctypes.c_int.in_dll(made.library, "emu_prints")
    off, forward = made.check()
    # By the kernel for differences and beside the gradient: three times, and by each derivative.
    assert (made.problems, prints.value) == (0, 64 * 5)
    assert max(off, forward) < runner.TOLERANCE["double"]


#: Each round needs what its inner loop comes to, and of neither the number of rounds is known.
NESTED = """// Rounds whose number is known only at run time.
// launch 1 32
// x: double inout 32
// p: double in 32
// n: int 5

static __device__ void body(double *__restrict__ x, const double *__restrict__ p, int n) {
  double total = 0, t = x[threadIdx.x];
  for (int i = 0; i < n; i++) {
    double v = 0;
    for (int j = 0; j <= i; j++) v += p[j] * exp(t * j);
    HERE
    total += v * v;
  }
  x[threadIdx.x] = total;
}
"""


@pytest.mark.parametrize(
    ("text", "is_right"),
    [
        (NESTED.replace("HERE", ""), True),
        (NESTED.replace("HERE", "v += __shfl_xor_sync(0xffffffffu, v, 1);"), False),
        (NESTED.replace("HERE", "__syncthreads();"), False),
        (NESTED.replace("HERE", "t = v;"), False),
        (
            NESTED.replace("HERE", "").replace("const ", "").replace("x[threadIdx.x] =", "p[0] ="),
            False,
        ),
        (NESTED.replace("HERE", "").replace("__restrict__", ""), False),
    ],
)
def test_rounds_are_run_again_where_nobody_waits_and_all_they_read_stays(text, is_right, tmp_path):
    (tmp_path / "nested.cu").write_text(text)
    kernel = runner.Kernel(tmp_path / "nested.cu")
    ir = runner.device_ir(kernel, tmp_path)
    if is_right:
        assert "enzyme_cc.step" in runner.differentiated(ir, "nested")
    else:
        with pytest.raises(ValueError, match="EZ0487"):
            runner.differentiated(ir, "nested")


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


BARRIERS = (FOLDER / "kernels" / "named_barriers.cu").read_text()


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("wait(half + 1, 64);", "if (half) wait(2, 64);"),
        ("wait(half + 1, 64);", "wait(half + 1, 32);"),
        ("half * 64 + (t + 33) % 64", "(t + 33) % 128"),
    ],
)
def test_a_named_barrier_that_is_left_out_or_of_too_few_is_seen(right, wrong, tmp_path):
    assert right in BARRIERS
    (tmp_path / "barriers.cu").write_text(BARRIERS.replace(right, wrong))
    made, _ = runner.runner_of(tmp_path / "barriers.cu", tmp_path)
    made.run("primal", made.start(0), None, 0)
    assert made.problems > 0


LARGEST = """// The largest number of a block.
// launch 1 32
// x: double in 32
// y: double inout 33

static __device__ long long __llAtomicMax(long long *p, long long v) {
  return __nvvm_atom_max_gen_ll(p, v);
}
static __device__ long long __llAtomicMin(long long *p, long long v) {
  return __nvvm_atom_min_gen_ll(p, v);
}
static __device__ void body(const double *x, double *y) {
  __shared__ double s[2];
  int t = threadIdx.x;
  s[0] = s[1] = 0;
  __syncthreads();
  __llAtomicMax((long long *)&s[0], __double_as_longlong(x[t]));
  __syncthreads();
  y[t] = s[0] * x[t];
}
"""
ROUNDS = '_Pragma("nounroll") for (int k = 0; k < 40; k++)'
UPDATE = "__llAtomicMax((long long *)&s[0], __double_as_longlong(x[t]));"


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (f"{UPDATE}\n  __syncthreads", f"{UPDATE}\n  __syncwarp"),
        (UPDATE, f"{UPDATE} y[t] = s[1];"),
        (UPDATE, f"{UPDATE} if (t == 3) s[1] = x[t];"),
        (UPDATE, f"{UPDATE} {UPDATE.replace('Max', 'Min')}"),
        (UPDATE, f"{UPDATE} {UPDATE.replace('x[t]', '0.5').replace('Max', 'Min')}"),
        (UPDATE, f"{UPDATE} if (t == 3) return;"),
        (UPDATE, UPDATE.replace("&s[0]", "&y[32]")),
        (UPDATE, f"{UPDATE} y[t] = *(x[t] > 1 ? s : y);"),
        (UPDATE, f"{ROUNDS} {UPDATE.replace('s[0]', 's[x[(t + k) % 32] > 1]')}"),
    ],
)
def test_an_atomic_maximum_is_refused_where_its_memory_may_be_seen_before_all_came(
    right, wrong, tmp_path
):
    assert right in LARGEST
    (tmp_path / "largest.cu").write_text(LARGEST)
    kernel = runner.Kernel(tmp_path / "largest.cu")
    assert runner.differentiated(runner.device_ir(kernel, tmp_path), "largest")
    (tmp_path / "largest.cu").write_text(LARGEST.replace(right, wrong))
    with pytest.raises(ValueError, match="EZ0402"):
        runner.differentiated(runner.device_ir(kernel, tmp_path), "largest")


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


EACH_ITS_OWN = """// Each kind of device has code of its own.
// launch 2 64
// x: double in 128
// w: double in 3
// y: double out 128

static __device__ void body(const double *__restrict__ x, const double *__restrict__ w,
                            double *__restrict__ y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
#if __CUDA_ARCH__ >= 900
  y[i] = x[i] * w[0];
#elif __CUDA_ARCH__ >= 800
  __shared__ double s[64];
  s[threadIdx.x] = x[i] * w[1];
  __syncthreads();
  y[i] = s[63 - threadIdx.x];
#else
  y[i] = __shfl_xor_sync(0xffffffffu, x[i] * w[2], 1);
#endif
}
"""


def test_each_device_of_a_command_has_the_derivatives_of_its_own_code(tmp_path):
    programs = pytest.importorskip("programs")
    (tmp_path / "own.cu").write_text(EACH_ITS_OWN)
    kernel = runner.Kernel(tmp_path / "own.cu")
    (tmp_path / "asking.cu").write_text(kernel.source())
    kinds = ("sm_70", "sm_80", "sm_90")
    words = [f"--offload-arch={each}" for each in kinds]
    words += ["-include", FOLDER / "cuda.h", "-S", "--cuda-device-only", "asking.cu"]
    places = (lambda i: i ^ 1, lambda i: i ^ 63, lambda i: i)
    for at, (kind, text) in enumerate(zip(kinds, programs.driven(words, tmp_path), strict=True)):
        (tmp_path / kind).mkdir()
        made = runner.Runner(kernel, runner.built(kernel, text, tmp_path / kind))
        off, forward = made.check()
        assert made.problems == 0
        assert max(off, forward) < runner.TOLERANCE["double"]
        arrays = made.start(0)
        made.run("primal", arrays, None, 0)
        x, w = arrays["x"], arrays["w"]
        assert list(arrays["y"]) == [x[places[at](i)] * w[2 - at] for i in range(128)]


MEETING = """// Threads meet at a word.
// launch 1 32
// x: double in 32
// word: int 40 below 1
// y: double inout 32

static __device__ int __iAtomicExch(int *p, int v) { return __nvvm_atom_xchg_gen_i(p, v); }
static __device__ int __iAtomicOr(int *p, int v) { return __nvvm_atom_or_gen_i(p, v); }
static __device__ __attribute__((noinline)) void take(int *word) {
  while (__iAtomicExch(word, 1)) ;
}
static __device__ __attribute__((noinline)) int is_mine(int *word) {
  return !__iAtomicExch(word, 1);
}
static __device__ void body(const double *x, int *word, double *y) {
  int t = threadIdx.x;
  HERE
}
"""
ONE_BY_ONE = "y[0] = y[0] * x[t]; __iAtomicExch(word, 0);"


@pytest.mark.parametrize(
    "waiting",
    [
        f"while (__iAtomicExch(word, 1)) ; {ONE_BY_ONE}",
        f"take(word); {ONE_BY_ONE}",
        f"for (int d = 0; !d;) if (is_mine(word)) {{ {ONE_BY_ONE} d = 1; }}",
        f"bool d = false; while (!d) if (!__iAtomicOr(word, 1)) {{ {ONE_BY_ONE} d = true; }}",
        f"int mine = atomicAdd(word + 1, 1); while (atomicAdd(word, 0) != mine) ; {ONE_BY_ONE}",
        "if (t < 16) { y[t] *= x[t]; *(volatile int *)&word[t] = 1; } "
        "else { while (!*(volatile int *)&word[t - 16]) ; y[t] = y[t - 16]; }",
    ],
)
def test_loops_in_which_threads_wait_for_each_other_are_errors(waiting, tmp_path):
    """What is done between would be reversed by all at once."""
    (tmp_path / "meeting.cu").write_text(MEETING.replace("HERE", waiting))
    kernel = runner.Kernel(tmp_path / "meeting.cu")
    with pytest.raises(ValueError, match="EZ0483") as caught:
        runner.differentiated(runner.device_ir(kernel, tmp_path), "meeting")
    assert "error: a loop waits here for what another thread writes" in str(caught.value) or (
        "take lets threads wait for each other" in str(caught.value)
    )


@pytest.mark.parametrize(
    "going_on",
    [
        "if (__iAtomicExch(word + t / 2, 1) == 0) atomicAdd(y + t / 2, x[t / 2] * x[t / 2]);",
        "for (int k = 0; k < 40; k++) "
        "{ int i = atomicAdd(word, 1); if (i >= 32) break; y[i] *= x[i]; }",
        "for (int k = 0; k < 4; k++) "
        "{ if (__iAtomicExch(word + t + 1, k) > 9) continue; y[t] *= x[t]; }",
    ],
)
def test_who_came_first_may_be_asked_where_nobody_waits(going_on, tmp_path):
    (tmp_path / "meeting.cu").write_text(MEETING.replace("HERE", going_on))
    made, _ = runner.runner_of(tmp_path / "meeting.cu", tmp_path)
    off, forward = made.check()
    assert made.problems == 0
    assert max(off, forward) < runner.TOLERANCE["double"]


SWAPPED = """// What was there goes on.
// launch 2 32
// x: double in 64
// y: double inout 64
// z: double out 64

static __device__ long long __llAtomicExch(long long *p, long long v) {
  return __nvvm_atom_xchg_gen_ll(p, v);
}
static __device__ double exchange(double *p, double v) {
  return __longlong_as_double(__llAtomicExch((long long *)p, __double_as_longlong(v)));
}
static __device__ void body(const double *x, double *y, double *z) {
  int i = blockIdx.x * 32 + threadIdx.x;
  double *p = &y[i], now = x[i] * x[i];
  double old = exchange(p, now);
  z[i] = old * old * x[i];
}
"""


def test_an_exchange_whose_result_is_taken_is_an_error_and_a_store_behind_a_load_is_not(tmp_path):
    (tmp_path / "swapped.cu").write_text(SWAPPED)
    kernel = runner.Kernel(tmp_path / "swapped.cu")
    with pytest.raises(ValueError, match="EZ0402") as caught:
        runner.differentiated(runner.device_ir(kernel, tmp_path), "swapped")
    said = str(caught.value)
    assert "an atomic exchange of memory that carries derivatives: whose number a thread" in said
    assert (
        "note: where no other thread exchanges there meanwhile, read and store: old = *p;" in said
    )
    assert "EZ0483" not in said
    text = SWAPPED.replace("double old = exchange(p, now);", "double old = *p; *p = now;")
    (tmp_path / "swapped.cu").write_text(text)
    made, _ = runner.runner_of(tmp_path / "swapped.cu", tmp_path)
    off, forward = made.check()
    assert made.problems == 0
    assert max(off, forward) < runner.TOLERANCE["double"]
