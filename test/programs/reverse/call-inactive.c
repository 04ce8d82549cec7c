// Calls that the program says carry no derivative, and numbers of rounds that it names.
#include "reverse.h"

#include <stdlib.h>

double __enzyme_call_inactive_double(void *, ...);
float __enzyme_call_inactive_float(void *, ...);
void __enzyme_call_inactive_void(void *, ...);
long __enzyme_iter(long, long);
int __enzyme_iter_int(int, ...);
struct pair {
  double low, high;
};
struct pair __enzyme_call_inactive_pair(void *, ...);

static int counted;

__attribute__((noinline)) static double step_size(double x) {
  counted++;
  return 0.5 * x * x;
}
static float narrow(float x, short by) { return x * by; }
static void note(const double *x, double *to) { *to = x[0] * x[1]; }
__attribute__((used)) static void *__enzyme_inactive_memory_note = (void *)note;
static struct pair bounds(struct pair of, double by) {
  return (struct pair){of.low - by, of.high + by};
}

static double at[3];

/* What inactive calls have given, as the derivative sees it: constants. */
static double constants(const double *x, int which) {
  return which == 0   ? step_size(at[0])
         : which == 1 ? narrow((float)at[1], 3)
         : which == 2 ? at[0] * at[1]
                      : bounds((struct pair){at[0], at[1]}, at[2]).high + 0 * x[0];
}

static void plain(const double *x, double *y) {
  y[0] = x[0] * constants(x, 0);
  y[1] = x[1] * constants(x, 1) + x[0];
  y[2] = x[2] * constants(x, 2);
  y[3] = x[0] * x[1] * constants(x, 3);
}

static void asked(const double *x, double *y) {
  double noted;
  long rounds = __enzyme_iter((long)3, 5);
  y[0] = y[2] = 0;
  for (long i = 0; i < rounds; i++)
    y[0] += x[0] * __enzyme_call_inactive_double((void *)step_size, x[0]) / 3;
  y[1] = x[1] * __enzyme_call_inactive_float((void *)narrow, (float)x[1], (short)3) + x[0];
  __enzyme_call_inactive_void((void *)note, x, &noted);
  for (int i = 0; i < __enzyme_iter_int(2); i++) y[2] += x[2] * noted / 2;
  struct pair of = {x[0], x[1]};
  y[3] = x[0] * x[1] * __enzyme_call_inactive_pair((void *)bounds, of, x[2]).high;
}

int main(void) {
  double x[3] = {0.75, -1.5, 2.25}, y[4], dx[3], dy[4], tangent[4];
  memcpy(at, x, sizeof x);
  for (int row = 0; row < 4; row++) {
    memset(dx, 0, sizeof dx), memset(dy, 0, sizeof dy);
    dy[row] = 1, counted = 0;
    REQUEST(__enzyme_autodiff_void((void *)asked, enzyme_dup, x, dx, enzyme_dup, y, dy));
    CHECK_GOT("calls", counted, 3, 0);
    for (int i = 0; i < 3; i++) {
      double moved[3], out[4];
      memcpy(moved, x, sizeof x);
      CHECK_GOT("adjoint", dx[i],
                DIFFERENCE(t, x[i], (moved[i] = t, plain(moved, out), out[row])), BY_DIFFERENCES);
    }
    for (int i = 0; i < 3; i++) {
      double along[3] = {i == 0, i == 1, i == 2};
      REQUEST(__enzyme_fwddiff_void((void *)asked, enzyme_dup, x, along, enzyme_dup, y, tangent));
      CHECK_GOT("tangent", tangent[row], dx[i], BY_FORMULA);
    }
  }
  asked(x, y);
  plain(x, dy);
  for (int row = 0; row < 4; row++) CHECK_GOT("value", y[row], dy[row], BY_FORMULA);
  return checked();
}
