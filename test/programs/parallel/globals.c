// Numbers in variables of the file, which regions read and write without being given them.
#include "reverse.h"

enum { N = 12 };

static double table[N], total;
static struct {
  double scale, shift;
} chosen;

__attribute__((noinline)) static double scaled(int i) { return table[i] * chosen.scale + chosen.shift; }

static void all(const double *x, double *y) {
  chosen.scale = x[0] * x[1], chosen.shift = x[2];
  total = 0;
#pragma omp parallel for
  for (int i = 0; i < N; i++) table[i] = x[i] * x[i];
#pragma omp parallel for reduction(+ : total)
  for (int i = 0; i < N; i++) {
    y[i] = scaled(i) * table[(i + 1) % N];
    total += y[i];
  }
  y[N] = total;
}

int main(void) {
  double x[N];
  for (int i = 0; i < N; i++) x[i] = 0.4 + 0.07 * i;
  CHECK_ADJOINT_MAP(all, x, N, N + 1, NULL);
  return checked();
}
