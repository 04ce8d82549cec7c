"""Numbers that old processors lack: derivatives need nothing that their programs do not.

Such as Debian's gcc 12, whose run-time library has no function that rounds to bfloat: a program
that only reads such numbers links, and so does its derivative, which adds to them.
"""

import platform
from pathlib import Path

import pytest

HEAD = """#include <stdio.h>
#include <string.h>
double __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);
extern int enzyme_dup, enzyme_const, enzyme_out;
#define KEPT static __attribute__((noinline))
"""
#: Numbers are given by their bits: nothing rounds before the derivative does.
READING = (
    HEAD
    + """KEPT double dot(const NUMBER *w, const double *x) {
  double sum = 0;
  for (int i = 0; i < 3; i++) sum += (double)w[i] * (double)w[i] * x[i];
  return sum;
}
int main(void) {
  NUMBER w[3], dw[3];
  unsigned short bits[3] = {BITS};
  double x[3] = {1.5, 2, -3}, dx[3] = {0};
  memcpy(w, bits, sizeof w), memset(dw, 0, sizeof dw);
#ifdef FORWARD
  memcpy(dw, bits, sizeof dw);
  printf("%g\\n", __enzyme_fwddiff((void *)dot, enzyme_dup, w, dw, enzyme_const, x));
#else
  __enzyme_autodiff((void *)dot, enzyme_dup, w, dw, enzyme_dup, x, dx);
  for (int i = 0; i < 3; i++) printf("%g %g\\n", (double)dw[i], dx[i]);
#endif
}
"""
)
QUAD = (
    HEAD
    + """KEPT double product(const __float128 *w) {
  __float128 s = 1;
  for (int i = 0; i < 3; i++) s *= w[i] / 4 + w[i] * w[i];
  return s > 0 ? s : -s;
}
int main(void) {
  __float128 w[3] = {-1, 2, 4}, dw[3] = {0};
#ifdef FORWARD
  dw[0] = 1;
  printf("%g\\n", __enzyme_fwddiff((void *)product, enzyme_dup, w, dw));
#else
  __enzyme_autodiff((void *)product, enzyme_dup, w, dw);
  for (int i = 0; i < 3; i++) printf("%g\\n", (double)dw[i]);
#endif
}
"""
)
# w is 1, 2 and -0.5: 2 w x and w w in reverse; forward, along w, 2 w w x in sum.
DOT = ("3 1\n8 4\n3 0.25\n", "17.5\n")
# The factors are 0.75, 4.5 and 17, their slopes -1.75, 4.25 and 8.25.
PRODUCT = ("-133.875\n54.1875\n27.8438\n", "-133.875\n")
PROGRAMS = {
    "bfloat": (READING, ("-DNUMBER=__bf16", "-DBITS=0x3f80,0x4000,0xbf00"), DOT),
    "half": (READING, ("-DNUMBER=_Float16", "-DBITS=0x3c00,0x4000,0xb800"), DOT),
    "fp128": (QUAD, (), PRODUCT),
}
#: What each kind of processor has that the one before has not.
PROCESSORS = {"x86-64": "sse2", "x86-64-v2": "sse4_2", "x86-64-v3": "avx2"}

pytestmark = pytest.mark.skipif(platform.machine() != "x86_64", reason="this is no x86-64")


def has(feature):
    return f" {feature} " in Path("/proc/cpuinfo").read_text().replace("\n", " ")


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("processor", PROCESSORS)
@pytest.mark.parametrize("name", PROGRAMS)
def test_derivatives_need_no_more_of_the_run_time_library_than_their_programs(
    system_box, name, processor, level
):
    if not has(PROCESSORS[processor]):
        pytest.skip(f"this processor is older than {processor}")
    text, words, expected = PROGRAMS[name]
    system_box.write("a.c", text)
    for more, said in zip(([], ["-DFORWARD"]), expected, strict=True):
        system_box.ok(level, f"-march={processor}", *words, *more, "a.c", "-o", "a")
        assert system_box.run("./a").stdout.decode() == said


LINKS = {
    "of objects": ["a.c", "b.c"],
    "of a library": ["-fPIC", "-shared", "b.c", "-o", "libb.so"],
    "by LTO": ["-flto", "-fuse-ld=lld", "a.c", "b.c"],
}


@pytest.mark.parametrize("words", LINKS.values(), ids=LINKS)
def test_so_it_is_in_links_and_no_library_gives_it_to_others(system_box, words):
    text, options, expected = PROGRAMS["bfloat"]
    system_box.write("a.c", text.replace("int main", "int unused"))
    system_box.write("b.c", text.replace("dot", "other"))
    options = ("-O0", "-march=x86-64", *options)
    if "-shared" in words:
        system_box.ok(*options, *words)
        assert b"bf2" not in system_box.run("nm", "-D", "--defined-only", "libb.so").stdout
        return
    system_box.ok(*options, *words, "-o", "app")
    assert system_box.run("./app").stdout.decode() == expected[0]
