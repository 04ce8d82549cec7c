// A Kalman filter with matrices of template sizes, its log likelihood by noise and model.
#include "../tried.hpp"
#include <array>
template <int R, int C> struct Matrix {
  std::array<std::array<double, C>, R> m{};
  double &operator()(int r, int c) { return m[r][c]; }
  double operator()(int r, int c) const { return m[r][c]; }
  static Matrix identity() { Matrix i; for (int k = 0; k < R; k++) i(k, k) = 1; return i; }
  Matrix<C, R> t() const { Matrix<C, R> o; for (int r = 0; r < R; r++) for (int c = 0; c < C; c++) o(c, r) = m[r][c]; return o; }
};
template <int R, int K, int C> Matrix<R, C> operator*(const Matrix<R, K> &a, const Matrix<K, C> &b) {
  Matrix<R, C> o;
  for (int r = 0; r < R; r++) for (int c = 0; c < C; c++) for (int k = 0; k < K; k++) o(r, c) += a(r, k) * b(k, c);
  return o;
}
template <int R, int C> Matrix<R, C> operator+(Matrix<R, C> a, const Matrix<R, C> &b) {
  for (int r = 0; r < R; r++) for (int c = 0; c < C; c++) a(r, c) += b(r, c);
  return a;
}
template <int R, int C> Matrix<R, C> operator-(Matrix<R, C> a, const Matrix<R, C> &b) {
  for (int r = 0; r < R; r++) for (int c = 0; c < C; c++) a(r, c) -= b(r, c);
  return a;
}
class Filter {
  Matrix<2, 1> x_;
  Matrix<2, 2> p_ = Matrix<2, 2>::identity(), f_, q_;
  Matrix<1, 2> h_;
  double r_;
public:
  Filter(double dt, double q, double r) : q_(Matrix<2, 2>::identity()), r_(r) {
    f_ = Matrix<2, 2>::identity(), f_(0, 1) = dt;
    for (auto &row : q_.m) for (auto &e : row) e *= q;
    h_(0, 0) = 1;
  }
  double step(double z) {
    x_ = f_ * x_;
    p_ = f_ * p_ * f_.t() + q_;
    double s = (h_ * p_ * h_.t())(0, 0) + r_, y = z - (h_ * x_)(0, 0);
    Matrix<2, 1> k = p_ * h_.t();
    for (auto &row : k.m) row[0] /= s;
    Matrix<1, 1> yy; yy(0, 0) = y;
    x_ = x_ + k * yy;
    p_ = (Matrix<2, 2>::identity() - k * h_) * p_;
    return 0.5 * (std::log(s) + y * y / s);
  }
};
static double likelihood(const double *x) {
  Filter filter(x[0], x[1], x[2]);
  double sum = 0;
  for (int i = 0; i < 12; i++) sum += filter.step(x[3] * std::sin(0.5 * i));
  return sum;
}
int main() { return tried<likelihood>({0.5, 0.1, 0.3, 1.2}); }
