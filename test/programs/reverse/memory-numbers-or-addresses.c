// Memory that holds numbers, or an address: unions, and pieces of a pool that comes from outside.
#include "reverse.h"

enum { N = 4 };

union shared {
  float numbers[2];
  const double *place;
};
struct apart {
  double numbers[2];
  const double *place;
};

#define IN_TURNS(name, kind)                                                                       \
  static void name(const double *x, double *y) {                                                   \
    kind v[2];                                                                                     \
    double kept[N];                                                                                \
    v[0].numbers[0] = x[0], v[0].numbers[1] = x[1];                                                \
    v[1].place = x;                                                                                \
    for (int i = 0; i < N; i++) {                                                                  \
      kind *a = v + (i & 1), *b = v + !(i & 1);                                                    \
      kept[i] = a->numbers[0] * 0.5 + a->numbers[1] * *b->place;                                   \
      y[i] = kept[i] * x[i];                                                                       \
      a->place = kept + i;                                                                         \
      b->numbers[0] = kept[i], b->numbers[1] = x[1];                                               \
    }                                                                                              \
  }
IN_TURNS(shared, union shared)
IN_TURNS(apart, struct apart)

struct pool {
  void *free;
};

static __attribute__((noinline)) void give_back(struct pool *p, void *piece) {
  *(void **)piece = p->free;
  p->free = piece;
}

static __attribute__((noinline)) double *take(struct pool *p) {
  void *piece = p->free;
  p->free = *(void **)piece;
  return piece;
}

static void pooled(struct pool *p, const double *x, double *y) {
  double *u = take(p), *v = take(p);
  for (int i = 0; i < N; i++) u[i] = x[i], v[i] = x[i] * x[0];
  give_back(p, u);
  double *w = take(p);
  for (int i = 0; i < N; i++) w[i] = v[i] * v[i];
  give_back(p, v);
  u = take(p);
  for (int i = 0; i < N; i++) u[i] = w[i] * x[N - 1 - i];
  for (int i = 0; i < N; i++) y[i] = u[i] * u[0];
  give_back(p, w), give_back(p, u);
}

static void plain(const double *x, double *y) {
  double u[N];
  for (int i = 0; i < N; i++) u[i] = x[i] * x[0] * x[i] * x[0] * x[N - 1 - i];
  for (int i = 0; i < N; i++) y[i] = u[i] * u[0];
}

extern void __enzyme_autodiff_map(void *, const double *, double *, double *, double *);
extern void __enzyme_autodiff_pooled(void *, struct pool *, struct pool *, const double *, double *,
                                     double *, double *);

static const double at[N] = {1.25, -0.75, 0.5, 0.875};
static const double weights[N] = {1, 2, -1, 0.5};

static void check(const char *name, const double *got, void map(const double *, double *)) {
  double y[N], seed[N], wanted[N] = {0};
  memcpy(seed, weights, sizeof seed);
  REQUEST(__enzyme_autodiff_map((void *)map, at, wanted, y, seed));
  for (int i = 0; i < N; i++) CHECK_GOT(name, got[i], wanted[i], 64 * FLT_EPSILON);
}

int main(void) {
  CHECK_ADJOINT_MAP(apart, at, N, N, NULL);
  CHECK_ADJOINT_MAP(plain, at, N, N, NULL);
  double y[N], seed[N], got[2][N] = {{0}};
  memcpy(seed, weights, sizeof seed);
  REQUEST(__enzyme_autodiff_map((void *)shared, at, got[0], y, seed));
  check("in a union", got[0], apart);
  static double pieces[2][N][N];
  struct pool pools[2] = {{NULL}, {NULL}};
  for (int i = 0; i < 2 * N; i++) give_back(pools + i % 2, pieces[i % 2][i / 2]);
  memcpy(seed, weights, sizeof seed);
  REQUEST(__enzyme_autodiff_pooled((void *)pooled, pools, pools + 1, at, got[1], y, seed));
  check("in a pool", got[1], plain);
  return checked();
}
