"""Integers of half a word, and what they are computed into, are told from halves of doubles."""

import pytest
from boxes import Box

C = """
#include <stdio.h>
struct amount { union { int halves[2]; double value; }; int is_value; };
static __attribute__((noinline)) double number(const struct amount *it) {
  if (it->is_value) return it->value;
  int half = it->halves[HALF], sum = 0;
  for (int i = 0; i < 2; i++) sum += half - i;
  return MADE;
}
static double f(double x) {
  struct amount each[3] = {{{{0, 0}}, 0}, {{{0, 0}}, 0}, {{{0, 0}}, 1}};
  each[0].halves[HALF] = 3;
  each[1].value = x / 3;
  each[1].is_value = !IS_WRONG;
  each[2].value = x;
  double made = 1;
  for (int i = 0; i < 3; i++) made *= number(each + i);
  return made;
}
int enzyme_dup;
extern double __enzyme_autodiff(void *, double);
extern double __enzyme_fwddiff(void *, int, double, double);
int main(void) { printf("%g\\n", REQUEST); }
"""

REQUESTS = {
    "reverse": "__enzyme_autodiff((void*)f,5.0)",
    "forward": "__enzyme_fwddiff((void*)f,enzyme_dup,5.0,1.0)",
}
#: What is made a number: 3, of a half that is 3.
MADE = {"itself": "half", "computed": "5 * half - 12", "chosen": "half == 2 ? 1 : half"}
MADE["summed up"] = "sum - 2"
LEVELS = "-O0", "-O1", "-O2 -fno-strict-aliasing", "-O1 -fsanitize=signed-integer-overflow"
WAYS = [(mode, half, "itself") for mode in REQUESTS for half in (0, 1)]
WAYS += [("reverse", 0, made) for made in MADE if made != "itself"]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("mode", "half", "made"), WAYS)
def test_half_a_double_that_is_converted_stops_the_program(
    tmp_path, cache, system, level, mode, half, made
):
    box = Box(tmp_path, cache, system)
    box.write("halves.c", C)
    said = {"REQUEST": REQUESTS[mode], "HALF": half, "MADE": MADE[made]}
    words = (*level.split(), *(f"-D{name}={what}" for name, what in said.items()))
    for is_wrong in (0, 1):
        done = box.enzyme(*words, f"-DIS_WRONG={is_wrong}", "halves.c", "-o", f"prog{is_wrong}")
        assert done.returncode == 0, done.stderr.decode()
    assert box.run("./prog0").stdout == b"10\n"
    done = box.run("./prog1")
    assert done.returncode
    assert "the bits of a floating-point number, or an integer" in done.stderr.decode()
