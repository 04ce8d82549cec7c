// Loops of which nothing may be asked: the reverse of one is left out where its adjoints are zero.
#include "reverse.h"

enum { N = 6 };

/* One of several sums counts, by a select or by a branch; each has loops inside. */
__attribute__((noinline)) static double least_of(int rows, int n, const double *x) {
  double least = INFINITY, more = 0;
  for (int r = 0; r < rows; r++) {
    double sum = 0;
    for (int i = 0; i < n; i++)
      for (int j = i; j < n; j++) sum += x[(r + i) % N] * x[(r + j) % N] * (i + 1);
    if (sum < least) least = sum;
    if (sum > 0.4) more += sum * sum;
  }
  return least + more;
}
static void least(const double *restrict x, double *restrict y) {
  for (int i = 0; i < N; i++) y[i] = least_of(N, 1 + i % 4, x) * x[i];
}

/* Inner loops keep a tape, of as many rounds as depend on what is computed. */
__attribute__((noinline)) static double taped_of(int rows, const double *x) {
  double all = 0;
  for (int r = 0; r < rows; r++) {
    double sum = x[r % N];
    for (int i = 0; i < 4; i++)
      for (double step = sum; fabs(step) > 0.2 + 0.1 * i; step = step * 0.5) sum += sin(sum * step) * x[i];
    all += sum > 0.5 ? sum * sum : x[0];
  }
  return all;
}
static void taped(const double *restrict x, double *restrict y) {
  for (int i = 0; i < N; i++) y[i] = taped_of(i + 2, x) * x[i];
}

/* Left by two ways, with two results; one is asked for anyhow on one of them. */
__attribute__((noinline)) static double two_ways(int n, double limit, const double *x) {
  double sum = 0, product = 1;
  int i = 0;
  for (; i < n; i++) {
    sum += x[i] * x[i];
    if (sum > limit) break;
    product *= 0.5 + x[i] * x[i];
  }
  double chosen = i < n - 1 ? sum * product : x[0];
  return chosen > 0.3 ? chosen * x[1] : (product > 0.9 ? product : x[2]);
}
static void ways(const double *restrict x, double *restrict y) {
  for (int i = 0; i < N; i++) y[i] = two_ways(N - i / 2, 0.3 * i, x);
}

/* What is zero comes from memory, too: the largest of two, over zero. */
__attribute__((noinline)) static double pooled(int n, const double *x) {
  double map[N], loss = 0;
  for (int i = 0; i < n; i++) {
    double sum = 0;
    for (int j = 0; j < n; j++) sum += x[j] * cos(x[(i + j) % n] * (1 + i));
    map[i] = sum > 0 ? sum : 0;
  }
  for (int i = 0; i + 1 < n; i += 2) {
    double largest = map[i] > map[i + 1] ? map[i] : map[i + 1];
    loss += (largest - 0.1) * (largest - 0.1);
  }
  return loss;
}
static void pool(const double *restrict x, double *restrict y) {
  for (int i = 0; i < N; i++) y[i] = pooled(N - i % 3, x) * x[i];
}

/* The counter that leaves the loop, and what it handed on, are used behind it. */
__attribute__((noinline)) static double found_at(int n, const double *x) {
  double before = x[0], sum = 0;
  int i = 1;
  while (i < n && sum < 0.6) {
    sum += before * x[i];
    before = x[i] * x[i - 1];
    i++;
  }
  return sum > 0.2 ? sum + i * before : before * 0.5;
}
static void found(const double *restrict x, double *restrict y) {
  for (int i = 0; i < N; i++) y[i] = found_at(i, x) * x[i] + found_at(N, x);
}

int main(void) {
  const double at[N] = {0.4, 0.7, -0.8, 0.9, 0.3, -0.2};
  CHECK_ADJOINT_MAP(least, at, N, N, NULL);
  CHECK_ADJOINT_MAP(taped, at, N, N, NULL);
  CHECK_ADJOINT_MAP(ways, at, N, N, NULL);
  CHECK_ADJOINT_MAP(pool, at, N, N, NULL);
  CHECK_ADJOINT_MAP(found, at, N, N, NULL);
  return checked();
}
