// Sparse matrices by rows: ranks by pull and by push with atomic sums, and a solver, all guided.
#include "models.h"

enum { N = 10, ROWS = 24, MOST = ROWS * 5 };

struct matrix {
  int *first, *column;
  double *value;
};

// Rows of uneven lengths, whose numbers depend on the inputs.
static struct matrix assembled(const double *x) {
  struct matrix a = {malloc((ROWS + 1) * sizeof(int)), malloc(MOST * sizeof(int)),
                     malloc(MOST * sizeof(double))};
  a.first[0] = 0;
  for (int i = 0; i < ROWS; i++) {
    int next = a.first[i];
    for (int k = 0; k <= i % 4; k++) a.column[next++] = (i * 7 + k * 5 + 3) % ROWS;
    a.first[i + 1] = next;
  }
#pragma omp parallel for schedule(guided, 2)
  for (int i = 0; i < ROWS; i++)
    for (int e = a.first[i]; e < a.first[i + 1]; e++)
      a.value[e] = exp(-x[i % N] * x[a.column[e] % N]);
  return a;
}

static void freed(struct matrix a) { free(a.first), free(a.column), free(a.value); }

static void times(struct matrix a, const double *restrict v, double *restrict to) {
#pragma omp parallel for schedule(guided)
  for (int i = 0; i < ROWS; i++) {
    double sum = 0;
#pragma omp simd reduction(+ : sum)
    for (int e = a.first[i]; e < a.first[i + 1]; e++) sum += a.value[e] * v[a.column[e]];
    to[i] = sum;
  }
}

// What pages are worth: each hands what it has on to those that it names.
static double ranks(const double *x) {
  struct matrix a = assembled(x);
  double *rank = malloc(ROWS * sizeof *rank), *next = malloc(ROWS * sizeof *next);
  for (int i = 0; i < ROWS; i++) rank[i] = 1. / ROWS;
  for (int t = 0; t < 4; t++) {
    double lost = 0;
    for (int i = 0; i < ROWS; i++) next[i] = 0;
#pragma omp parallel for schedule(guided) reduction(+ : lost)
    for (int i = 0; i < ROWS; i++) {
      double all = 0;
      for (int e = a.first[i]; e < a.first[i + 1]; e++) all += a.value[e];
      for (int e = a.first[i]; e < a.first[i + 1]; e++) {
#pragma omp atomic
        next[a.column[e]] += 0.85 * rank[i] * a.value[e] / all;
      }
      lost += 0.15 * rank[i];
    }
    for (int i = 0; i < ROWS; i++) rank[i] = next[i] + lost * (1 + x[0] * i) / ROWS;
  }
  double sum = 0;
  for (int i = 0; i < ROWS; i++) sum += rank[i] * rank[i] * ROWS;
  free(rank), free(next), freed(a);
  return sum;
}

// Richardson's iteration for A'A + 1, with the transposed product by columns of each thread.
static double smoothed(const double *x) {
  struct matrix a = assembled(x);
  double u[ROWS] = {0}, v[ROWS], w[ROWS];
  for (int t = 0; t < 4; t++) {
    times(a, u, v);
    for (int i = 0; i < ROWS; i++) w[i] = 0;
#pragma omp parallel for schedule(guided) reduction(+ : w)
    for (int i = 0; i < ROWS; i++)
      for (int e = a.first[i]; e < a.first[i + 1]; e++) w[a.column[e]] += a.value[e] * v[i];
#pragma omp parallel for schedule(guided)
    for (int i = 0; i < ROWS; i++) u[i] += 0.2 * (x[i % N] - u[i] - w[i]);
  }
  double sum = 0;
  for (int i = 0; i < ROWS; i++) sum += u[i] * u[i] * (1 + i % 2);
  freed(a);
  return sum;
}

int main(void) {
  MODEL(ranks, N, 0.4, 0.08);
  MODEL(smoothed, N, 0.4, 0.08);
  return done();
}
