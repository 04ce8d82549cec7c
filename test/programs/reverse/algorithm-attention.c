// Causal attention of one head: a stable softmax of each row of scores, in place.
#include "reverse.h"

enum { TOKENS = 4, WIDE = 3 };

static void softmax(double *v, int n) {
  double top = v[0], sum = 0;
  for (int i = 1; i < n; i++) top = fmax(top, v[i]);
  for (int i = 0; i < n; i++) sum += v[i] = exp(v[i] - top);
  for (int i = 0; i < n; i++) v[i] /= sum;
}

static void attend(const double q[][WIDE], const double k[][WIDE], const double v[][WIDE],
                   double *out) {
  for (int t = 0; t < TOKENS; t++, out += WIDE) {
    double scores[TOKENS];
    for (int s = 0; s <= t; s++) {
      scores[s] = 0;
      for (int i = 0; i < WIDE; i++) scores[s] += q[t][i] * k[s][i] / sqrt(WIDE);
    }
    softmax(scores, t + 1);
    for (int i = 0; i < WIDE; i++) {
      out[i] = 0;
      for (int s = 0; s <= t; s++) out[i] += scores[s] * v[s][i];
    }
  }
}

static void all(const double *x, double *y) {
  const double(*rows)[WIDE] = (const double(*)[WIDE])x;
  attend(rows, rows + TOKENS, rows + 2 * TOKENS, y);
}

int main(void) {
  double x[3 * TOKENS * WIDE];
  for (int i = 0; i < 3 * TOKENS * WIDE; i++) x[i] = 1.5 * sin(i * i + 1);
  CHECK_ADJOINT_MAP(all, x, 3 * TOKENS * WIDE, TOKENS * WIDE, NULL);
  return checked();
}
