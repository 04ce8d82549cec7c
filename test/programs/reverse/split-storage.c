// Split mode: tapes in memory of the user's, and behind a pointer of the user's.
#include "reverse.h"
#include <stdlib.h>

ENZYME_AUGMENTFWD(double, number);
ENZYME_AUGMENTFWD(void, void);

/* Nothing is kept. */
static double scaled(double x) { return 3 * x; }

static double polynomial(const double *x) { return x[0] * x[0] * x[1]; }

static double grows(double *x, int n) {
  double *copy = malloc(n * sizeof *copy), sum = 0;
  int used = 0;
  for (int i = 0; i < n && x[i] > 0; i++) copy[used++] = x[i] * x[i], x[i] = exp(-copy[i]);
  for (int i = 0; i < used; i++) sum += copy[i] * x[used - 1 - i];
  free(copy);
  return sum;
}

static void of_nothing(void) {
  void *tape = &tape;
  double slope = 0;
  REQUEST(tape = __enzyme_augmentfwd_tape((void *)scaled, enzyme_noret, enzyme_out, 2.0));
  CHECK_GOT("no bytes", __enzyme_augmentsize((void *)scaled, enzyme_out), 0, 0);
  CHECK_GOT("no tape", tape == NULL, 1, 0);
  REQUEST(slope = __enzyme_reverse_double((void *)scaled, enzyme_out, 2.0, 5.0, tape));
  CHECK_GOT("without a tape", slope, 15, 0);
}

static void in_a_struct(void) {
  struct {
    long before;
    double tape[2];
    long behind;
  } held = {7, {0, 0}, 9};
  double x[] = {3, 5}, dx[] = {0, 0}, value = 0;
  REQUEST(value = __enzyme_augmentfwd_number((void *)polynomial, enzyme_allocated,
                                             sizeof held.tape, enzyme_tape, held.tape, enzyme_dup,
                                             x, dx));
  CHECK_GOT("a value", value, 45, 0);
  CHECK_GOT("as large as two numbers", __enzyme_augmentsize((void *)polynomial, enzyme_dup), 16, 0);
  x[0] = x[1] = NAN;
  REQUEST(__enzyme_reverse_void((void *)polynomial, enzyme_allocated, sizeof held.tape,
                                enzyme_tape, held.tape, enzyme_dup, x, dx, 2.0));
  CHECK_GOT("by x0", dx[0], 60, 0);
  CHECK_GOT("by x1", dx[1], 18, 0);
  CHECK_GOT("what lies before", held.before, 7, 0);
  CHECK_GOT("what lies behind", held.behind, 9, 0);
}

/* Tapes one after the other in one block, which is moved before they are used. */
static void in_one_block(void) {
  enum { TAPES = 5, N = 3 };
  unsigned long size = __enzyme_augmentsize((void *)grows, enzyme_dup, enzyme_const);
  char *tapes = malloc(TAPES * size + 1);
  double x[TAPES][N], dx[TAPES][N] = {{0}};
  for (int k = 0; k < TAPES; k++) {
    for (int i = 0; i < N; i++) x[k][i] = i < k ? 0.5 + i - k / 8.0 : -1;
    double value = 0;
    REQUEST(value = __enzyme_augmentfwd_number((void *)grows, enzyme_allocated, size, enzyme_tape,
                                               tapes + k * size, enzyme_dup, x[k], dx[k],
                                               enzyme_const, N));
    (void)value;
    for (int i = 0; i < N; i++) x[k][i] = NAN;
  }
  char *moved = malloc(TAPES * size + 1);
  memcpy(moved, tapes, TAPES * size);
  free(tapes);
  for (int k = 0; k < TAPES; k++) {
    REQUEST(__enzyme_reverse_void((void *)grows, enzyme_allocated, size, enzyme_tape,
                                  moved + k * size, enzyme_dup, x[k], dx[k], enzyme_const, N, 1.0));
    double alone[N], adjoint[N] = {0};
    for (int i = 0; i < N; i++) alone[i] = i < k ? 0.5 + i - k / 8.0 : -1;
    REQUEST(__enzyme_autodiff_void((void *)grows, enzyme_dup, alone, adjoint, enzyme_const, N));
    for (int i = 0; i < N; i++) CHECK_GOT("in one block", dx[k][i], adjoint[i], BY_FORMULA);
  }
  free(moved);
}

static void behind_a_pointer(void) {
  double x[] = {3, 5}, dx[] = {0, 0};
  void *tape = NULL;
  REQUEST(__enzyme_augmentfwd_void((void *)polynomial, enzyme_noret, enzyme_tape, &tape,
                                   enzyme_dup, x, dx));
  x[0] = x[1] = NAN;
  REQUEST(__enzyme_reverse_void((void *)polynomial, enzyme_tape, &tape, enzyme_dup, x, dx, 1.0));
  CHECK_GOT("by x0", dx[0], 30, 0);
  CHECK_GOT("by x1", dx[1], 9, 0);
}

int main(void) {
  of_nothing();
  in_a_struct();
  in_one_block();
  behind_a_pointer();
  return checked();
}
