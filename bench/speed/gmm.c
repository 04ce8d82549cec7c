/* The log-likelihood of a mixture of Gaussians, with a Wishart prior: SPACE dimensions, PARTS Gaussians.
 *
 * The inverse of a covariance is Q'Q: Q is lower triangular, with exp(q) on its diagonal. Of each Gaussian
 * icf holds q, then what is below the diagonal, column by column. RESTRICT: restrict, or nothing. */
#include "speed.h"

double log_sum_exp(int n, const double *terms) {
  double top = terms[0], sum = 0;
  for (int i = 1; i < n; i++)
    if (terms[i] > top) top = terms[i];
  for (int i = 0; i < n; i++) sum += exp(terms[i] - top);
  return top + log(sum);
}

double log_gamma_of(int p, double a) {
  double sum = 0.25 * p * (p - 1) * log(M_PI);
  for (int j = 1; j <= p; j++) sum += lgamma(a + 0.5 * (1 - j));
  return sum;
}

double log_wishart(int d, int k, double gamma, int m, const double *RESTRICT diagonals,
                   const double *RESTRICT sums, const double *RESTRICT icf) {
  int below = d * (d - 1) / 2, freedom = d + m + 1;
  double each = freedom * d * (log(gamma) - 0.5 * log(2)) - log_gamma_of(d, 0.5 * freedom);
  double all = k * each;
  for (int c = 0; c < k; c++) {
    const double *l = icf + c * (d + below) + d;
    double squares = 0;
    for (int i = 0; i < d; i++) squares += diagonals[c * d + i] * diagonals[c * d + i];
    for (int i = 0; i < below; i++) squares += l[i] * l[i];
    all += m * sums[c] - 0.5 * gamma * gamma * squares;
  }
  return all;
}

void turn(int d, const double *RESTRICT diagonal, const double *RESTRICT l,
          const double *RESTRICT in, double *RESTRICT out) {
  for (int i = 0; i < d; i++) out[i] = diagonal[i] * in[i];
  for (int i = 0; i < d; i++)
    for (int j = i + 1; j < d; j++) out[j] += *l++ * in[i];
}

double gmm(int d, int k, int n, const double *RESTRICT alphas, const double *RESTRICT means,
           const double *RESTRICT icf, const double *RESTRICT x, double gamma, int m) {
  int each = d + d * (d - 1) / 2;
  double *diagonals = malloc(d * k * sizeof(double)), *sums = malloc(k * sizeof(double));
  double *centred = malloc(d * sizeof(double)), *turned = malloc(d * sizeof(double));
  double *terms = malloc(k * sizeof(double)), all = 0;
  for (int c = 0; c < k; c++) {
    sums[c] = 0;
    for (int i = 0; i < d; i++) {
      diagonals[c * d + i] = exp(icf[c * each + i]);
      sums[c] += icf[c * each + i];
    }
  }
  for (int p = 0; p < n; p++) {
    for (int c = 0; c < k; c++) {
      double squares = 0;
      for (int i = 0; i < d; i++) centred[i] = x[p * d + i] - means[c * d + i];
      turn(d, diagonals + c * d, icf + c * each + d, centred, turned);
      for (int i = 0; i < d; i++) squares += turned[i] * turned[i];
      terms[c] = alphas[c] + sums[c] - 0.5 * squares;
    }
    all += log_sum_exp(k, terms);
  }
  all += -0.5 * n * d * log(2 * M_PI) - n * log_sum_exp(k, alphas);
  all += log_wishart(d, k, gamma, m, diagonals, sums, icf);
  free(diagonals), free(sums), free(centred), free(turned), free(terms);
  return all;
}

/* -- by hand ---------------------------------------------------------------------------------- */

/* Turn probabilities from terms in place. */
static void softmax(int n, double *terms) {
  double top = terms[0], sum = 0;
  for (int i = 1; i < n; i++)
    if (terms[i] > top) top = terms[i];
  for (int i = 0; i < n; i++) sum += terms[i] = exp(terms[i] - top);
  double back = 1 / sum;
  for (int i = 0; i < n; i++) terms[i] *= back;
}

/* What one point adds to the derivatives of one Gaussian, w being how likely it is of that one. */
static void back_point(int d, double w, const double *restrict diagonal, const double *restrict l,
                       const double *restrict centred, const double *restrict turned,
                       double *restrict ddiagonal, double *restrict dl, double *restrict dmean) {
  for (int i = 0; i < d; i++) {
    double apart = centred[i], back = diagonal[i] * turned[i];
    ddiagonal[i] -= w * turned[i] * apart;
    double wapart = w * apart;
    for (int j = i + 1; j < d; j++, l++, dl++) {
      *dl -= wapart * turned[j];
      back += *l * turned[j];
    }
    dmean[i] += w * back;
  }
}

static void gmm_hand(int d, int k, int n, const double *restrict alphas, double *restrict dalphas,
                     const double *restrict means, double *restrict dmeans,
                     const double *restrict icf, double *restrict dicf, const double *restrict x,
                     double gamma, int m) {
  int below = d * (d - 1) / 2, each = d + below;
  double *diagonals = doubles(4 * k * d + 3 * k), *ddiagonals = diagonals + k * d;
  double *centred = ddiagonals + k * d, *turned = centred + k * d, *terms = turned + k * d;
  double *sums = terms + k, *weights = sums + k;
  for (int c = 0; c < k; c++)
    for (int i = 0; i < d; i++) {
      diagonals[c * d + i] = exp(icf[c * each + i]);
      sums[c] += icf[c * each + i];
    }
  for (int p = 0; p < n; p++) {
    for (int c = 0; c < k; c++) {
      double squares = 0, *here = centred + c * d, *there = turned + c * d;
      for (int i = 0; i < d; i++) here[i] = x[p * d + i] - means[c * d + i];
      turn(d, diagonals + c * d, icf + c * each + d, here, there);
      for (int i = 0; i < d; i++) squares += there[i] * there[i];
      terms[c] = alphas[c] + sums[c] - 0.5 * squares;
    }
    softmax(k, terms);
    for (int c = 0; c < k; c++) {
      weights[c] += terms[c];
      back_point(d, terms[c], diagonals + c * d, icf + c * each + d, centred + c * d,
                 turned + c * d, ddiagonals + c * d, dicf + c * each + d, dmeans + c * d);
    }
  }
  memcpy(terms, alphas, k * sizeof *terms);
  softmax(k, terms);
  for (int c = 0; c < k; c++) {
    const double *l = icf + c * each + d;
    double *dl = dicf + c * each + d;
    dalphas[c] += weights[c] - n * terms[c];
    for (int i = 0; i < d; i++) {
      double q = diagonals[c * d + i], dq = ddiagonals[c * d + i] - gamma * gamma * q;
      dicf[c * each + i] += weights[c] + m + dq * q;
    }
    for (int i = 0; i < below; i++) dl[i] -= gamma * gamma * l[i];
  }
  free(diagonals);
}

/* -- the program ------------------------------------------------------------------------------ */

static int d, k, n;
static double *points;

static void prepare(void) {
  d = unknown(SPACE), k = unknown(PARTS), n = unknown(1000);
  inputs = k + k * d + k * (d + d * (d - 1) / 2);
  points = doubles(n * d);
  for (int i = 0; i < n * d; i++) points[i] = between(-1, 1);
}
static void start(double *x) {
  for (int i = 0; i < inputs; i++) x[i] = between(-0.5, 0.5);
}
static double primal(const double *x) {
  return gmm(d, k, n, x, x + k, x + k + k * d, points, 1, 0);
}
static void ours(const double *x, double *dx) {
  GRADIENT((void *)gmm, enzyme_const, d, enzyme_const, k, enzyme_const, n, enzyme_dup, x, dx,
           enzyme_dup, x + k, dx + k, enzyme_dup, x + k + k * d, dx + k + k * d, enzyme_const,
           points, enzyme_const, 1.0, enzyme_const, 0);
}
static void by_hand(const double *x, double *dx) {
  gmm_hand(d, k, n, x, dx, x + k, dx + k, x + k + k * d, dx + k + k * d, points, 1, 0);
}
