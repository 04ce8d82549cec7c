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


#: A count where a number was, moved from there: then, where it is wrong, a number comes once more.
USED_AGAIN = """
#include <stdio.h>
#include <stdlib.h>
struct amount { union { int count; double value; }; int is_value; };
#define APART static __attribute__((noinline))
APART void put_count(struct amount *it, int count) { it->count = count; it->is_value = 0; }
APART void put_value(struct amount *it, double value) { it->value = value; it->is_value = 1; }
APART void copy(struct amount *to, const struct amount *from) { *to = *from; }
APART double number(const struct amount *it) { return it->is_value ? it->value : it->count; }
static double f(double x) {
  struct amount *each = malloc(3 * sizeof *each);
  put_value(each, BEFORE);
  put_count(each, 3);
  copy(each + 1, each);
  put_value(each + 2, x * x);
  if (IS_WRONG) put_value(each + 1, x / 3), each[1].is_value = 0;
  double made = number(each) * number(each + 1) * number(each + 2);
  free(each);
  return made;
}
int enzyme_dup;
extern double __enzyme_autodiff(void *, double);
extern double __enzyme_fwddiff(void *, int, double, double);
int main(void) { printf("%g\\n", REQUEST); }
"""


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("mode", "before"), [*((one, "7.25") for one in REQUESTS), ("forward", "x")]
)
def test_a_count_where_a_number_was_is_one_until_a_number_comes(
    tmp_path, cache, system, level, mode, before
):
    box = Box(tmp_path, cache, system)
    box.write("again.c", USED_AGAIN)
    words = (*level.split(), f"-DREQUEST={REQUESTS[mode]}", f"-DBEFORE={before}", "again.c")
    box.ok(*words, "-DIS_WRONG=0", "-o", "right")
    assert box.run("./right").stdout == b"90\n"
    done = box.enzyme(*words, "-DIS_WRONG=1", "-o", "wrong")
    if done.returncode:  # where all is inlined, it is known that it is a number
        assert "an integer that holds bits of a floating-point number" in done.stderr.decode()
        return
    done = box.run("./wrong")
    assert done.returncode
    assert "the bits of a floating-point number, or an integer" in done.stderr.decode()


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_half_of_a_number_for_certain_is_refused(tmp_path, cache, system, level):
    box = Box(tmp_path, cache, system)
    box.write(
        "low.c",
        "#include <string.h>\n"
        "double __enzyme_autodiff(void *, double);\n"
        "static double f(double x) {\n"
        "  long bits;\n"
        "  memcpy(&bits, &x, sizeof bits);\n"
        "  return (double)(int)bits * x;\n"
        "}\n"
        "double slope(double x) { return __enzyme_autodiff((void *)f, x); }\n",
    )
    done = box.enzyme(level, "-c", "low.c")
    assert done.returncode
    assert "low.c:6:" in done.stderr.decode()
    assert "EZ0401" in done.stderr.decode()


#: The caller's object is its own shadow: it has no derivative, and keeps the 1 that is put there.
ITS_OWN_SHADOW = """
#include <stdio.h>
struct amount { union { int count; double value; }; int is_value; };
struct both { struct amount *it; double *x; };
#define APART static __attribute__((noinline))
APART void put(struct amount *it, int count) { it->count = count; it->is_value = 0; }
APART void put_value(struct amount *it, double value) { it->value = value; it->is_value = 1; }
APART double number(const struct amount *it) { return it->is_value ? it->value : it->count; }
static double f(struct both *b) {
  struct amount own;
  put_value(&own, b->x[0]);
  put(b->it, 1);
  return number(b->it) * number(&own) * b->x[0];
}
int enzyme_dup;
extern void __enzyme_autodiff(void *, int, struct both *, struct both *);
int main(void) {
  struct amount it = {{.value = 0}, 0};
  double x = 3, dx = 0;
  struct both b = {&it, &x}, db = {&it, &dx};
  __enzyme_autodiff((void *)f, enzyme_dup, &b, &db);
  printf("%g %d\\n", dx, it.count);
}
"""


@pytest.mark.parametrize("level", LEVELS)
def test_a_count_stays_where_the_shadow_is_the_primal(tmp_path, cache, system, level):
    box = Box(tmp_path, cache, system)
    box.write("own.c", ITS_OWN_SHADOW)
    box.ok(*level.split(), "own.c", "-o", "own")
    assert box.run("./own").stdout == b"6 1\n"
