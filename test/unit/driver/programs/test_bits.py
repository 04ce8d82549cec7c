"""Arithmetic on the bits of numbers is refused at every level, for LLVM forgets what it loads."""

import pytest
from boxes import Box

C = """
#include <math.h>
#include <stdint.h>
#include <string.h>
extern int enzyme_dup;
void REQUEST(void *, ...);
static double number(uint64_t bits) { double x; memcpy(&x, &bits, 8); return x; }
static uint64_t bits(double x) { uint64_t u; memcpy(&u, &x, 8); return u; }
static void halved(const double *x, double *y) { *y = number(bits(x[1]) - (1ull << 52)); }
static void counted(const double *x, double *y) { *y = bits(*x); }
static void copied(const double *x, double *y) {
  uint64_t u;
  memcpy(&u, x + 1, 8);
  u -= 1ull << 52;
  memcpy(y, &u, 8);
  *y *= 3;
}
static void rooted(const double *x, double *y) {
  uint64_t u;
  memcpy(&u, x, 8);
  *y = number(0x5fe6eb50c7b537a9 - (u >> 1));
}
static void rounded(const double *x, double *y) {
  *y = number(bits(x[1] / 3) & ~0xffffffffull) - 4 / 3.0 - 4;
}
static void negated(const double *x, double *y) { *y = number(bits(x[1]) ^ (1ull << 63)); }
double x[2] = {3, 4}, dx[2] = {1, 1}, y, dy;
int main(void) {
  REQUEST((void *)FUNCTION, enzyme_dup, x, dx, enzyme_dup, &y, &dy);
  double wanted = WANTED;
  return !(fabs(y + 4) < 1e-6 && fabs(dy - wanted) < 1e-15);
}
"""


ALL_REFUSED = """
void refused(void) {
  REQUEST((void *)halved, enzyme_dup, x, dx, enzyme_dup, &y, &dy);
  REQUEST((void *)copied, enzyme_dup, x, dx, enzyme_dup, &y, &dy);
  REQUEST((void *)rooted, enzyme_dup, x, dx, enzyme_dup, &y, &dy);
  REQUEST((void *)counted, enzyme_dup, x, dx, enzyme_dup, &y, &dy);
}
"""
#: What is said of each, by a word of its line.
REFUSED = {
    "number(bits(x[1]) - ": "an addition works on",
    "u -= 1ull << 52": "an addition works on",
    "(u >> 1)": "a shift to the right (>>) works on",
    "*y = bits(*x)": "an integer that holds",
}


@pytest.mark.parametrize("level", ["-O0", "-O0 -g", "-O1", "-O2"])
@pytest.mark.parametrize("request_name", ["__enzyme_fwddiff", "__enzyme_autodiff"])
def test_what_is_loaded_to_compute_with_its_bits_is_a_number(
    tmp_path, cache, system, level, request_name
):
    box = Box(tmp_path, cache, system)
    box.write("bits.c", C)
    box.write("refused.c", C + ALL_REFUSED)
    words = (*level.split(), f"-DREQUEST={request_name}")
    done = box.enzyme("-DFUNCTION=negated", "-DWANTED=-1", *words, "-c", "refused.c")
    said = [each for each in done.stderr.decode().splitlines() if " error: " in each]
    lines = C.splitlines()
    for at, (word, wrong) in zip(said, REFUSED.items(), strict=True):
        (line,) = (number for number, each in enumerate(lines, 1) if word in each)
        assert at.startswith(f"refused.c:{line}:"), word
        assert wrong in at, word
        assert "bits of a floating-point number that carries a derivative" in at
        assert at.endswith("[EZ0401]")
    if request_name == "__enzyme_fwddiff":
        for name, wanted in (("negated", "-1"), ("rounded", "1/3.0")):
            given = f"-DFUNCTION={name}", f"-DWANTED={wanted}"
            assert box.enzyme(*given, *words, "bits.c", "-o", "prog", "-lm").returncode == 0
            assert box.run("./prog").returncode == 0, name
