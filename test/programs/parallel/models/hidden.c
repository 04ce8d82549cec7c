// A hidden Markov model: logarithms of sums by a reduction of the program's own, counts by sections.
#include "models.h"

enum { N = 10, STATES = 5, LENGTH = 6 };

// The logarithm of a sum of exponentials, as its greatest term and the rest by that.
struct terms {
  double greatest, sum;
};

static struct terms joined(struct terms a, struct terms b) {
  if (a.sum == 0) return b;
  if (b.sum == 0) return a;
  if (a.greatest < b.greatest) return joined(b, a);
  return (struct terms){a.greatest, a.sum + b.sum * exp(b.greatest - a.greatest)};
}

#pragma omp declare reduction(join : struct terms : omp_out = joined(omp_out, omp_in)) \
    initializer(omp_priv = (struct terms){0, 0})

static double seen(const double *x, int state, int time) {
  const double apart = x[state] - 0.3 * (time * 5 % 7);
  return -apart * apart / (0.5 + x[STATES + state] * x[STATES + state]);
}

static double likelihood(const double *x) {
  double now[STATES], next[STATES];
  for (int s = 0; s < STATES; s++) now[s] = seen(x, s, 0);
  for (int t = 1; t < LENGTH; t++) {
    for (int to = 0; to < STATES; to++) {
      struct terms all = {0, 0};
#pragma omp parallel for reduction(join : all) if (to != 2)
      for (int from = 0; from < STATES; from++)
        all = joined(all, (struct terms){now[from] - x[(from + to) % N] * abs(from - to), 1});
      next[to] = all.greatest + log(all.sum) + seen(x, to, t);
    }
    memcpy(now, next, sizeof now);
  }
  struct terms all = {0, 0};
#pragma omp parallel for reduction(join : all)
  for (int s = 0; s < STATES; s++) all = joined(all, (struct terms){now[s], 1});
  return all.greatest + log(all.sum);
}

// Three kinds of counts, each in a section, all added up in one array.
static double counts(const double *x) {
  double sum[STATES] = {0}, norm = 1;
#pragma omp parallel
  {
#pragma omp sections reduction(+ : sum) reduction(* : norm)
    {
#pragma omp section
      for (int t = 0; t < LENGTH; t++)
        for (int s = 0; s < STATES; s++) sum[s] += exp(seen(x, s, t));
#pragma omp section
      {
        for (int s = 0; s < STATES; s++) sum[s] += x[s] * x[N - 1 - s];
        norm *= 1 + x[0] * x[0];
      }
#pragma omp section
      {
        for (int s = 1; s < STATES; s++) sum[s] += sin(x[s]) * x[s - 1], sum[s - 1] -= x[s];
        norm *= cos(x[1]);
      }
    }
#pragma omp for ordered
    for (int s = 1; s < STATES; s++) {
      const double own = log(1 + sum[s] * sum[s]);
#pragma omp ordered
      norm = norm * 0.5 + own;
    }
  }
  return norm;
}

int main(void) {
  MODEL(likelihood, N, 0.3, 0.12);
  MODEL(counts, N, 0.3, 0.12);
  return done();
}
