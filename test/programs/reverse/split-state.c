// Split mode: what functions keep in variables, calls through pointers and tables, recursion.
#include "reverse.h"
#include <stdlib.h>

struct taped {
  void *tape;
  double result;
};
ENZYME_AUGMENTFWD(struct taped, taped);

static double rate = 1.5, total, history[4];
static int calls;

static double counted(double x) {
  total = total * rate + x * x;
  history[calls++ % 4] = total;
  return total * sin(x) + history[(calls + 2) % 4];
}

static double twice(const double *x) {
  calls = 0, total = 0;
  memset(history, 0, sizeof history);
  double sum = 0;
  for (int i = 0; i < 5; i++) sum += counted(x[i]) * counted(x[4 - i]);
  return sum;
}

struct shape {
  double (*area)(const struct shape *, double);
  double a, b;
};

static double ellipse(const struct shape *s, double t) { return 3 * s->a * s->b * t; }
static double box(const struct shape *s, double t) { return s->a * t + s->b * s->b * t * t; }

static double tree(const double *x, int n) {
  if (n < 2) return n ? sin(*x) : 1;
  double left = tree(x, n / 2), right = tree(x + n / 2, n - n / 2);
  return left * right + left / (2 + right * right);
}

static double areas(const double *x, int n) {
  struct shape *shapes = malloc(n * sizeof *shapes);
  double sum = 0;
  for (int i = 0; i < n; i++)
    shapes[i] = (struct shape){i % 2 ? ellipse : box, x[i], x[(i + 1) % n]};
  for (int i = 0; i < n; i++) sum += shapes[i].area(shapes + i, sum + x[0]);
  free(shapes);
  return sum + tree(x, n);
}

static double stopping(double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n && sum < 10; i++) {
    if (x[i] < 0) continue;
    while (x[i] > 0.125) {
      sum += x[i];
      x[i] *= x[i] / (1 + x[i]);
    }
  }
  return sum;
}

enum { N = 5 };
static const double X[N] = {0.5, 1.25, -0.75, 2, 0.3};

ONCE void spoil_state(void) {
  total = rate = NAN, calls = 1000003;
  for (int i = 0; i < 4; i++) history[i] = NAN;
}

static void variables(void) {
  double x[N], dx[2][N] = {{0}}, once[2][N] = {{0}};
  struct taped made[2] = {{0, 0}};
  for (int k = 0; k < 2; k++) {
    for (int i = 0; i < N; i++) x[i] = X[i] + k;
    REQUEST(__enzyme_autodiff_void((void *)twice, enzyme_dup, x, once[k]));
  }
  for (int k = 0; k < 2; k++) {
    for (int i = 0; i < N; i++) x[i] = X[i] + k;
    rate = 1.5;
    double value = twice(x);
    REQUEST(made[k] = __enzyme_augmentfwd_taped((void *)twice, enzyme_dup, x, dx[k]));
    CHECK_GOT("with variables", made[k].result, value, BY_FORMULA);
    spoil_state();
  }
  for (int k = 0; k < 2; k++)
    REQUEST(__enzyme_reverse_void((void *)twice, enzyme_dup, x, dx[k], 1.0, made[k].tape));
  for (int k = 0; k < 2; k++)
    for (int i = 0; i < N; i++) CHECK_GOT("of variables", dx[k][i], once[k][i], BY_FORMULA);
  rate = 1.5;
}

#define CHECK_SPLIT(f)                                                                            \
  do {                                                                                            \
    double x[N], dx[N] = {0}, once[N] = {0};                                                      \
    struct taped made = {0, 0};                                                                   \
    memcpy(x, X, sizeof x);                                                                       \
    REQUEST(__enzyme_autodiff_void((void *)f, enzyme_dup, x, once, enzyme_const, N));             \
    memcpy(x, X, sizeof x);                                                                       \
    double value = f(x, N);                                                                       \
    memcpy(x, X, sizeof x);                                                                       \
    REQUEST(made = __enzyme_augmentfwd_taped((void *)f, enzyme_dup, x, dx, enzyme_const, N));     \
    CHECK_GOT(#f, made.result, value, BY_FORMULA);                                                \
    for (int i = 0; i < N; i++) x[i] = NAN;                                                       \
    REQUEST(                                                                                      \
        __enzyme_reverse_void((void *)f, enzyme_dup, x, dx, enzyme_const, N, 1.0, made.tape));    \
    for (int i = 0; i < N; i++) CHECK_GOT("of " #f, dx[i], once[i], BY_FORMULA);                  \
  } while (0)

int main(void) {
  variables();
  CHECK_SPLIT(areas);
  CHECK_SPLIT(stopping);
  return checked();
}
