"""Large buffers of a tape wait for the next derivative call, and are freed at the end."""

import pytest

#: Keeps 8 bytes for each of 400,000 rounds; the number of rounds is known, or is not.
FUNCTION = """
static double keep(double x, long n) {
  for (long i = 0; i < n; i++) x = x * x * 0.5 + 0.4;
  return x;
}
static double grow(double x, long until) {
  for (long i = 0; x * i < until; i++) x = x * x * 0.5 + 0.4;
  return x;
}
double __enzyme_autodiff(void *, ...);
double kept(double x, long n) { return __enzyme_autodiff((void *)keep, x, n); }
double grown(double x, long u) { return __enzyme_autodiff((void *)grow, x, u); }
"""

FAULTS = r"""
#include <stdio.h>
#include <sys/resource.h>
double kept(double, long), grown(double, long);
static long faults(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_minflt;
}
int main(void) {
  double a = kept(0.3, 400000), b = grown(0.3, 200000);
  long second = faults();
  for (int i = 0; i < 8; i++)
    if (kept(0.3, 400000 - i) != a || grown(0.3, 200000) != b) return 2;
  long end = faults();
  printf("%d\n", end - second < 100);
}
"""

UNLOADED = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <malloc.h>
#include <stdio.h>
int main(void) {
  size_t before = 0, now = 0;
  for (int i = 0; i < 4; i++) {
    void *library = dlopen("./libf.so", RTLD_NOW);
    if (!library) return puts(dlerror()), 1;
    double (*kept)(double, long) = (double (*)(double, long))dlsym(library, "kept");
    kept(0.3, 400000);
    struct mallinfo2 info = mallinfo2();
    size_t during = info.hblkhd + info.uordblks;
    dlclose(library);
    info = mallinfo2();
    now = info.hblkhd + info.uordblks;
    if (during < now + 3000000) return 3;
    if (i == 1) before = now;
  }
  printf("%d\n", now < before + 100000);
}
"""


@pytest.mark.parametrize("options", ["-O0 -g", "-O2", "-O2 -flto", "-O1 -static"])
def test_pages_of_a_tape_are_faulted_in_once(box, options):
    box.write("f.c", FUNCTION)
    box.write("main.c", FAULTS)
    box.ok(*options.split(), "f.c", "main.c", "-o", "a", "-lm")
    assert box.run(box.folder / "a").stdout == b"1\n"


def test_a_library_that_is_unloaded_keeps_nothing(box):
    box.write("f.c", FUNCTION)
    box.write("main.c", UNLOADED)
    box.ok("-O2", "-shared", "-fPIC", "f.c", "-o", "libf.so")
    box.ok("main.c", "-o", "a", "-ldl")
    assert box.run(box.folder / "a").stdout == b"1\n"


def test_files_share_what_waits(box):
    box.write("f.c", FUNCTION)
    box.write("g.c", FUNCTION.replace("double kept", "double other").replace("grown", "another"))
    text = FAULTS.replace("long second = faults();", "long second = faults(); other(0.3, 400000);")
    box.write("main.c", text.replace("int main", "double other(double, long); int main"))
    box.ok("-O1", "f.c", "g.c", "main.c", "-o", "a")
    assert box.run(box.folder / "a").stdout == b"1\n"


INNER = """
extern int enzyme_const;
double __enzyme_autodiff(void *, double, int, long);
double summed(double x, long n) {
  double s = 0, y = x;
  for (long i = 0; (long)(i * y / y) < n; i++) {
    s += y * y * x;
    y = y * y * 0.3 + 0.1 * x * y + 0.5;
    if (y > 1) y -= 0.7;
  }
  return s;
}
double slope(double x, long n) {
  return __enzyme_autodiff((void *)summed, x, enzyme_const, n);
}
"""

OUTER = r"""
#include <stdio.h>
extern int enzyme_const;
double slope(double, long), __enzyme_autodiff(void *, double, int, long);
double __enzyme_fwddiff(void *, double, double, int, long);
int main(void) {
  double x = 0.35, h = 1e-6, back = __enzyme_autodiff((void *)slope, x, enzyme_const, 3000L);
  double on = __enzyme_fwddiff((void *)slope, x, 1.0, enzyme_const, 3000L);
  double around = (slope(x + h, 3000) - slope(x - h, 3000)) / (2 * h);
  printf("%.6f %.6f %.2f\n", back / on, on / around, on);
}
"""


@pytest.mark.parametrize("options", ["-O0 -g", "-O2", "-O2 -flto"])
def test_a_derivative_of_another_file_that_grows_is_differentiated_again(box, options):
    box.write("inner.c", INNER)
    box.write("outer.c", OUTER)
    box.ok(*options.split(), "inner.c", "outer.c", "-o", "a")
    assert box.run(box.folder / "a").stdout == b"1.000000 1.000000 979.61\n"
