// Move semantics: a matrix that owns its memory, moved-from objects, swaps, return by value.
#include "../tried.hpp"
#include <algorithm>
#include <utility>
class Matrix {
  std::size_t n_ = 0;
  double *data_ = nullptr;
public:
  Matrix() = default;
  explicit Matrix(std::size_t n) : n_(n), data_(new double[n * n]()) {}
  Matrix(const Matrix &o) : n_(o.n_), data_(new double[n_ * n_]) { std::copy(o.data_, o.data_ + n_ * n_, data_); }
  Matrix(Matrix &&o) noexcept : n_(std::exchange(o.n_, 0)), data_(std::exchange(o.data_, nullptr)) {}
  Matrix &operator=(Matrix o) noexcept { swap(*this, o); return *this; }
  ~Matrix() { delete[] data_; }
  friend void swap(Matrix &a, Matrix &b) noexcept { std::swap(a.n_, b.n_), std::swap(a.data_, b.data_); }
  double &operator()(std::size_t i, std::size_t j) { return data_[i * n_ + j]; }
  double operator()(std::size_t i, std::size_t j) const { return data_[i * n_ + j]; }
  friend Matrix operator*(const Matrix &a, const Matrix &b) {
    Matrix c(a.n_);
    for (std::size_t i = 0; i < a.n_; i++) for (std::size_t k = 0; k < a.n_; k++) for (std::size_t j = 0; j < a.n_; j++) c(i, j) += a(i, k) * b(k, j);
    return c;
  }
  double trace() const { double t = 0; for (std::size_t i = 0; i < n_; i++) t += (*this)(i, i); return t; }
};
static double powers(const double *x) {
  Matrix a(3);
  for (int i = 0; i < 9; i++) a(i / 3, i % 3) = x[i % 4] * (1 + i % 2);
  Matrix p = a, q;
  for (int i = 0; i < 3; i++) p = p * a;
  q = std::move(p);
  p = a;
  swap(p, q);
  std::vector<Matrix> kept;
  kept.push_back(std::move(p));
  kept.push_back(a);
  return kept[0].trace() + kept[1].trace() * q.trace();
}
int main() { return tried<powers>({0.3, 0.4, -0.2, 0.5}); }
