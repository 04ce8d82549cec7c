"""Where there is no memory a derivative does what its function does, or says so and ends."""

import pytest

#: Lets the allocation fail that an environment variable tells, of those that are large; says at
#: the end how many of these were never given back.
REFUSING = r"""
#define _GNU_SOURCE
#include <errno.h>
#include <malloc.h>
#include <stdlib.h>
#include <unistd.h>
extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);
static int count, held;
static int refused(size_t size) {
  if (size < 100000) return 0;
  const char *number = getenv("REFUSED");
  if (number && ++count == atoi(number)) return 1;
  held++;
  return 0;
}
void *malloc(size_t n) { return refused(n) ? 0 : __libc_malloc(n); }
void *calloc(size_t n, size_t m) { return refused(n * m) ? 0 : __libc_calloc(n, m); }
void *aligned_alloc(size_t a, size_t n) { return refused(n) ? 0 : __libc_memalign(a, n); }
int posix_memalign(void **p, size_t a, size_t n) {
  if (refused(n)) return ENOMEM;
  *p = __libc_memalign(a, n);
  return 0;
}
void free(void *p) {
  if (p && malloc_usable_size(p) >= 100000) held--;
  __libc_free(p);
}
__attribute__((destructor)) static void end(void) {
  if (held) write(2, "held\n", 5);
}
"""

PROGRAM = r"""
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
double __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);
struct two { double one, other; } __enzyme_fwddiff2(void *, ...);
extern int enzyme_width, enzyme_dup, enzyme_const;
int enzyme_tape_on_heap = 1;  /* so small that it is not counted, and no chunk of an arena */
static double *at_place(size_t size) {
  void *p = 0;
  return posix_memalign(&p, 64, size) ? 0 : p;
}
double f(double x, long n) {
  double *p = MAKE;
  if (!p) return 3 * x;
  for (long i = 0; i < n; i++) p[i] = x * i;
  double s = 0;
  for (long i = 0; i < n; i++) s += p[i] * p[i];
  free(p);
  return s;
}
double slope(double x, long n) {
  return __enzyme_fwddiff((void *)f, enzyme_dup, x, 1.0, enzyme_const, n);
}
int main(int argc, char **argv) {
  long n = 20000;
  double x = 2;
#if defined FORWARD
  printf("%.15g\n", slope(x, n));
#elif defined REVERSE
  printf("%.15g\n", __enzyme_autodiff((void *)f, x, enzyme_const, n));
#elif defined WIDE
  struct two d = __enzyme_fwddiff2((void *)f, enzyme_width, 2, enzyme_dup, x, 1.0, 2.0,
                                   enzyme_const, n);
  printf("%.15g %.15g\n", d.one, d.other);
#else
  printf("%.15g\n", __enzyme_autodiff((void *)slope, x, enzyme_const, n));
#endif
}
"""
SQUARES = sum(i * i for i in range(20000))
#: How a mode is chosen, what it says with memory and without, and how many shadows there are.
MODES = {
    "FORWARD": (f"{4 * SQUARES:.15g}", "3", 1),
    "REVERSE": (f"{4 * SQUARES:.15g}", "3", 1),
    "WIDE": (f"{4 * SQUARES:.15g} {8 * SQUARES:.15g}", "3 6", 2),
}
MAKERS = {
    "malloc": "malloc(n * sizeof(double))",
    "calloc": "calloc(n, sizeof(double))",
    "aligned_alloc": "aligned_alloc(64, n * sizeof(double))",
    "posix_memalign": "at_place(n * sizeof(double))",
}
LACKING = b"enzyme-cc: out of memory for the shadow: 160000 bytes\n"


def built(box, level, maker, mode):
    box.write("refusing.c", REFUSING)
    box.write("program.c", PROGRAM)
    box.ok("-O1", "-fPIC", "-shared", "refusing.c", "-o", "refusing.so")
    words = (level, f"-DMAKE={MAKERS[maker]}", f"-D{mode}")
    box.ok(*words, "program.c", "-o", "program")


def run(box, refused):
    environment = {"LD_PRELOAD": str(box.folder / "refusing.so"), "REFUSED": str(refused)}
    return box.run("./program", env={**box.environment, **environment})


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("maker", MAKERS)
@pytest.mark.parametrize("mode", MODES)
def test_each_allocation_that_fails_is_told_or_is_what_the_primal_makes_of_it(
    system_box, level, maker, mode
):
    with_memory, without, shadows = MODES[mode]
    built(system_box, level, maker, mode)
    done = run(system_box, 0)
    assert (done.stdout.decode().strip(), done.stderr, done.returncode) == (with_memory, b"", 0)
    done = run(system_box, 1)
    assert (done.stdout.decode().strip(), done.returncode) == (without, 0)
    assert done.stderr == b""  # what was made is given back
    for number in range(2, 2 + shadows):
        done = run(system_box, number)
        assert (done.stdout, done.returncode) == (b"", 1)
        assert done.stderr.replace(b"held\n", b"") == LACKING
    assert run(system_box, 2 + shadows).stdout.decode().strip() == with_memory


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("maker", ["malloc", "calloc"])
def test_each_allocation_of_a_nested_derivative_may_fail(system_box, level, maker):
    built(system_box, level, maker, "NESTED")
    said = set()
    for number in range(8):
        done = run(system_box, number)
        assert done.returncode in (0, 1)
        assert done.returncode == 0 or b"enzyme-cc: out of memory for the " in done.stderr
        said.add(done.stdout.decode().strip() if done.returncode == 0 else "none")
    assert said == {f"{2 * SQUARES:.15g}", "0", "none"}
