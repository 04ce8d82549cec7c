// Global numbers written and read across calls that are not inlined, in loops and in recursion.
#include "reverse.h"

static double level, trace[4];
static int calls;

__attribute__((noinline)) static void raise_level(double by) {
  trace[calls++ & 3] = level;
  level = level * by + 0.5;
}

__attribute__((noinline)) static double look(double x) { return x * level + trace[1] * level; }

__attribute__((noinline)) static double descend(int n) {
  if (!n) return level;
  level = sin(level) + trace[n & 3];
  double below = descend(n - 1);
  level *= 0.75;
  return below * level;
}

static void all(const double *x, double *y) {
  level = x[0], calls = 0;
  memset(trace, 0, sizeof trace);
  for (int i = 0; i < 6; i++) {
    if (i != 3) raise_level(x[i % 3]);
    y[i] = look(x[2]);
    if (level > 2) level = x[1];
  }
  y[6] = descend(4);
  y[7] = level;
}

int main(void) {
  CHECK_ADJOINT_MAP_WITHIN(0x1p-6, all, ((double[]){0.9, 1.3, -0.7}), 3, 8, NULL);
  return checked();
}
