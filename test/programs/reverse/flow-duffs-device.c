// A switch into the middle of a loop, and a coroutine by switch that resumes inside one.
#include "reverse.h"

static void duff(double *to, const double *from, int n) {
  int rounds = (n + 3) / 4;
  switch (n % 4) {
    case 0: do { *to = *from * *to + 1, to++, from++; /* fall through */
        case 3: *to = *from * *to + 2, to++, from++;  /* fall through */
        case 2: *to = *from * *to + 3, to++, from++;  /* fall through */
        case 1: *to = *from * *to + 4, to++, from++;
      } while (--rounds > 0);
  }
}

struct generator {
  int at, i;
  double value;
};

static double next(struct generator *g) {
  switch (g->at) {
    case 0:
      for (g->i = 0; g->i < 3; g->i++) {
        g->value *= 1.5;
        g->at = 1;
        return g->value;
        case 1: g->value = sin(g->value);
      }
      g->at = 2;
  }
  return -g->value;
}

static void all(const double *x, double *y) {
  for (int i = 0; i < 11; i++) y[i] = x[i % 5];
  duff(y, x, 7);
  duff(y + 1, y, 9);
  struct generator g = {0, 0, x[1]};
  for (int i = 0; i < 6; i++) y[i + 5] += next(&g);
}

int main(void) {
  CHECK_ADJOINT_MAP(all, ((double[]){0.9, -0.4, 0.7, 0.2, 1.1, 0.5, -0.6}), 7, 11, NULL);
  return checked();
}
