// What one thread hands on: copyprivate, locks taken twice or tried.
#include "reverse.h"
#ifdef _OPENMP
#include <omp.h>
#else
#define omp_init_nest_lock(l) (void)(l)
#define omp_set_nest_lock(l) (void)(l)
#define omp_unset_nest_lock(l) (void)(l)
#define omp_test_nest_lock(l) ((void)(l), 1)
#define omp_init_lock(l) (void)(l)
#define omp_test_lock(l) ((void)(l), 1)
#define omp_unset_lock(l) (void)(l)
typedef int omp_nest_lock_t;
typedef int omp_lock_t;
#endif

enum { N = 8 };

static void copied(const double *x, double *y) {
  double sum = 0, scale, pair[2];
  int first;
#pragma omp parallel private(scale, pair, first) reduction(+ : sum)
  {
    for (int step = 0; step < 2; step++) {
#pragma omp single copyprivate(scale, pair, first)
      {
        scale = x[0] * x[1];
        pair[0] = x[2] * x[3];
        pair[1] = sin(x[4 + step]);
        first = step;
      }
#pragma omp for
      for (int i = 0; i < N; i++) sum += scale * x[i] * pair[(i + first) % 2];
    }
    pair[0] = 0;
  }
  y[0] = sum;
}

static double state;
static omp_nest_lock_t twice;

static void change(double by) {
  omp_set_nest_lock(&twice);
  state *= by;
  omp_unset_nest_lock(&twice);
}

static void locked(const double *x, double *y) {
  omp_lock_t tried;
  double other = 1;
  state = 1;
  omp_init_nest_lock(&twice);
  omp_init_lock(&tried);
#pragma omp parallel for
  for (int i = 0; i < N; i++) {
    omp_set_nest_lock(&twice);
    state *= 1 + x[i];
    change(x[i]);
    omp_unset_nest_lock(&twice);
    while (!omp_test_nest_lock(&twice)) continue;
    change(1 + x[i] * x[i]);
    omp_unset_nest_lock(&twice);
    while (!omp_test_lock(&tried)) continue;
    other *= 0.5 + x[i];
    omp_unset_lock(&tried);
  }
  y[0] = state, y[1] = other;
}

int main(void) {
  double x[N];
  for (int i = 0; i < N; i++) x[i] = 0.5 + 0.08 * i;
  CHECK_ADJOINT_MAP(copied, x, N, 1, NULL);
  CHECK_ADJOINT_MAP(locked, x, N, 2, NULL);
  return checked();
}
