// Viterbi's best path through a hidden Markov model, followed back, and the forward algorithm.
#include "reverse.h"

enum { STATES = 3, TIME = 6 };
static const int heard[TIME] = {0, 1, 1, 0, 1, 0};

static double best_path(const double *step, const double *emit, int *path) {
  double score[TIME][STATES];
  int from[TIME][STATES] = {{0}};
  for (int s = 0; s < STATES; s++) score[0][s] = emit[2 * s + heard[0]];
  for (int t = 1; t < TIME; t++)
    for (int s = 0; s < STATES; s++) {
      for (int p = 1; p < STATES; p++)
        if (score[t - 1][p] + step[p * STATES + s] >
            score[t - 1][from[t][s]] + step[from[t][s] * STATES + s])
          from[t][s] = p;
      int p = from[t][s];
      score[t][s] = score[t - 1][p] + step[p * STATES + s] + emit[2 * s + heard[t]];
    }
  int last = 0;
  for (int s = 1; s < STATES; s++)
    if (score[TIME - 1][s] > score[TIME - 1][last]) last = s;
  path[TIME - 1] = last;
  for (int t = TIME - 1; t > 0; t--) path[t - 1] = from[t][path[t]];
  return score[TIME - 1][last];
}

static double likelihood(const double *step, const double *emit) {
  double now[STATES], next[STATES], scale = 0, sum;
  for (int s = 0; s < STATES; s++) now[s] = exp(emit[2 * s + heard[0]]);
  for (int t = 1; t < TIME; t++) {
    sum = 0;
    for (int s = 0; s < STATES; s++) {
      next[s] = 0;
      for (int p = 0; p < STATES; p++) next[s] += now[p] * exp(step[p * STATES + s]);
      sum += next[s] *= exp(emit[2 * s + heard[t]]);
    }
    for (int s = 0; s < STATES; s++) now[s] = next[s] / sum;
    scale += log(sum);
  }
  return scale;
}

static void all(const double *x, double *y) {
  int path[TIME];
  y[0] = best_path(x, x + STATES * STATES, path);
  y[1] = likelihood(x, x + STATES * STATES);
  y[2] = 1;
  for (int t = 0; t < TIME; t++) y[2] *= x[path[t]];
}

int main(void) {
  double x[STATES * (STATES + 2)];
  for (int i = 0; i < STATES * (STATES + 2); i++) x[i] = sin(i * i + 1);
  CHECK_ADJOINT_MAP_WITHIN(0x1p-8, all, x, STATES * (STATES + 2), 3, NULL);
  return checked();
}
