// Places that are chosen by a condition and are sums either way: neighbours at edges and in rings.
#include "reverse.h"

enum { N = 12, WIDE = 4, HIGH = 3 };

static double ring(const double *x) {
  double sum = 0;
  for (int i = 0; i < HIGH; i++)
    for (int j = 0; j < WIDE; j++) {
      int up = (i == 0 ? HIGH - 1 : i - 1) * WIDE + j;
      int down = (i == HIGH - 1 ? 0 : i + 1) * WIDE + j;
      int left = i * WIDE + (j == 0 ? WIDE - 1 : j - 1), right = i * WIDE + (j + 1) % WIDE;
      double here = x[i * WIDE + j];
      sum += here * (x[up] * x[down] + 2 * x[left] - x[right] * x[right] * x[right]);
    }
  return sum;
}

/* By unsigned numbers, where what is not chosen goes around; and by a switch of three. */
static double wrapped(const double *x) {
  double sum = 0;
  for (unsigned i = 0; i < N; i++) {
    unsigned before = i > 2 ? i - 3 : N - 1 - i, other;
    switch (i % 4) {
    case 0: other = i + 3; break;
    case 1: other = (i ^ 2) >> 1; break;
    default: other = i - 1;
    }
    sum += x[before] * sin(x[other]) * (i + 1);
  }
  return sum;
}

/* Of pointers, and by what an array says that is overwritten. */
static double pointed(const double *x) {
  double room[N], sum = 0;
  int turns[N];
  for (int i = 0; i < N; i++) room[i] = x[i] * x[i], turns[i] = i * 7 % 5;
  for (int k = 0; k < 3; k++)
    for (int i = 1; i < N - 1; i++) {
      const double *from = turns[i] > 2 ? &x[i + 1] : &room[N - 1 - i];
      double *to = turns[i] & 1 ? room + i : room + i - 1;
      *to += 0.1 * *from * *from;
      turns[i] += turns[i - 1];
      sum += *to * x[turns[i] > 6 ? turns[i] % N : i];
    }
  return sum;
}

/* Left to right at once, each edge with a condition of its own. */
static double smoothed(const double *x) {
  double a[N], b[N], sum = 0;
  memcpy(a, x, sizeof a);
  for (int t = 0; t < 4; t++) {
    for (int i = 0; i < N; i++) {
      int low = i ? i - 1 : i + 1, high = i < N - 1 ? i + 1 : i - 1;
      b[i] = a[i] + 0.2 * (a[low] - 2 * a[i] + a[high]) * a[t];
    }
    for (int i = 0; i < N; i++) a[i] = b[t & 1 ? N - 1 - i : i];
  }
  for (int i = 0; i < N; i++) sum += a[i] * a[i] * (i % 3);
  return sum;
}

int main(void) {
  double x[N] = {0.8, -1.2, 0.6, 1.4, -0.7, 0.9, 1.1, -0.4, 0.5, 1.3, -0.9, 0.7};
  CHECK_GRADIENT(ring, x, N, NULL);
  CHECK_GRADIENT(wrapped, x, N, NULL);
  CHECK_GRADIENT(pointed, x, N, NULL);
  CHECK_GRADIENT(smoothed, x, N, NULL);
  return checked();
}
