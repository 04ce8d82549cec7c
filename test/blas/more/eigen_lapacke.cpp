// Eigen's factorisations of dynamic matrices, which are calls of LAPACKE.
#define EIGEN_USE_BLAS
#define EIGEN_USE_LAPACKE
#include "../../support/off_by.h"
#include <Eigen/Dense>
#include <cmath>
#include <cstdio>
void __enzyme_autodiff(void *, ...);
extern int enzyme_dup;
enum { N = 6 };
/* b' inv(A) b + log det A by Cholesky's factors, + b' inv(A + A) b by those with exchanges. */
static double likelihood(const double *a, const double *b) {
  Eigen::Map<const Eigen::MatrixXd> given(a, N, N);
  Eigen::Map<const Eigen::VectorXd> y(b, N);
  Eigen::MatrixXd A = given * given.transpose();
  A.diagonal().array() += 3;
  Eigen::LLT<Eigen::MatrixXd> root(A);
  Eigen::VectorXd x = root.solve(y);
  Eigen::PartialPivLU<Eigen::MatrixXd> factors(given + A);
  Eigen::VectorXd z = factors.solve(y);
  return y.dot(x) + 2 * root.matrixLLT().diagonal().array().log().sum() + y.dot(z);
}
static double a[N * N], b[N], da[N * N], db[N];
int main() {
  for (int i = 0; i < N * N; i++) a[i] = std::cos(i), b[i % N] = std::sin(2 * i);
  __enzyme_autodiff((void *)likelihood, enzyme_dup, a, da, enzyme_dup, b, db);
  double worst = 0, h = 1e-5;
  for (int k = 0; k < N * N + N; k += 5) {
    double *p = k < N * N ? a + k : b + k - N * N, was = *p;
    *p = was + h;
    double up = likelihood(a, b);
    *p = was - h;
    double got = k < N * N ? da[k] : db[k - N * N];
    worst = std::fmax(worst, away_from(got, (up - likelihood(a, b)) / 2 / h));
    *p = was;
  }
  std::puts(worst < 1e-6 ? "ok" : "WRONG");
}
