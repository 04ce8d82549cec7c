"""Threads that a program starts, by the real command: what is refused and where."""

import re

import pytest
from boxes import needs

pytestmark = needs("clang-22")

HEAD = """#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
struct given { double x, found; pthread_mutex_t lock; _Atomic(double *) level; };
static void *run(void *argument) {
  struct given *own = argument;
  own->found = own->x * own->x;
  return &own->found;
}
"""
FUNCTION = """
double f(double x) {{
  pthread_t thread;
  struct given own = {{.x = x}};
  {}
  return own.found;
}}
double gradient(double x) {{ return __enzyme_autodiff((void *)f, x); }}
"""
FORWARD = "double tangent(double x) { return __enzyme_fwddiff((void *)f, x, 1.0); }\n"

REFUSED = {
    "detached": (
        "EZ0485",
        "a thread that nobody waits for cannot be reversed",
        "pthread_create(&thread, 0, run, &own); pthread_detach(thread);",
    ),
    "what it returns": (
        "EZ0485",
        "what a thread returns is not followed",
        "void *r; pthread_create(&thread, 0, run, &own); pthread_join(thread, &r);",
    ),
    "a function that is not known": (
        "EZ0485",
        "it is not known which function a thread runs",
        """extern void *(*other)(void *);
  pthread_create(&thread, 0, run, &own); pthread_join(thread, 0);
  pthread_create(&thread, 0, other, &own); pthread_join(thread, 0);""",
    ),
    "an address for a flag": (
        "EZ0483",
        "an atomic access orders threads in a parallel region",
        """own.level = &own.found; pthread_create(&thread, 0, run, &own);
  x = *atomic_load(&own.level) * x;
  pthread_join(thread, 0);""",
    ),
    "a lock that may fail": (
        "EZ0483",
        "pthread_spin_trylock orders threads",
        """pthread_create(&thread, 0, run, &own);
  pthread_spinlock_t spins; pthread_spin_init(&spins, 0);
  if (!pthread_spin_trylock(&spins)) pthread_spin_unlock(&spins);
  pthread_join(thread, 0);""",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_followed_is_refused_where_it_stands(name, system_box):
    code, message, body = REFUSED[name]
    system_box.write("a.c", HEAD + FUNCTION.format(body))
    done = system_box.enzyme("-g", "-O1", "-c", "a.c")
    said = done.stderr.decode()
    assert done.returncode == 1
    assert re.search(rf"^a\.c:\d+:\d+: error: {re.escape(message)}.*\[{code}\]$", said, re.M), said


def test_forward_mode_refuses_an_address_that_is_told_atomically(system_box):
    body = REFUSED["an address for a flag"][2]
    function = FUNCTION.format(body).rpartition("double gradient")[0]
    system_box.write("a.c", HEAD + function + FORWARD)
    done = system_box.enzyme("-g", "-O1", "-c", "a.c")
    assert done.returncode == 1
    what = "an atomic read of an address that carries a derivative"
    assert f"{what}: other threads may come between" in done.stderr.decode()


def test_forward_mode_refuses_what_a_thread_returns(system_box):
    _, message, body = REFUSED["what it returns"]
    function = FUNCTION.format(body).rpartition("double gradient")[0]
    system_box.write("a.c", HEAD + function + FORWARD)
    done = system_box.enzyme("-g", "-O1", "-c", "a.c")
    assert done.returncode == 1
    assert f"{message} [EZ0485]" in done.stderr.decode()


def test_a_thread_that_is_started_outside_is_left_alone(system_box):
    body = FUNCTION.format("own.found = x * x;")
    main = """
#include <stdio.h>
int main(void) {
  pthread_t thread;
  struct given own = {.x = 2};
  pthread_create(&thread, 0, run, &own);
  pthread_detach(thread);
  printf("%g", gradient(3));
}
"""
    system_box.write("a.c", HEAD + body + main)
    system_box.ok("-O1", "a.c", "-o", "a")
    assert system_box.run("./a").stdout == b"6"


def test_threads_that_wait_for_others_are_not_deterministic(system_box):
    body = """pthread_create(&thread, 0, run, &own); pthread_join(thread, 0);"""
    locking = HEAD.replace("own->found =", "pthread_mutex_lock(&own->lock); own->found =")
    system_box.write("a.c", locking + FUNCTION.format(body))
    done = system_box.enzyme("-g", "-O1", "-c", "--enzyme-deterministic", "a.c")
    assert done.returncode == 1
    assert "this one waits for others [EZ0486]" in done.stderr.decode()
    system_box.write("b.c", HEAD + FUNCTION.format(body))
    system_box.ok("-g", "-O1", "-c", "--enzyme-deterministic", "b.c")


BITS = """#include <string.h>
double __enzyme_autodiff(void *, ...);
static double kept;
__attribute__((noinline)) static void run(void *given) {
  double v;
  memcpy(&v, &given, sizeof v);
  kept = v * v;
}
double f(double x) {
  void *given;
  memcpy(&given, &x, sizeof x);
  run(given);
  return kept;
}
double gradient(double x) { return __enzyme_autodiff((void *)f, x); }
"""


def test_bits_of_a_number_as_an_address_are_refused(system_box):
    system_box.write("a.c", BITS)
    done = system_box.enzyme("-g", "-O2", "-c", "a.c")
    assert done.returncode == 1
    assert "of a floating-point number that carries a derivative become an address [EZ0401]" in (
        done.stderr.decode()
    )


AGAIN = """#include <thread>
template <class R, class... A> R __enzyme_autodiff(A...);
double f(const double *x) {
  double found = 0;
  std::thread other([&] { found = x[0] * x[0] * x[1]; });
  other.join();
  return found;
}
void slope(const double *x, double *dx) { __enzyme_autodiff<void>((void *)f, x, dx); }
void curvature(const double *x, double *v, double *dx, double *ddx) {
  __enzyme_autodiff<void>((void *)slope, x, v, dx, ddx);
}
int main() { return 0; }
"""


def test_a_gradient_of_a_gradient_of_a_thread_is_refused_where_it_is_started(system_box):
    system_box.write("a.cpp", AGAIN)
    done = system_box.enzyme("-O1", "a.cpp", command="enzyme-c++")
    said = done.stderr.decode()
    assert done.returncode == 1
    assert said.startswith("a.cpp:5:15: error: gradient of a thread that is started cannot be"), (
        said
    )
    assert said.count(": error: ") == 1, said


THIRD = """#include <math.h>
#include <pthread.h>
#include <stdio.h>
extern int enzyme_const, enzyme_dup;
double __enzyme_autodiff(void *, ...);
void __enzyme_fwddiff_second(void *, ...);
void __enzyme_fwddiff_third(void *, ...);
struct given { const double *x; double found; };
static void *run(void *argument) {
  struct given *own = argument;
  own->found = exp(own->x[0]) * own->x[1] * own->x[1];
  return 0;
}
static double f(const double *x) {
  pthread_t thread;
  struct given own = {x, 0};
  pthread_create(&thread, 0, run, &own);
  double s = x[0];
  pthread_join(thread, 0);
  return own.found * s;
}
static void slope(const double *x, double *dx) { __enzyme_autodiff((void *)f, x, dx); }
static void product(const double *x, const double *v, double *hv) {
  double dx[2] = {0};
  hv[0] = hv[1] = 0;
  __enzyme_fwddiff_second((void *)slope, x, v, dx, hv);
}
int main(void) {
  const double x[] = {0.3, 0.7}, v[] = {1, 0}, w[] = {0, 1}, e = exp(0.3);
  double hv[2], dhv[2] = {0};
  __enzyme_fwddiff_third((void *)product, enzyme_dup, x, w, enzyme_const, v, enzyme_dup, hv, dhv);
  double wanted[] = {2.3 * e * 0.49, 1.3 * e * 1.4, 2.3 * e * 1.4, 1.3 * e * 2};
  double got[] = {hv[0], hv[1], dhv[0], dhv[1]};
  for (int i = 0; i < 4; i++)
    if (!(fabs(got[i] - wanted[i]) < 1e-14 * wanted[i])) printf("%d %g %g ", i, got[i], wanted[i]);
  printf("compared");
}
"""


@pytest.mark.parametrize("option", ["-O1", "--enzyme-deterministic", "-fsanitize=address"])
def test_third_derivatives_go_through_threads_and_all_memory_is_given_back(option, system_box):
    system_box.write("a.c", THIRD)
    system_box.ok("-O1", option, "a.c", "-lm", "-o", "a")
    done = system_box.run("./a")
    assert (done.stdout, done.returncode) == (b"compared", 0), done.stderr.decode()
