// A grid seen by std::span and a two-dimensional view of our own: heat flow by finite volumes.
// flags: -std=c++20
#include "../tried.hpp"
#include <span>
template <class T> class View2 {
  std::span<T> data_;
  std::size_t columns_;
public:
  View2(std::span<T> d, std::size_t c) : data_(d), columns_(c) {}
  T &operator()(std::size_t i, std::size_t j) const { return data_[i * columns_ + j]; }
  std::size_t rows() const { return data_.size() / columns_; }
  std::span<T> row(std::size_t i) const { return data_.subspan(i * columns_, columns_); }
};
static void step(View2<const double> a, View2<double> b, double k) {
  for (std::size_t i = 1; i + 1 < a.rows(); i++)
    for (std::size_t j = 1; j < 4; j++) b(i, j) = a(i, j) + k * (a(i - 1, j) + a(i + 1, j) + a(i, j - 1) + a(i, j + 1) - 4 * a(i, j));
}
static double heat(const double *x) {
  std::vector<double> a(25), b;
  for (int i = 0; i < 25; i++) a[i] = x[i % 4] * (i % 3);
  b = a;
  for (int t = 0; t < 6; t++) {
    step({a, 5}, {b, 5}, 0.1 * x[4]);
    std::swap(a, b);
  }
  double sum = 0;
  for (double v : View2<double>(a, 5).row(2)) sum += v * v;
  return sum;
}
int main() { return tried<heat>({1, 2, 0.5, -1, 1.3}); }
