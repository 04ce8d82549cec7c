// Split mode: results with and without derivative, through memory, pointers with shadows.
#include "reverse.h"
#include <stdlib.h>

struct pair {
  double a, b;
};
struct five {
  double of[5];
};
struct taped {
  void *tape;
  double result;
};
struct taped_pair {
  void *tape;
  struct pair result;
};
struct taped_five {
  void *tape;
  struct five result;
};
struct taped_pointer {
  void *tape;
  double *result, *shadow;
};
struct taped_plain {
  void *tape;
  double *result;
};
ENZYME_AUGMENTFWD(struct taped, taped);
ENZYME_AUGMENTFWD(struct taped_pair, pair);
ENZYME_AUGMENTFWD(struct taped_five, five);
ENZYME_AUGMENTFWD(struct taped_pointer, pointer);
ENZYME_AUGMENTFWD(struct taped_plain, plain);
ENZYME_REVERSE(struct pair, pair);

static double product(double x, double y) { return sin(x) * y * y; }

static struct pair turned(double r, double angle) {
  return (struct pair){r * cos(angle), r * sin(angle)};
}

static struct five powers(double *x) {
  struct five made;
  for (int i = 0; i < 5; i++) made.of[i] = pow(*x, i + 1);
  *x = 0;
  return made;
}

static double *squares(const double *x, int n) {
  double *made = malloc(n * sizeof *made);
  for (int i = 0; i < n; i++) made[i] = x[i] * x[i];
  return made;
}

static double *within(double *x, int i) {
  x[i] *= x[i + 1];
  return x + i;
}

static void numbers(void) {
  struct taped made = {0, 0};
  struct pair got = {0, 0};
  REQUEST(made = __enzyme_augmentfwd_taped((void *)product, enzyme_out, 0.5, enzyme_out, 3.0));
  CHECK_GOT("the primal", made.result, product(0.5, 3), BY_FORMULA);
  REQUEST(got = __enzyme_reverse_pair((void *)product, enzyme_out, 0.5, enzyme_out, 3.0, 2.0,
                                      made.tape));
  CHECK_GOT("by x", got.a, 2 * cos(0.5) * 9, BY_FORMULA);
  CHECK_GOT("by y", got.b, 2 * sin(0.5) * 6, BY_FORMULA);
  void *tape = NULL;
  double slope = 0;
  REQUEST(tape = __enzyme_augmentfwd_tape((void *)product, enzyme_noret, enzyme_const, 0.5,
                                          enzyme_out, 3.0));
  REQUEST(slope = __enzyme_reverse_double((void *)product, enzyme_const, 0.5, enzyme_out, 3.0, 1.0,
                                          tape));
  CHECK_GOT("by y alone", slope, sin(0.5) * 6, BY_FORMULA);
  REQUEST(made = __enzyme_augmentfwd_taped((void *)product, enzyme_const_return, enzyme_out, 0.5,
                                           enzyme_out, 3.0));
  CHECK_GOT("a constant result", made.result, product(0.5, 3), BY_FORMULA);
  REQUEST(got = __enzyme_reverse_pair((void *)product, enzyme_const_return, enzyme_out, 0.5,
                                      enzyme_out, 3.0, made.tape));
  CHECK_GOT("of a constant result", got.a, 0, 0);
  CHECK_GOT("of a constant result", got.b, 0, 0);
}

static void structs(void) {
  struct taped_pair made = {0, {0, 0}};
  struct pair got = {0, 0}, seed = {2, -1};
  REQUEST(made = __enzyme_augmentfwd_pair((void *)turned, enzyme_out, 2.0, enzyme_out, 0.5));
  CHECK_GOT("re", made.result.a, 2 * cos(0.5), BY_FORMULA);
  REQUEST(got = __enzyme_reverse_pair((void *)turned, enzyme_out, 2.0, enzyme_out, 0.5, seed,
                                      made.tape));
  CHECK_GOT("by r", got.a, 2 * cos(0.5) - sin(0.5), BY_FORMULA);
  CHECK_GOT("by angle", got.b, 2 * (-2 * sin(0.5) - cos(0.5)), BY_FORMULA);
}

static void through_memory(void) {
  struct taped_five made = {0, {{0}}};
  struct five seeds = {{0}};
  double x = 0.75, dx = 0, wanted = 0;
  REQUEST(made = __enzyme_augmentfwd_five((void *)powers, &seeds, enzyme_dup, &x, &dx));
  for (int i = 0; i < 5; i++) {
    CHECK_GOT("a power", made.result.of[i], pow(0.75, i + 1), BY_FORMULA);
    seeds.of[i] = i - 1.5;
    wanted += (i - 1.5) * (i + 1) * pow(0.75, i);
  }
  x = NAN;
  REQUEST(__enzyme_reverse_void((void *)powers, &seeds, enzyme_dup, &x, &dx, made.tape));
  CHECK_GOT("of all powers", dx, wanted, BY_FORMULA);
  for (int i = 0; i < 5; i++) CHECK_GOT("a seed", seeds.of[i], 0, 0);
}

static void pointers(void) {
  enum { N = 4 };
  double x[N] = {1, -2, 3, 0.5}, dx[N] = {0};
  struct taped_pointer made = {0, 0, 0};
  REQUEST(made = __enzyme_augmentfwd_pointer((void *)squares, enzyme_dup_return, enzyme_dup, x, dx,
                                             enzyme_const, N));
#ifndef REFERENCE_ONLY
  for (int i = 0; i < N; i++) {
    CHECK_GOT("a square", made.result[i], x[i] * x[i], 0);
    CHECK_GOT("its shadow", made.shadow[i], 0, 0);
    made.shadow[i] = i + 1;
  }
  free(made.result);
  REQUEST(__enzyme_reverse_void((void *)squares, enzyme_dup_return, enzyme_dup, x, dx,
                                enzyme_const, N, made.tape));
  free(made.shadow);
#endif
  for (int i = 0; i < N; i++) CHECK_GOT("of a square", dx[i], 2 * x[i] * (i + 1), 0);
  struct taped_plain plain = {0, 0};
  double y[N] = {2, 3, 5, 7}, dy[N] = {1, 10, 100, 1000};
  REQUEST(plain = __enzyme_augmentfwd_plain((void *)within, enzyme_const_return, enzyme_dup, y, dy,
                                            enzyme_const, 1));
  CHECK_GOT("where it points", plain.result - y, 1, 0);
  CHECK_GOT("what is there", y[1], 15, 0);
  REQUEST(__enzyme_reverse_void((void *)within, enzyme_const_return, enzyme_dup, y, dy,
                                enzyme_const, 1, plain.tape));
  CHECK_GOT("of the first", dy[1], 50, 0);
  CHECK_GOT("of the second", dy[2], 130, 0);
  double z[N] = {2, 3, 5, 7}, dz[N] = {0};
  REQUEST(made = __enzyme_augmentfwd_pointer((void *)within, enzyme_dup, z, dz, enzyme_const, 1));
  CHECK_GOT("a shadow inside another", made.shadow - dz, 1, 0);
  dz[1] = 1;
  REQUEST(__enzyme_reverse_void((void *)within, enzyme_dup, z, dz, enzyme_const, 1, made.tape));
  CHECK_GOT("of the first", dz[1], 5, 0);
  CHECK_GOT("of the second", dz[2], 3, 0);
}

int main(void) {
  numbers();
  structs();
  through_memory();
  pointers();
  return checked();
}
