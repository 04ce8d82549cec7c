// Loops that look for one of many numbers: its derivative is that of the round which computed it.
#include "reverse.h"

enum { N = 12 };

static double smallest_product(const double *x) {
  double least = INFINITY;
  for (int i = 0; i + 3 < N; i++) {
    double product = x[i] * x[i + 3];
    if (product < least) least = product;
  }
  return least * least + sin(least) * x[0];
}

/* One row of many, each a loop over its columns; two of the rows have loops of other lengths. */
static double nearest_row(const double *x) {
  double sum = 0;
  for (int p = 0; p < 3; p++) {
    double least = 1e9;
    for (int r = 0; r < 6; r++) {
      double far = 0;
      for (int c = 0; c < 4 - (r & 1); c++) {
        double off = x[(r * 4 + c + r / 3) % N] - x[p] * p;
        far += off * off * (c + 1);
      }
      if (far < least) least = far;
    }
    sum += sqrt(least);
  }
  return sum;
}

/* By functions, in both orders; the second begins with NaN, and the third leaves it where it is. */
static double by_functions(const double *x) {
  double top = x[3] * x[3], low = NAN, high = x[0], all = 0;
  for (int i = 0; i < N; i++) top = fmax(top, x[i] * x[i] - 0.1 * i);
  for (int i = N - 1; i >= 0; i -= 2) low = fmin(exp(x[i]), low);
  for (int i = 1; i < N; i++) high = fmax(high, i == 4 ? NAN : x[i] * 2);
  for (int i = 0; i < N; i++) all += exp(x[i] - top);
  return top + log(all) * low + high;
}

/* Several numbers of one round, and a place that is found by the way. */
static double several(const double *x) {
  double best = -1e9, first = x[1], second = 0, sum = 0;
  int place = -1;
  for (int i = 1; i < N; i++) {
    double value = x[i] * x[i - 1];
    if (value > best) best = value, first = cos(x[i]), second = x[i - 1] / x[i], place = i;
    sum += value * value;
  }
  return best * first + second * x[place] + 0.01 * sum;
}

/* Nothing is chosen in the first loop, and only what comes first of the second. */
static double none_or_first(const double *x) {
  double none = x[2] * x[2], first = 1e9;
  for (int i = 0; i < N; i++)
    if (x[i] * 0.5 > 1e6) none = x[i] * 0.5;
  for (int i = 0; i < N; i++) {
    double value = i * 100 + x[i] * x[i];
    if (value < first) first = value;
  }
  return none * 3 + first * first;
}

/* Of rows of searches one is chosen; and what was chosen before is a part of what follows. */
static double in_turns(const double *x) {
  double least = 1e9, chain = 1;
  for (int r = 0; r < 3; r++)
    for (int c = 0; c < 4; c++)
      if (x[r * 4 + c] * x[c] < least) least = x[r * 4 + c] * x[c];
  for (int i = 0; i < N; i++) {
    double next = chain * 0.9 + 0.1 * x[i];
    if (next * next > 0.4) chain = next;
  }
  return least * chain;
}

/* What is looked for in memory that the loop before has filled, and that changes behind it. */
static double in_scratch(const double *x) {
  double room[N], sum = 0;
  for (int t = 0; t < 3; t++) {
    double top = -1e9;
    for (int i = 0; i < N; i++) room[i] = sin(x[i] * (t + 1)) * x[t];
    for (int i = 0; i < N; i++)
      if (room[i] > top) top = room[i];
    for (int i = 0; i < N; i++) room[i] = exp(room[i] - top), sum += room[i];
    sum += top * top + room[t];
  }
  return sum;
}

/* A solver that stops when it is close: what it compares has no part in what it returns. */
static double until_close(const double *x) {
  double y[4] = {1, 1, 1, 1}, off;
  int rounds = 0;
  do {
    off = 0;
    for (int i = 0; i < 4; i++) {
      double next = 0.5 * (y[i] + x[i] * x[i] / y[i]), change = next - y[i];
      off += change * change;
      y[i] = next;
    }
  } while (sqrt(off) > 1e-12 && ++rounds < 50);
  return y[0] * y[1] + y[2] * y[3] * x[5];
}

int main(void) {
  double x[N] = {0.8, -1.2, 0.6, 1.4, -0.7, 0.9, 1.1, -0.4, 0.5, 1.3, -0.9, 0.7};
  CHECK_GRADIENT(smallest_product, x, N, NULL);
  CHECK_GRADIENT(nearest_row, x, N, NULL);
  CHECK_GRADIENT(by_functions, x, N, NULL);
  CHECK_GRADIENT(several, x, N, NULL);
  CHECK_GRADIENT(none_or_first, x, N, NULL);
  CHECK_GRADIENT(in_turns, x, N, NULL);
  CHECK_GRADIENT(in_scratch, x, N, NULL);
  CHECK_GRADIENT(until_close, x, N, NULL);
  return checked();
}
