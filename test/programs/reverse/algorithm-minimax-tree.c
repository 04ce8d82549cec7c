// A game tree by minimax with alpha and beta: branches are cut off by active numbers.
#include "reverse.h"

enum { DEPTH = 4, LEAVES = 16 };

static double play(const double *leaves, int width, int sign, double alpha, double beta,
                   int *seen) {
  if (width == 1) return ++*seen, sign * leaves[0] * leaves[0] * (leaves[0] > 0 ? 1 : -1);
  double best = -INFINITY;
  for (int i = 0; i < 2; i++) {
    double value =
        -play(leaves + i * width / 2, width / 2, -sign, -beta, -alpha, seen) * (1 - 0.01 * width);
    best = fmax(best, value);
    alpha = fmax(alpha, best);
    if (alpha >= beta) break;
  }
  return best;
}

static void game(const double *x, double *y) {
  int seen = 0;
  y[0] = play(x, LEAVES, 1, -1e9, 1e9, &seen);
  y[1] = y[0] * seen;
  y[2] = play(x, LEAVES, -1, -2, x[LEAVES], &seen);
}

int main(void) {
  double x[LEAVES + 1];
  for (int i = 0; i < LEAVES; i++) x[i] = 1.4 * cos(i * i + 0.5);
  x[LEAVES] = 0.11;
  CHECK_ADJOINT_MAP_WITHIN(0x1p-9, game, x, LEAVES + 1, 3, NULL);
  return checked();
}
