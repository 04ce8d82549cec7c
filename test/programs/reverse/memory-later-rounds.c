// Recurrences, trajectories and eliminations in place: what later rounds write, and what they leave.
#include "reverse.h"

enum { N = 5, TIMES = 6 };

/* A trajectory in one array, a row for each step; the last row is the result. */
static void trajectory(const double *x, double *y) {
  double u[(TIMES + 1) * N];
  for (int j = 0; j < N; j++) u[j] = x[j];
  for (int t = 0; t < TIMES; t++)
    for (int j = 0; j < N; j++)
      u[(t + 1) * N + j] = u[t * N + j] + 0.3 * sin(u[t * N + (j + 1) % N] * u[t * N + j]);
  for (int j = 0; j < N; j++) y[j] = u[TIMES * N + j];
}

__attribute__((noinline)) static void eliminate(int n, double *a) {
  for (int k = 0; k < n; k++)
    for (int i = k + 1; i < n; i++) {
      a[i * n + k] /= a[k * n + k];
      for (int j = k + 1; j < n; j++) a[i * n + j] -= a[i * n + k] * a[k * n + j];
    }
}

__attribute__((noinline)) static void factor(int n, double *a) {
  for (int j = 0; j < n; j++)
    for (int i = j; i < n; i++) {
      double sum = a[i * n + j];
      for (int k = 0; k < j; k++) sum -= a[i * n + k] * a[j * n + k];
      a[i * n + j] = i == j ? sqrt(sum) : sum / a[j * n + j];
    }
}

static void matrix(const double *x, double *a) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) a[i * N + j] = (i == j ? 4 : 0) + x[i] * x[j] + 0.2 * x[(i + j) % N];
}

/* Both sweeps of a triangular solve, in place, by the factors of an elimination. */
static void solved(const double *x, double *y) {
  double a[N * N];
  matrix(x, a);
  eliminate(N, a);
  for (int i = 0; i < N; i++) {
    y[i] = x[i] * x[i];
    for (int j = 0; j < i; j++) y[i] -= a[i * N + j] * y[j];
  }
  for (int i = N - 1; i >= 0; i--) {
    for (int j = i + 1; j < N; j++) y[i] -= a[i * N + j] * y[j];
    y[i] /= a[i * N + i];
  }
}

static void factored(const double *x, double *y) {
  double a[N * N];
  matrix(x, a);
  factor(N, a);
  for (int i = 0; i < N; i++) y[i] = a[i * N + i] * a[(N - 1) * N + i];
}

/* The rows overlap: what one writes, the row before has read, or will read once more. */
static void overlapping(const double *x, double *y) {
  double a[64];
  for (int i = 0; i < 64; i++) a[i] = x[i % N];
  for (int back = 0; back < 2; back++)
    for (int i = 0; i < 4; i++)
      for (int j = 0; j < 8; j++) a[i * 3 + j + 1] += 0.1 * sin(a[i * 3 + j] * a[i * 3 + 2 + back]);
  for (int i = 0; i < N; i++) y[i] = a[2 * i + 3];
}

/* Down, where what is read next has been written before, and in steps of two. */
static void downwards(const double *x, double *y) {
  double a[12];
  for (int i = 0; i < 12; i++) a[i] = x[i % N] + 0.1 * i;
  for (int i = 10; i >= 0; i--) a[i] *= a[i + 1];
  for (int i = 0; i < 11; i += 2) a[i + 1] = a[i] * a[i + 1] + a[i];
  for (int i = 11; i > 1; i -= 2) a[i - 2] = a[i] * a[i - 1];
  for (int i = 0; i < N; i++) y[i] = a[i] + a[i + 5];
}

/* What is read in each round from one place: nobody, the first round, or the last one writes there. */
static void same_place(const double *x, double *y) {
  double a[8], b[8], c[8];
  for (int i = 0; i < 8; i++) a[i] = b[i] = c[i] = x[i % N] * (1 + 0.1 * i);
  for (int i = 1; i < 8; i++) a[i] += a[0] * a[i];
  for (int i = 0; i < 8; i++) {
    b[i] = 0.5 * b[i] + x[1];
    b[(i + 3) % 8] *= b[0];
  }
  for (int i = 7; i >= 0; i--) {
    double first = c[0];
    c[i] = sin(c[i]) * first + x[2];
  }
  for (int i = 0; i < N; i++) y[i] = a[i] + b[i] * c[i] + c[0];
}

int main(void) {
  const double at[N] = {0.4, 0.7, -0.8, 0.9, 0.3};
  CHECK_ADJOINT_MAP(trajectory, at, N, N, NULL);
  CHECK_ADJOINT_MAP(solved, at, N, N, NULL);
  CHECK_ADJOINT_MAP(factored, at, N, N, NULL);
  CHECK_ADJOINT_MAP(overlapping, at, N, N, NULL);
  CHECK_ADJOINT_MAP(downwards, at, N, N, NULL);
  CHECK_ADJOINT_MAP(same_place, at, N, N, NULL);
  return checked();
}
