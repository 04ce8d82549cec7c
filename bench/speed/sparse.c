/* A chain of sparse layers: y = tanh(A y + b) over and over, the numbers of A and b are the inputs. */
#include "speed.h"

double chain(int n, int layers, const int *rows, const int *columns, const double *a,
             const double *b, const double *weights) {
  double *y = malloc(2 * n * sizeof(double)), *next = y + n, sum = 0;
  for (int i = 0; i < n; i++) y[i] = 0;
  for (int l = 0; l < layers; l++) {
    for (int i = 0; i < n; i++) {
      double z = b[i];
      for (int k = rows[i]; k < rows[i + 1]; k++) z += a[k] * y[columns[k]];
      next[i] = tanh(z);
    }
    memcpy(y, next, n * sizeof(double));
  }
  for (int i = 0; i < n; i++) sum += weights[i] * y[i] * y[i];
  free(y);
  return sum;
}

/* By hand: the results of all layers are kept, tanh' = 1 - tanh². */
static void chain_hand(int n, int layers, const int *rows, const int *columns, const double *a,
                       double *da, const double *b, double *db, const double *weights) {
  double *all = calloc((size_t)(layers + 1) * n, sizeof(double));
  double *d = calloc(2 * n, sizeof(double)), *before = d + n;
  for (int l = 0; l < layers; l++) {
    const double *y = all + (size_t)l * n;
    double *next = all + (size_t)(l + 1) * n;
    for (int i = 0; i < n; i++) {
      double z = b[i];
      for (int k = rows[i]; k < rows[i + 1]; k++) z += a[k] * y[columns[k]];
      next[i] = tanh(z);
    }
  }
  const double *last = all + (size_t)layers * n;
  for (int i = 0; i < n; i++) d[i] = 2 * weights[i] * last[i];
  for (int l = layers - 1; l >= 0; l--) {
    const double *y = all + (size_t)l * n, *next = y + n;
    memset(before, 0, n * sizeof(double));
    for (int i = 0; i < n; i++) {
      double dz = d[i] * (1 - next[i] * next[i]);
      db[i] += dz;
      for (int k = rows[i]; k < rows[i + 1]; k++) {
        da[k] += dz * y[columns[k]];
        before[columns[k]] += dz * a[k];
      }
    }
    memcpy(d, before, n * sizeof(double));
  }
  free(all), free(d);
}

/* -- the program ------------------------------------------------------------------------------ */

enum { IN_A_ROW = 5 };
static int n, layers, numbers, *rows, *columns;
static double *weights;

static void prepare(void) {
  n = unknown(2000), layers = unknown(30), numbers = IN_A_ROW * n, inputs = numbers + n;
  rows = malloc((n + 1) * sizeof(int)), columns = malloc(numbers * sizeof(int));
  weights = doubles(n);
  for (int i = 0; i <= n; i++) rows[i] = IN_A_ROW * i;
  for (int k = 0; k < numbers; k++) columns[k] = between(0, n - 1);
  for (int i = 0; i < n; i++) weights[i] = between(0, 1);
}
static void start(double *x) {
  for (int i = 0; i < inputs; i++) x[i] = between(-0.7, 0.7);
}
static double primal(const double *x) {
  return chain(n, layers, rows, columns, x, x + numbers, weights);
}
static void ours(const double *x, double *dx) {
  GRADIENT((void *)chain, enzyme_const, n, enzyme_const, layers, enzyme_const, rows, enzyme_const,
           columns, enzyme_dup, x, dx, enzyme_dup, x + numbers, dx + numbers, enzyme_const,
           weights);
}
static void by_hand(const double *x, double *dx) {
  chain_hand(n, layers, rows, columns, x, dx, x + numbers, dx + numbers, weights);
}
