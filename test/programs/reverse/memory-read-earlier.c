// What a loop hands on from round to round was read before: from memory that survives, or not.
#include "reverse.h"

enum { N = 9 };

/* Three points of what survives; of the same when it is overwritten behind the loop, or inside. */
static void three(const double *restrict x, double *restrict y) {
  for (int i = 1; i < N - 1; i++) y[i] = x[i - 1] * x[i] * sin(x[i + 1]) + x[i] * x[i];
  y[0] = x[0] * x[1], y[N - 1] = x[N - 1];
}
__attribute__((noinline)) static double behind_of(int n, double *u) {
  double sum = 0;
  for (int i = 1; i < n - 1; i++) sum += u[i - 1] * u[i] * sin(u[i + 1]);
  for (int i = 0; i < n; i++) u[i] = u[i] * u[i];
  return sum;
}
static void behind(const double *restrict x, double *restrict y) {
  double u[N];
  memcpy(u, x, sizeof u);
  y[0] = behind_of(N, u);
  for (int i = 1; i < N; i++) y[i] = u[i] * y[0];
}
__attribute__((noinline)) static double inside_of(int n, double *u) {
  double sum = 0;
  for (int i = 1; i < n - 1; i++) {
    sum += u[i - 1] * u[i] * u[i + 1];
    u[i - 1] = sum * u[i];
    if (i > 3) u[i + 1] *= 1.25;
  }
  return sum;
}
static void inside(const double *restrict x, double *restrict y) {
  double u[N];
  memcpy(u, x, sizeof u);
  y[0] = inside_of(N, u);
  for (int i = 1; i < N; i++) y[i] = u[i] * y[0];
}

/* Downwards, by two, from where only the run knows, and along columns. */
__attribute__((noinline)) static double ways_of(long from, long to, const double *x) {
  double sum = 0;
  for (long i = to - 1; i > from; i--) sum += x[i] * cos(x[i - 1] * x[i]);
  for (long i = from; i + 2 < to; i += 2) sum += x[i] * x[i] * x[i + 2];
  for (long i = from; i + 3 < to; i++) sum += x[i] * x[i + 3] * exp(x[i + 1]);
  return sum;
}
static void ways(const double *restrict x, double *restrict y) {
  for (int i = 0; i < N; i++) y[i] = ways_of(i / 3, N - i % 4, x);
}
__attribute__((noinline)) static double columns_of(long rows, long width, const double *x) {
  double sum = 0;
  for (long j = 0; j < width; j++)
    for (long i = 1; i < rows; i++) {
      double step = x[i * width + j] - x[(i - 1) * width + j];
      sum += step * step * step * x[j];
    }
  return sum;
}
static void columns(const double *restrict x, double *restrict y) {
  for (int i = 0; i < N; i++) y[i] = columns_of(3, 1 + i % 3, x) * x[i];
}

/* Left before the next is read, and after; a round may read nothing new. */
__attribute__((noinline)) static double left_of(int n, double most, const double *x) {
  double before = x[0], sum = 0;
  for (int i = 1; i < n; i++) {
    sum += before * before;
    if (sum > most) break;
    before = x[i];
  }
  return sum + before * x[1];
}
static void left(const double *restrict x, double *restrict y) {
  for (int i = 0; i < N; i++) y[i] = left_of(1 + i, 0.31 * i, x);
}
__attribute__((noinline)) static double skipped_of(int n, const double *x) {
  double before = x[0], sum = 0;
  for (int i = 1; i < n; i++) {
    sum += before * x[i] * x[i];
    if (x[i] > 0) before = x[i];
  }
  return sum;
}
static void skipped(const double *restrict x, double *restrict y) {
  for (int i = 0; i < N; i++) y[i] = skipped_of(1 + i, x);
}

/* It begins with something else than what stands before it. */
__attribute__((noinline)) static double begun_of(int n, const double *x, const double *other) {
  double before = other[2], early = x[3], sum = 0;
  for (int i = 1; i < n; i++) {
    sum += before * sin(early * x[i]);
    early = before;
    before = x[i];
  }
  return sum;
}
static void begun(const double *restrict x, double *restrict y) {
  for (int i = 0; i < N; i++) y[i] = begun_of(i, x, x + i % 3);
}

/* Many rounds, of vectors of LLVM's too. */
__attribute__((noinline)) static double many_of(long n, const double *u) {
  double sum = 0;
  for (long i = 1; i < n - 1; i++) {
    double bend = u[i - 1] - 2 * u[i] + u[i + 1];
    sum += bend * bend * u[i];
  }
  return sum;
}
static void many(const double *restrict x, double *restrict y) {
  double u[103];
  for (int i = 0; i < 103; i++) u[i] = x[i % N] * (1 + i);
  for (int i = 0; i < N; i++) y[i] = many_of(103 - i, u + i) * x[i];
}

int main(void) {
  const double at[N] = {0.4, 0.7, -0.8, 0.9, 0.3, -0.2, 0.6, -0.5, 0.1};
  CHECK_ADJOINT_MAP(three, at, N, N, NULL);
  CHECK_ADJOINT_MAP(behind, at, N, N, NULL);
  CHECK_ADJOINT_MAP(inside, at, N, N, NULL);
  CHECK_ADJOINT_MAP(ways, at, N, N, NULL);
  CHECK_ADJOINT_MAP(columns, at, N, N, NULL);
  CHECK_ADJOINT_MAP(left, at, N, N, NULL);
  CHECK_ADJOINT_MAP(skipped, at, N, N, NULL);
  CHECK_ADJOINT_MAP(begun, at, N, N, NULL);
  CHECK_ADJOINT_MAP(many, at, N, N, NULL);
  return checked();
}
