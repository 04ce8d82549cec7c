// Ranks of pages: links in lists of neighbours with active weights, iterated until they settle.
#include "reverse.h"

enum { PAGES = 5, LINKS = 8 };
static const struct link {
  int from, to;
} links[LINKS] = {{0, 1}, {0, 2}, {1, 2}, {2, 0}, {3, 2}, {3, 4}, {4, 0}, {4, 3}};

static void ranks(const double *x, double *y) {
  double out[PAGES] = {0}, strength[LINKS], next[PAGES], change;
  for (int i = 0; i < LINKS; i++) out[links[i].from] += strength[i] = exp(x[i]);
  for (int i = 0; i < PAGES; i++) y[i] = 1.0 / PAGES;
  do {
    change = 0;
    for (int i = 0; i < PAGES; i++) next[i] = (1 - x[LINKS]) / PAGES;
    for (int i = 0; i < LINKS; i++)
      next[links[i].to] += x[LINKS] * y[links[i].from] * strength[i] / out[links[i].from];
    for (int i = 0; i < PAGES; i++) {
      change += fabs(next[i] - y[i]);
      y[i] = next[i];
    }
  } while (change > 1e-15);
}

int main(void) {
  double x[] = {0.5, -1, 0.8, 0.3, 1, 0.2, -1, 0.5, 0.8};
  CHECK_ADJOINT_MAP(ranks, x, LINKS + 1, PAGES, NULL);
  return checked();
}
