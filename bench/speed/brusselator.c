/* The right-hand side of the Brusselator on a square without edges, weighted. */
#include "speed.h"

/* y: concentrations u of all cells, then v. p: both supplies, and the diffusion. */
double brusselator(int n, const double *y, const double *p, const double *weights) {
  const double *u = y, *v = y + n * n;
  double spread = p[2] * (n - 1) * (n - 1), sum = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      int here = i * n + j;
      int up = (i == 0 ? n - 1 : i - 1) * n + j, down = (i == n - 1 ? 0 : i + 1) * n + j;
      int left = i * n + (j == 0 ? n - 1 : j - 1), right = i * n + (j == n - 1 ? 0 : j + 1);
      double both = u[here] * u[here] * v[here];
      double du = p[1] + both - (p[0] + 1) * u[here] +
                  spread * (u[up] + u[down] + u[left] + u[right] - 4 * u[here]);
      double dv = p[0] * u[here] - both +
                  spread * (v[up] + v[down] + v[left] + v[right] - 4 * v[here]);
      sum += weights[here] * du + weights[n * n + here] * dv;
    }
  return sum;
}

/* By hand: gathers from the weights of the neighbours, for the Laplacian is its own adjoint. */
static void brusselator_hand(int n, const double *restrict y, double *restrict dy,
                             const double *restrict p, double *restrict dp,
                             const double *restrict weights) {
  const double *u = y, *v = y + n * n, *wu = weights, *wv = weights + n * n;
  double *du = dy, *dv = dy + n * n, size = (n - 1) * (n - 1), spread = p[2] * size;
  double first = 0, second = 0, diffuse = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      int here = i * n + j;
      int up = (i == 0 ? n - 1 : i - 1) * n + j, down = (i == n - 1 ? 0 : i + 1) * n + j;
      int left = i * n + (j == 0 ? n - 1 : j - 1), right = i * n + (j == n - 1 ? 0 : j + 1);
      double apart = wu[here] - wv[here];
      double lu = wu[up] + wu[down] + wu[left] + wu[right] - 4 * wu[here];
      double lv = wv[up] + wv[down] + wv[left] + wv[right] - 4 * wv[here];
      du[here] += 2 * u[here] * v[here] * apart - wu[here] - p[0] * apart + spread * lu;
      dv[here] += u[here] * u[here] * apart + spread * lv;
      first -= u[here] * apart;
      second += wu[here];
      diffuse += lu * u[here] + lv * v[here];
    }
  dp[0] += first, dp[1] += second, dp[2] += size * diffuse;
}

static int n;
static double *weights;

static void prepare(void) {
  n = unknown(64), inputs = 2 * n * n + 3;
  weights = doubles(2 * n * n);
  for (int i = 0; i < 2 * n * n; i++) weights[i] = between(-1, 1);
}
static void start(double *x) {
  for (int i = 0; i < inputs; i++) x[i] = between(0.5, 1.5);
  x[2 * n * n + 2] = 0.002;
}
static double primal(const double *x) { return brusselator(n, x, x + 2 * n * n, weights); }
static void ours(const double *x, double *dx) {
  GRADIENT((void *)brusselator, enzyme_const, n, enzyme_dup, x, dx, enzyme_dup, x + 2 * n * n,
           dx + 2 * n * n, enzyme_const, weights);
}
static void by_hand(const double *x, double *dx) {
  brusselator_hand(n, x, dx, x + 2 * n * n, dx + 2 * n * n, weights);
}
