// Results: left alone, of functions chosen by ?:, of void functions, as an array in a struct.
#include "batch.h"

static double left(double x) { return x + 1; }
static double right(double x) { return x * x - 3; }
static void out(double *y, double x) { *y = right(x) * 2; }
static double stored(double *y, double x) { return *y = x * 3; }

static void chosen(int which, const double *x) {
  Two two = {0};
  REQUEST(two = __enzyme_batch_two(which ? (void *)left : (void *)right, enzyme_width, 2, x[0], x[1]));
  CHECK_SAME("chosen", two.of[0], which ? left(x[0]) : right(x[0]));
  CHECK_SAME("chosen", two.of[1], which ? left(x[1]) : right(x[1]));
}

typedef struct {
  double a, b, c;
} Three;
ENZYME_BATCH(Three, three);

int main(void) {
  double x[] = {0.5, 2.5}, y[2] = {0};
  chosen(0, x);
  chosen(1, x);
  REQUEST(__enzyme_batch_void((void *)out, enzyme_width, 2, y, y + 1, x[0], x[1]));
  CHECK_SAME("void", y[0], right(0.5) * 2);
  CHECK_SAME("void", y[1], right(2.5) * 2);
  REQUEST(__enzyme_batch_void((void *)stored, enzyme_width, 2, y, y + 1, x[0], x[1]));
  CHECK_SAME("left alone", y[0], 1.5);
  CHECK_SAME("left alone", y[1], 7.5);
  REQUEST(__enzyme_batch_two((void *)stored, enzyme_width, 2, y, y + 1, x[1], x[0]));
  CHECK_SAME("left alone", y[0], 7.5);
  Three three = {0};
  REQUEST(three = __enzyme_batch_three((void *)left, enzyme_width, 3, 1.0, 2.0, 3.0));
  CHECK_SAME("fields", three.a, 2);
  CHECK_SAME("fields", three.b, 3);
  CHECK_SAME("fields", three.c, 4);
  return checked();
}
