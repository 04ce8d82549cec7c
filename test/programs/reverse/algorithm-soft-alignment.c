// A soft edit distance and soft time warping, with whole tables of intermediate results.
#include "reverse.h"

enum { N = 4, M = 5 };

static double softmin(double a, double b, double c) {
  double least = fmin(a, fmin(b, c));
  return least - log(exp(least - a) + exp(least - b) + exp(least - c));
}

static double edits(const double *a, const double *b, double gap) {
  double table[N + 1][M + 1];
  for (int i = 0; i <= N; i++) table[i][0] = i * gap;
  for (int j = 0; j <= M; j++) table[0][j] = j * gap;
  for (int i = 1; i <= N; i++)
    for (int j = 1; j <= M; j++)
      table[i][j] = softmin(table[i - 1][j - 1] + pow(a[i - 1] - b[j - 1], 2),
                            table[i - 1][j] + gap, table[i][j - 1] + gap);
  return table[N][M];
}

static double warping(const double *a, const double *b) {
  double rows[2][M + 1];
  for (int j = 0; j <= M; j++) rows[0][j] = j ? 50 : 0;
  for (int i = 1; i <= N; i++) {
    double *before = rows[(i + 1) % 2], *now = rows[i % 2];
    now[0] = 50;
    for (int j = 1; j <= M; j++)
      now[j] = fabs(a[i - 1] - b[j - 1]) + softmin(before[j - 1], before[j], now[j - 1]);
  }
  return rows[N % 2][M];
}

static void all(const double *x, double *y) {
  y[0] = edits(x, x + N, x[N + M]);
  y[1] = warping(x, x + N);
}

int main(void) {
  double x[] = {0.5, -1, 0.8, 0.3, 1, 2, -1.2, 0.62, 0.1, 0.7};
  CHECK_ADJOINT_MAP(all, x, N + M + 1, 2, NULL);
  return checked();
}
