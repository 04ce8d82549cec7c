// Split mode: enzyme_nofree, so that one tape is gone back through several times.
#include "reverse.h"
#include <stdlib.h>

struct node {
  double value;
  struct node *next;
};
struct taped {
  void *tape;
  double result;
};
ENZYME_AUGMENTFWD(struct taped, taped);

/* What is read before anything is stored there gets an adjoint, which must not stay. */
static double with_zeros(const double *x, int n) {
  double *t = calloc(n, sizeof *t), sum = 0;
  for (int i = 0; i < n; i++) {
    sum += t[i] * x[i];
    t[(i + 1) % n] = x[i] * x[i];
    sum += t[i] * x[(i + 1) % n];
  }
  free(t);
  return sum;
}

static double in_a_list(const double *x, int n) {
  struct node *head = NULL;
  double sum = 0;
  for (int i = 0; i < n; i++) {
    struct node *made = malloc(sizeof *made);
    made->value = sin(x[i]), made->next = head, head = made;
  }
  while (head) {
    struct node *next = head->next;
    sum += head->value * (next ? next->value : 1);
    free(head);
    head = next;
  }
  return sum;
}

static double grown(const double *x, int n) {
  double *t = NULL, sum = 0;
  for (int i = 0; i < n; i++) {
    t = realloc(t, (i + 1) * sizeof *t);
    t[i] = x[i] * (i ? t[i - 1] : 1);
    t[0] += t[i];
  }
  for (int i = 0; i < n; i++) sum += t[i];
  free(t);
  return sum;
}

static double again(const double *x, int n) {
  return n ? cos(x[0]) * again(x + 1, n - 1) + x[0] * again(x + 1, n / 2) : 1;
}


static double by_pointer(const double *x, int n) {
  double (*f)(double) = n > 3 ? sin : cos, sum = 0;
  double stack[3] = {0};
  for (int i = 0; i < n; i++) {
    stack[i % 3] += f(x[i]) * stack[(i + 1) % 3] + x[i];
    sum += stack[i % 3];
  }
  return sum;
}

typedef double summed(const double *x, int n);

static double halves(const double *x, int n);
static summed *const TABLE[] = {with_zeros, grown, halves};

/* By pointers to functions of its own, itself among them. */
static double halves(const double *x, int n) {
  if (n < 2) return n ? sin(x[0]) : 1;
  double *t = malloc(n * sizeof *t), sum = 0;
  for (int i = 0; i < n; i++) t[i] = x[i] * x[n - 1 - i];
  for (int i = 0; i < 3; i++) sum += TABLE[(i + n) % 3](t, n / 2) * t[i % n];
  free(t);
  return sum;
}

static const double X[] = {0.5, 1.25, -0.75, 2, 0.3};
enum { N = 5 };

#define CHECK_AGAIN(f)                                                                           \
  do {                                                                                           \
    double x[N], once[N] = {0};                                                                  \
    memcpy(x, X, sizeof x);                                                                      \
    REQUEST(__enzyme_autodiff_void((void *)f, enzyme_dup, x, once, enzyme_const, N));            \
    double dx[N] = {0};                                                                          \
    struct taped made = {0, 0};                                                                  \
    REQUEST(made = __enzyme_augmentfwd_taped((void *)f, enzyme_nofree, enzyme_dup, x, dx,        \
                                             enzyme_const, N));                                  \
    CHECK_GOT(#f, made.result, f(X, N), BY_FORMULA);                                             \
    for (int i = 0; i < N; i++) x[i] = NAN;                                                      \
    for (int k = 1; k < 4; k++) {                                                                \
      memset(dx, 0, sizeof dx);                                                                  \
      REQUEST(__enzyme_reverse_void((void *)f, enzyme_nofree, enzyme_dup, x, dx, enzyme_const,   \
                                    N, (double)k, made.tape));                                   \
      for (int i = 0; i < N; i++) CHECK_GOT(#f, dx[i], k * once[i], BY_FORMULA);                 \
    }                                                                                            \
    memset(dx, 0, sizeof dx);                                                                    \
    REQUEST(__enzyme_reverse_void((void *)f, enzyme_dup, x, dx, enzyme_const, N, -1.0,           \
                                  made.tape));                                                   \
    for (int i = 0; i < N; i++) CHECK_GOT("the last " #f, dx[i], -once[i], BY_FORMULA);          \
  } while (0)

int main(void) {
  CHECK_AGAIN(with_zeros);
  CHECK_AGAIN(in_a_list);
  CHECK_AGAIN(grown);
  CHECK_AGAIN(again);
  CHECK_AGAIN(by_pointer);
  CHECK_AGAIN(halves);
  return checked();
}
