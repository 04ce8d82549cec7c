// A vector of the caller's that grows inside: its shadow afterwards has the derivatives.
#include "reverse.h"

#include <stdlib.h>

enum { OLD = 3, MORE = 3, ALL = OLD + MORE };

struct vector {
  int length, room;
  double *at;
};

static void append(struct vector *v, double x) {
  if (v->length == v->room) {
    v->room += 1 + v->room / 4;
    v->at = realloc(v->at, v->room * sizeof *v->at);
  }
  v->at[v->length++] = x;
}

__attribute__((noinline)) static void append_apart(struct vector *v, double x) { append(v, x); }

/* Of what is there before, the first is overwritten between two growths. */
static double extended(struct vector *v, const double *x) {
  double sum = 0;
  for (int i = 0; i < MORE; i++) {
    double before = v->at[i], again = v->at[OLD - 1];
    if (i & 1) append_apart(v, x[i] * before);
    else append(v, x[i] * v->at[i]);
    sum += before * again;
    if (i == 0) v->at[0] *= x[0];
  }
  for (int i = 0; i < v->length; i++) sum += (i + 1) * v->at[i] * v->at[i];
  return sum;
}

static double from_nothing(struct vector *v, const double *x) {
  for (int i = 0; i < ALL; i++) append(v, x[i % MORE] * i);
  return v->at[1] * v->at[ALL - 1] + v->at[2];
}

static const double A[OLD] = {0.5, -1.5, 2}, X[MORE] = {0.75, 1.25, -0.5};

static double value(const double *p) {
  struct vector v = {OLD, OLD, malloc(sizeof A)};
  memcpy(v.at, p, sizeof A);
  double found = extended(&v, p + OLD);
  free(v.at);
  return found;
}

static struct vector made(int n, double with) {
  struct vector v = {n, n, n ? calloc(n, sizeof *v.at) : NULL};
  for (int i = 0; i < n; i++) v.at[i] = with;
  return v;
}

static void check(const struct vector *d, const double *dx, double before, const double *wanted) {
  for (int i = 0; i < OLD; i++)
    CHECK_GOT("vector", d->at[i], wanted[i] + (i ? before : before * X[0]), BY_DIFFERENCES);
  for (int i = OLD; i < ALL; i++) CHECK_GOT("what is new", d->at[i], 0, 0);
  for (int i = 0; i < MORE; i++) CHECK_GOT("factors", dx[i], wanted[OLD + i], BY_DIFFERENCES);
}

static void grown(const double *wanted) {
  struct vector v = made(OLD, 0), d[WIDTH];
  double dx[WIDTH][MORE] = {{0}};
  memcpy(v.at, A, sizeof A);
  d[0] = made(OLD, 0);
  REQUEST(__enzyme_autodiff_void((void *)extended, enzyme_dup, &v, &d[0], enzyme_dup, X, dx[0]));
#ifndef REFERENCE_ONLY
  check(&d[0], dx[0], 0, wanted);
  CHECK_GOT("length", v.length, ALL, 0);
  CHECK_GOT("is apart", d[0].at != v.at, 1, 0);
#endif
  free(v.at), free(d[0].at);
  v = made(OLD, 0);
  memcpy(v.at, A, sizeof A);
  for (int i = 0; i < WIDTH; i++) d[i] = made(OLD, 0), memset(dx[i], 0, sizeof dx[i]);
  REQUEST(__enzyme_autodiff_void((void *)extended, enzyme_width, WIDTH, enzyme_dup, &v, &d[0],
                                 &d[1], &d[2], &d[3], enzyme_dup, X, dx[0], dx[1], dx[2], dx[3]));
#ifndef REFERENCE_ONLY
  for (int i = 0; i < WIDTH; i++) check(&d[i], dx[i], 0, wanted);
#endif
  for (int i = 0; i < WIDTH; i++) free(d[i].at);
  free(v.at);
}

/* What was in the shadow stays, where nothing is overwritten; inactive memory gets nothing. */
static void unusual(void) {
  struct vector v = made(0, 0), d = made(0, 0);
  double dx[MORE] = {0};
  REQUEST(__enzyme_autodiff_void((void *)from_nothing, enzyme_dup, &v, &d, enzyme_dup, X, dx));
  CHECK_GOT("first", dx[0], 0, 0);
  CHECK_GOT("second", dx[1], 5 * X[2], BY_FORMULA);
  CHECK_GOT("third", dx[2], 5 * X[1] + 2, BY_FORMULA);
#ifndef REFERENCE_ONLY
  for (int i = 0; i < ALL; i++) CHECK_GOT("what is new", d.at[i], 0, 0);
#endif
  free(v.at), free(d.at);
  v = made(OLD, 1), d = made(OLD, 8);
  d.at[0] = 0;
  dx[0] = dx[1] = dx[2] = 0;
  REQUEST(__enzyme_autodiff_void((void *)from_nothing, enzyme_dup, &v, &d, enzyme_dup, X, dx));
#ifndef REFERENCE_ONLY
  CHECK_GOT("untouched", d.at[0], 0, 0);
  CHECK_GOT("seeds", d.at[2], 8 + 1, 0);
#endif
  free(v.at), free(d.at);
  v = made(1, 0), v.length = 0;
  dx[0] = dx[1] = dx[2] = 0;
  REQUEST(__enzyme_autodiff_void((void *)from_nothing, enzyme_dup, &v, &v, enzyme_dup, X, dx));
  for (int i = 0; i < MORE; i++) CHECK_GOT("inactive", dx[i], 0, 0);
#ifndef REFERENCE_ONLY
  for (int i = 0; i < ALL; i++) CHECK_GOT("primal", v.at[i], X[i % MORE] * i, 0);
#endif
  free(v.at);
}

int main(void) {
  double point[ALL], wanted[ALL];
  memcpy(point, A, sizeof A), memcpy(point + OLD, X, sizeof X);
  for (int i = 0; i < ALL; i++) {
    double at = point[i];
    wanted[i] = DIFFERENCE(t, at, (point[i] = t, value(point)));
    point[i] = at;
  }
  CHECK_GRADIENT(value, point, ALL, NULL);
  grown(wanted);
  unusual();
  return checked();
}
