// A matrix class of one's own, templated on its scalar, moved and swapped: LU with pivots, complex too.
#include "../tried.hpp"
#include <algorithm>
#include <complex>
#include <initializer_list>
#include <memory>
#include <utility>

template <class T> class Matrix {
  std::size_t n_ = 0;
  std::unique_ptr<T[]> data_;

public:
  explicit Matrix(std::size_t n) : n_(n), data_(new T[n * n]()) {}
  Matrix(const Matrix &o) : Matrix(o.n_) { std::copy_n(o.data_.get(), n_ * n_, data_.get()); }
  Matrix(Matrix &&) noexcept = default;
  Matrix &operator=(Matrix o) noexcept { std::swap(n_, o.n_); data_.swap(o.data_); return *this; }
  T &operator()(std::size_t i, std::size_t j) { return data_[i * n_ + j]; }
  const T &operator()(std::size_t i, std::size_t j) const { return data_[i * n_ + j]; }
  std::size_t size() const { return n_; }
  friend Matrix operator*(const Matrix &a, const Matrix &b) {
    Matrix c(a.n_);
    for (std::size_t i = 0; i < a.n_; ++i)
      for (std::size_t j = 0; j < a.n_; ++j)
        for (std::size_t k = 0; k < a.n_; ++k) c(i, j) += a(i, k) * b(k, j);
    return c;
  }
  T det() const {
    Matrix lu = *this;
    T det = 1;
    for (std::size_t k = 0; k < n_; ++k) {
      std::size_t best = k;
      for (std::size_t i = k; i < n_; ++i)
        if (std::abs(lu(i, k)) > std::abs(lu(best, k))) best = i;
      if (best != k) {
        std::swap_ranges(&lu(k, 0), &lu(k, 0) + n_, &lu(best, 0));
        det = -det;
      }
      det *= lu(k, k);
      for (std::size_t i = k + 1; i < n_; ++i) {
        T f = lu(i, k) / lu(k, k);
        for (std::size_t j = k; j < n_; ++j) lu(i, j) -= f * lu(k, j);
      }
    }
    return det;
  }
};
static double value(const double *x) {
  Matrix<double> a(3);
  Matrix<std::complex<double>> z(3);
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t j = 0; j < 3; ++j) {
      a(i, j) = std::cos(x[0] * static_cast<double>(i + 2 * j)) + (i == 2 - j ? x[1] : 0);
      z(i, j) = {a(i, j), x[2] * static_cast<double>(i)};
    }
  z(1, 1) += std::complex<double>(0.3, x[1]);
  Matrix<double> b = a * a;
  a = std::move(b);
  return a.det() + std::abs(z.det()) + std::arg(z(1, 2));
}
int main() { return tried<value>({0.7, 1.2, 0.4}); }
