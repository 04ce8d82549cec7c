"""Numbers that come as addresses, and would lose their derivatives, stop the program."""

import pytest
from boxes import Box

C = """
#include <stdio.h>
#include <string.h>
typedef double *__attribute__((may_alias)) word;
struct value { union { double real; double *at; }; int is_at; };
static __attribute__((noinline)) void put(struct value *to, word given, int is_at) {
  *(word *)to = given;
  to->is_at = is_at;
}
static __attribute__((noinline)) word taken(const struct value *from) {
  return *(const word *)from;
}
static __attribute__((noinline)) void passed(struct value *to, const struct value *from) {
  put(to, *(const word *)from, from->is_at);
}
static __attribute__((noinline)) void moved(struct value *to, const struct value *from) {
  *(word *)to = *(const word *)from;
  to->is_at = from->is_at;
}
static __attribute__((noinline)) void returned(struct value *to, const struct value *from) {
  *(word *)to = taken(from);
  to->is_at = from->is_at;
}
static __attribute__((noinline)) void unsteady(struct value *to, const struct value *from) {
  volatile word kept = *(const word *)from;
  *(word *)to = kept;
  to->is_at = from->is_at;
}
static __attribute__((noinline)) double get(const struct value *v) {
  return v->is_at ? *v->at : v->real;
}
static __attribute__((noinline)) void taken_for(struct value *to, const struct value *from) {
  word given = taken(from);
  memcpy(&to->real, &given, 8);
  to->is_at = 0;
}
static double f(double x) {
  double far = 3 * x;
  struct value v[4];
  v[0].real = x * x, v[0].is_at = 0;
  v[1].at = &far, v[1].is_at = 1;
  MOVE(v + 2, v + IS_AT);
  return get(v + 2);
}
extern double __enzyme_autodiff(void *, double);
int main(void) { printf("%g\\n", __enzyme_autodiff((void *)f, 5.0)); }
"""

LOST = "a floating-point number that carries a derivative was taken for an address here"


@pytest.mark.parametrize("level", ["-O1", "-O2 -g"])
@pytest.mark.parametrize("move", ["passed", "returned", "unsteady"])
def test_a_number_that_comes_as_an_address_stops_the_program(tmp_path, cache, system, level, move):
    box = _built(tmp_path, cache, system, f"{level} -DMOVE={move}")
    done = box.run("./number")
    assert done.returncode
    assert LOST in done.stderr.decode()
    assert box.run("./address").stdout == b"3\n"


def test_a_number_that_is_taken_from_an_address_stops_the_program(tmp_path, cache, system):
    box = _built(tmp_path, cache, system, "-O2 -DMOVE=taken_for")
    done = box.run("./number")
    assert done.returncode
    assert LOST in done.stderr.decode()


def test_without_optimisation_words_are_moved_as_integers(tmp_path, cache, system):
    box = _built(tmp_path, cache, system, "-O0 -DMOVE=returned")
    assert box.run("./number").stdout == b"10\n"
    assert box.run("./address").stdout == b"3\n"


def _built(tmp_path, cache, system, flags):
    box = Box(tmp_path, cache, system)
    box.write("words.c", C)
    for name, is_at in (("number", 0), ("address", 1)):
        done = box.enzyme(*flags.split(), f"-DIS_AT={is_at}", "words.c", "-o", name)
        assert done.returncode == 0, done.stderr.decode()
    return box


TWICE = """
extern void *__enzyme_augmentfwd(void *, ...);
extern double __enzyme_reverse(void *, ...);
int enzyme_noret, enzyme_nofree, enzyme_out;
int main(void) {
  void *tape = __enzyme_augmentfwd((void *)f, enzyme_noret, enzyme_out, 5.0);
  double one = __enzyme_reverse((void *)f, enzyme_nofree, enzyme_out, 5.0, 1.0, tape);
  printf("%g %g\\n", one, __enzyme_reverse((void *)f, enzyme_out, 5.0, 1.0, tape));
}
"""


def test_a_tape_that_stays_has_addresses_that_are_only_moved(tmp_path, cache, system):
    code = C[: C.index("extern double __enzyme")].replace("MOVE(", "moved(") + TWICE
    box = Box(tmp_path, cache, system)
    box.write("words.c", code)
    for name, is_at in (("number", 0), ("address", 1)):
        box.ok("-O2", "-g", f"-DIS_AT={is_at}", "words.c", "-o", name)
    assert LOST in box.run("./number").stderr.decode()
    assert box.run("./address").stdout == b"3 3\n"
