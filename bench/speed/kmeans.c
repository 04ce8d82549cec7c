/* The cost of clusters: squares of how far points are from the nearest centre. PRODUCT: its Hessian times
 * a direction, by forward mode over reverse. */
#ifdef PRODUCT
#define CHECKED along
#endif
#include "speed.h"

double cost(int n, int k, int d, const double *points, const double *centres) {
  double all = 0;
  for (int i = 0; i < n; i++) {
    double nearest = INFINITY;
    for (int c = 0; c < k; c++) {
      double far = 0;
      for (int j = 0; j < d; j++) {
        double off = points[i * d + j] - centres[c * d + j];
        far += off * off;
      }
      if (far < nearest) nearest = far;
    }
    all += nearest;
  }
  return all;
}

/* -- by hand ---------------------------------------------------------------------------------- */

static int nearest_of(int k, int d, const double *point, const double *centres) {
  double nearest = INFINITY;
  int which = 0;
  for (int c = 0; c < k; c++) {
    double far = 0;
    for (int j = 0; j < d; j++) {
      double off = point[j] - centres[c * d + j];
      far += off * off;
    }
    if (far < nearest) nearest = far, which = c;
  }
  return which;
}

static void cost_hand(int n, int k, int d, const double *points, const double *centres, double *dcentres) {
  for (int i = 0; i < n; i++) {
    int c = nearest_of(k, d, points + i * d, centres);
    for (int j = 0; j < d; j++)
      dcentres[c * d + j] -= 2 * (points[i * d + j] - centres[c * d + j]);
  }
}

/* -- the program ------------------------------------------------------------------------------ */

static int n, k, d;
static double *points, *way;

static void prepare(void) {
  n = unknown(5000), k = unknown(8), d = unknown(10);
  inputs = k * d;
  points = doubles(n * d), way = doubles(k * d);
  for (int i = 0; i < n * d; i++) points[i] = between(-1, 1);
  for (int i = 0; i < k * d; i++) way[i] = between(-1, 1);
}
static void start(double *x) {
  for (int i = 0; i < inputs; i++) x[i] = between(-0.5, 0.5);
}
static double primal(const double *x) { return cost(n, k, d, points, x); }

#ifndef PRODUCT

static void ours(const double *x, double *dx) {
  GRADIENT((void *)cost, enzyme_const, n, enzyme_const, k, enzyme_const, d, enzyme_const, points,
           enzyme_dup, x, dx);
}
static void by_hand(const double *x, double *dx) { cost_hand(n, k, d, points, x, dx); }

#else

static double along(const double *x) {
  double *slopes = doubles(inputs), sum = 0;
  cost_hand(n, k, d, points, x, slopes);
  for (int i = 0; i < inputs; i++) sum += slopes[i] * way[i];
  free(slopes);
  return sum;
}
void gradient(const double *x, double *dx) {
  GRADIENT((void *)cost, enzyme_const, n, enzyme_const, k, enzyme_const, d, enzyme_const, points,
           enzyme_dup, x, dx);
}
static void ours(const double *x, double *dx) {
#ifdef PLAIN
  by_hand(x, dx);
#else
  double *slopes = doubles(inputs);
  TANGENT((void *)gradient, enzyme_dup, x, way, enzyme_dup, slopes, dx);
  free(slopes);
#endif
}
static void by_hand(const double *x, double *dx) {
  int *counts = calloc(k, sizeof *counts);
  for (int i = 0; i < n; i++) counts[nearest_of(k, d, points + i * d, x)]++;
  for (int c = 0; c < k; c++)
    for (int j = 0; j < d; j++) dx[c * d + j] += 2 * counts[c] * way[c * d + j];
  free(counts);
}

#endif
