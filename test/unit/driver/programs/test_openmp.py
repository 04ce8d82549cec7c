"""OpenMP, by the real command: what is refused and where, how threads add, what it costs."""

import re

import pytest
from boxes import needs

pytestmark = needs("clang-22")

HEAD = """#include <math.h>
#include <omp.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
extern int enzyme_dup, enzyme_const, enzyme_noret, enzyme_nofree;
double __enzyme_autodiff(void *, ...);
void *__enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);
"""
GRADIENT = """
void gradient(double *x, double *dx, double *y, double *dy, int n) {
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n);
}
"""
FUNCTION = "double f(double *x, double *y, int n) {{ double s = 0; {} return s + y[0]; }}\n"
SPLIT = """
void gradient(double *x, double *dx, double *y, double *dy, int n) {
  void *tape = __enzyme_augmentfwd((void *)f, enzyme_nofree, enzyme_noret, enzyme_dup, x, dx,
                                   enzyme_dup, y, dy, enzyme_const, n);
  __enzyme_reverse((void *)f, enzyme_nofree, enzyme_dup, x, dx, enzyme_dup, y, dy,
                   enzyme_const, n, 1.0, tape);
}
"""

REFUSED = {
    "cancel": (
        "EZ0308",
        "OpenMP construct cannot be differentiated yet",
        """
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    y[i] = x[i];
#pragma omp cancel for if (n > 9)
  }""",
    ),
    "teams": (
        "EZ0308",
        "OpenMP teams region cannot be differentiated yet",
        """
#pragma omp teams
  y[0] = x[0];""",
    ),
    "lock that may fail": (
        "EZ0483",
        "pthread_spin_trylock orders threads in a parallel region",
        """
  static pthread_spinlock_t lock;
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    while (pthread_spin_trylock(&lock)) continue;
    s = s * x[i];
    pthread_spin_unlock(&lock);
  }""",
    ),
    "exchange by hand": (
        "EZ0402",
        "an atomic compare-and-exchange of memory that carries derivatives: only atomic sums",
        """
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    double old = s, changed;
    do changed = sin(old) * x[i];
    while (!__atomic_compare_exchange(&s, &old, &changed, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
  }""",
    ),
    "task that ends by an event": (
        "EZ0308",
        "OpenMP task cannot be differentiated yet",
        """
  omp_event_handle_t event;
#pragma omp parallel
#pragma omp single
#pragma omp task detach(event)
  {
    y[0] = x[0];
    omp_fulfill_event(event);
  }""",
    ),
    "long double": (
        "EZ0482",
        "several threads may add to a derivative here, and for long double there is no way to do",
        """
  long double table[3] = {x[0], x[1], x[2]};
#pragma omp parallel for
  for (int i = 0; i < n; i++) y[i] = table[i % 3] * x[i];""",
    ),
    "a routine of BLAS": (
        "EZ0482",
        "several threads may add to a derivative here, and that of a routine of BLAS or LAPACK",
        """
  double ddot_(const int *, const double *, const int *, const double *, const int *);
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    int one = 1;
    y[i] = ddot_(&n, x, &one, x, &one);
  }""",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_has_no_reverse_is_refused_where_it_stands(name, system_box):
    code, message, body = REFUSED[name]
    system_box.write("a.c", HEAD + FUNCTION.format(body) + GRADIENT)
    done = system_box.enzyme("-g", "-O1", "-fopenmp", "-c", "a.c")
    said = done.stderr.decode()
    assert done.returncode == 1
    assert re.search(rf"^a\.c:\d+:\d+: error: {re.escape(message)}.*\[{code}\]$", said, re.M), said


def test_a_tape_that_may_be_used_again_is_refused(system_box):
    body = "\n#pragma omp parallel for\n  for (int i = 0; i < n; i++) y[i] = x[i] * x[i];\n"
    system_box.write("a.c", HEAD + FUNCTION.format(body) + SPLIT)
    done = system_box.enzyme("-g", "-fopenmp", "-c", "a.c")
    message = "a parallel region is reversed once, and here its tape may be used again"
    assert f"error: {message} [EZ0481]" in done.stderr.decode()


#: A loop, and what is said of how threads add to the derivative of x there.
ADDED = {
    "y[i] = sin(x[i]) * x[i];": (
        "plainly, because each round of the worksharing loop has bytes of its own"
    ),
    "x[i] = sin(x[i]);": "plainly, because the thread stores there, too",
    "y[i] = x[i] * x[i + 1];": "atomically, because neighbouring rounds of the worksharing loop",
    "y[i] = x[i] * x[n - i];": "atomically, because it is read at indices that are no constants",
    "y[i] = x[(int)y[i]];": "atomically, because the address is not known to move on",
    "y[i] = x[2 * i] * x[2 * i + 1];": "plainly, because each round of the worksharing loop",
    "y[i] = x[2 * i] * x[2 * i + 2];": "atomically, because neighbouring rounds",
}


@pytest.mark.parametrize("schedule", ["static", "dynamic, 4"])
@pytest.mark.parametrize("line", ADDED)
def test_it_is_said_how_threads_add_and_why(line, schedule, system_box):
    pragma = f"#pragma omp parallel for schedule({schedule})"
    loop = f"\n{pragma}\n  for (int i = 0; i < n; i++) {line}\n"
    system_box.write("a.c", HEAD + FUNCTION.format(loop) + GRADIENT)
    done = system_box.ok("--enzyme-explain", "-g", "-O1", "-fopenmp", "-c", "a.c")
    said = set(re.findall(r"its adjoint is added (.*)", done.stderr.decode()))
    assert any(each.startswith(ADDED[line]) for each in said), said


NESTED = """
double of(const double *x, int n) {
  double s = 0;
#pragma omp parallel for REDUCTION
  for (int i = 0; i < n; i++) OUT;
  return s;
}
int main(void) {
  double x[9], dx[9] = {0};
  for (int i = 0; i < 9; i++) x[i] = i;
  omp_set_max_active_levels(1);
  void *tape = __enzyme_augmentfwd((void *)of, enzyme_noret, enzyme_dup, x, dx, enzyme_const, 9);
#pragma omp parallel num_threads(2)
#pragma omp single
  __enzyme_reverse((void *)of, enzyme_dup, x, dx, enzyme_const, 9, 1.0, tape);
  for (int i = 0; i < 9; i++) printf("%g ", dx[i]);
}
"""


def run_with_fewer(box, reduction, out):
    source = NESTED.replace("REDUCTION", reduction).replace("OUT", out)
    box.write("a.c", HEAD + source)
    box.ok("-g", "-O1", "-fopenmp", "a.c", "-lm", "-o", "a")
    return box.run("./a", env={**box.environment, "OMP_NUM_THREADS": "3"})


def test_fewer_threads_reverse_all_that_more_ran(system_box):
    atomic = "{ double v = x[i] * x[i];\n#pragma omp atomic\n s += v; }"
    done = run_with_fewer(system_box, "", atomic)
    assert done.stdout.decode().split() == [f"{2 * i}" for i in range(9)]


def test_fewer_threads_stop_where_threads_wait_for_each_other(system_box):
    done = run_with_fewer(system_box, "reduction(+ : s)", "s += x[i] * x[i]")
    assert done.returncode != 0
    assert b"fewer threads came to reverse a parallel region than ran it" in done.stderr


SERIAL = """
double f(double *x, double *y, int n) {
  double s = 0;
  for (int i = 1; i < n; i++) s += y[i] = sin(x[i]) * x[i - 1];
  return s;
}
"""


def test_serial_code_is_the_same_with_and_without_openmp(system_box):
    system_box.write("a.c", HEAD.replace("#include <omp.h>\n", "") + SERIAL + GRADIENT)
    code = []
    for flag in ("-fno-openmp", "-fopenmp"):
        system_box.ok("-O2", flag, "-c", "a.c", "-o", "a.o")
        system_box.run("objcopy", "-O", "binary", "-j", ".text", "a.o", "text")
        code.append((system_box.folder / "text").read_bytes())
    assert code[0]
    assert code[0] == code[1]


RULED = """
double dot(const double *x, double by) { return x[0] * by; }
double augmented_dot(const double *x, double *dx, double by) { return dot(x, by); }
double gradient_dot(const double *x, double *dx, double by, double seed) {
  dx[0] += seed * by;
  return seed * x[0];
}
void *__enzyme_register_gradient_dot[] = {(void *)dot, (void *)augmented_dot,
                                          (void *)gradient_dot};
"""
CALLING = """
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < n; i++) s += dot(x, y[i]);
"""


def test_a_registered_gradient_is_warned_of_unless_it_is_atomic(system_box):
    warning = "several threads may call the registered gradient of dot at once, and add to"
    source = HEAD + RULED + FUNCTION.format(CALLING) + GRADIENT
    system_box.write("a.c", source)
    done = system_box.ok("-g", "-fopenmp", "-c", "a.c")
    assert warning in done.stderr.decode()
    assert b"[EZ0484]" in done.stderr
    system_box.write("a.c", source.replace("  dx[0] +=", "#pragma omp atomic\n  dx[0] +="))
    assert system_box.ok("-g", "-fopenmp", "-c", "a.c").stderr == b""


CHANCES = """#include <string.h>
enum { N = 400 };
static double of(const double *x, int n) {
  double s = 0, t = 0, u[N];
#pragma omp parallel for schedule(dynamic, 3)
  for (int i = 0; i < n; i++) u[i] = sin(x[i % 7]) * x[(i * 37) % n] * x[n - 1 - i];
#pragma omp parallel
  {
#pragma omp for reduction(+ : s) nowait schedule(guided)
    for (int i = 0; i < n; i++) s += u[i] * exp(-x[i % 5]);
#pragma omp for reduction(+ : t)
    for (int i = 0; i < n; i++) t += u[i] * u[n - 1 - i] / 3;
#pragma omp single
    t *= x[3] * s;
  }
  return s * t;
}
int main(void) {
  unsigned long first = 0;
  int different = 0;
  for (int round = 0; round < 30; round++) {
    double x[N], d[N] = {0};
    for (int i = 0; i < N; i++) x[i] = 0.3 + 0.0013 * ((i * 7919) % 400);
    __enzyme_autodiff((void *)of, enzyme_dup, x, d, enzyme_const, N);
    unsigned long sum = 0, bits;
    for (int i = 0; i < N; i++) memcpy(&bits, &d[i], 8), sum = sum * 1099511628211u + bits;
    if (!round) first = sum;
    different += sum != first;
  }
  printf("%lx %d\\n", first, different);
}
"""


def test_deterministic_gradients_have_the_same_bits_in_each_run(system_box):
    system_box.write("a.c", HEAD + CHANCES)
    system_box.ok("-O2", "-fopenmp", "--enzyme-deterministic", "a.c", "-lm", "-o", "a")
    found = []
    for threads in ("3", "2", "3"):
        done = system_box.run("./a", env={**system_box.environment, "OMP_NUM_THREADS": threads})
        sum_, different = done.stdout.decode().split()
        assert different == "0"
        found.append(sum_)
    assert found[0] == found[2]


#: Reads by several threads, and no atomic access of the program's own.
SHARED = "double of(const double *x, int n) { double u[400], s = 0;\n#pragma omp parallel for\n" + (
    "for (int i = 0; i < n; i++) u[i] = x[i % 7]; for (int i = 0; i < n; i++) s += u[i] * u[i];"
    " return s; }\nvoid ask(double *x, double *d)"
    " { __enzyme_autodiff((void *)of, enzyme_dup, x, d, enzyme_const, 400); }\n"
)


@pytest.mark.parametrize("chosen", [True, False])
def test_deterministic_gradients_have_no_atomic_additions(chosen, system_box):
    system_box.write("a.c", HEAD + SHARED)
    option = "--enzyme-deterministic" + ("" if chosen else "=off")
    done = system_box.ok("-g", "-O2", "-fopenmp", option, "--enzyme-explain", "-c", "a.c")
    said = re.findall(r"its adjoint is added (.*)", done.stderr.decode())
    how = "plainly, because threads are reversed in turns" if chosen else "atomically"
    assert any(each.startswith(how) for each in said), said
    assert chosen != any(each.startswith("atomically") for each in said)


AGAIN = """
double f(const double *x, int n) {
  double s = 0;
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < n; i++) s += x[i] * x[i] * x[i];
  return s;
}
void slope(const double *x, double *dx, int n) {
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, n);
}
void curvature(const double *x, double *v, double *dx, double *ddx, int n) {
  __enzyme_autodiff((void *)slope, enzyme_dup, x, v, enzyme_dup, dx, ddx, enzyme_const, n);
}
"""


def test_a_gradient_of_a_gradient_of_a_region_is_refused_where_the_region_stands(system_box):
    system_box.write("a.c", HEAD + AGAIN)
    done = system_box.enzyme("-fopenmp", "-g", "-O1", "-c", "a.c")
    said = done.stderr.decode()
    line = (HEAD + AGAIN).split("#pragma")[0].count("\n") + 1
    assert done.returncode == 1
    wanted = f"a.c:{line}:1: error: gradient of an OpenMP parallel region cannot be differentiated"
    assert said.startswith(wanted), said
    assert "ask for __enzyme_fwddiff of the gradient" in said


ASKED_BY_THREADS = """
static double sum(const double *x, int n) {{
  double s = 0;
  for (int i = 0; i < n; i++) s += x[i] * x[i];
  return s;
}}
static void ask(const double *x, double *d, int n) {{
  __enzyme_autodiff((void *)sum, enzyme_dup, x, d, enzyme_const, n);
}}
int main(void) {{
  enum {{ N = 8, TIMES = 400000 }};
  double x[N], d[4 * N] = {{0}}, found = 0;
  for (int i = 0; i < N; i++) x[i] = 1;
#pragma omp parallel for num_threads(4)
  for (int k = 0; k < TIMES; k++) {{
    {}
  }}
  for (int i = 0; i < 4 * N; i++) found += d[i];
  printf("%g\\n", found / (2.0 * TIMES * N));
}}
"""
ONE_SHADOW = ("ask(x, d, N);", "ask(x, d + N, N);", "__enzyme_autodiff((void *)sum, x, d, N);")
OWN = (
    "ask(x, d + N * omp_get_thread_num(), N);",
    "double own[N] = {0}; ask(x, own, N); "
    '_Pragma("omp critical") for (int i = 0; i < N; i++) d[i] += own[i];',
)


@pytest.mark.parametrize(("body", "level"), [*zip(ONE_SHADOW, ("-O2", "-O0", "-O1"), strict=True)])
def test_threads_that_ask_for_gradients_with_one_shadow_lose_nothing(body, level, system_box):
    system_box.write("a.c", HEAD + ASKED_BY_THREADS.format(body))
    system_box.ok("-fopenmp", level, "a.c", "-lm", "-o", "a")
    assert system_box.run("./a").stdout == b"1\n"


@pytest.mark.parametrize("body", OWN)
def test_threads_that_ask_with_shadows_of_their_own_add_plainly(body, system_box):
    system_box.write("a.c", HEAD + ASKED_BY_THREADS.format(body))
    system_box.ok("-fopenmp", "-O1", "-S", "a.c", "-o", "own.s")
    assert "cmpxchg" not in (system_box.folder / "own.s").read_text()
    system_box.write("b.c", HEAD + ASKED_BY_THREADS.format(ONE_SHADOW[0]))
    system_box.ok("-fopenmp", "-O1", "-S", "b.c", "-o", "one.s")
    assert "cmpxchg" in (system_box.folder / "one.s").read_text()


def test_gradients_of_one_shadow_are_no_matter_of_chance_where_they_must_not_be(system_box):
    system_box.write("a.c", HEAD + ASKED_BY_THREADS.format(ONE_SHADOW[2]))
    done = system_box.enzyme("-fopenmp", "-g", "-c", "--enzyme-deterministic", "a.c")
    assert done.returncode == 1
    assert (
        "with --enzyme-deterministic, several threads ask for the gradient of sum and add to the "
        "same shadow: in which order is left to chance [EZ0494]" in done.stderr.decode()
    )
