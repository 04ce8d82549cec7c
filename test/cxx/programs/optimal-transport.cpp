// Transport between two histograms by Sinkhorn in the logarithm: a matrix class over one buffer, rows and columns as views.
// flags: -std=c++20
// not: no exceptions
#include "../tried.hpp"
#include <algorithm>
#include <memory>
#include <numeric>
#include <ranges>
#include <stdexcept>

class Matrix {
  std::size_t rows_, columns_;
  std::unique_ptr<double[]> data_;

public:
  Matrix(std::size_t rows, std::size_t columns) : rows_(rows), columns_(columns), data_(new double[rows * columns]()) {}
  double &operator()(std::size_t i, std::size_t j) { return data_[i * columns_ + j]; }
  double operator()(std::size_t i, std::size_t j) const { return data_[i * columns_ + j]; }
  auto row(std::size_t i) const {
    return std::views::iota(std::size_t(0), columns_) | std::views::transform([this, i](std::size_t j) { return (*this)(i, j); });
  }
  auto column(std::size_t j) const {
    return std::views::iota(std::size_t(0), rows_) | std::views::transform([this, j](std::size_t i) { return (*this)(i, j); });
  }
  std::size_t rows() const { return rows_; }
  std::size_t columns() const { return columns_; }
};
template <std::ranges::input_range R> double soft_least(R &&costs, const std::vector<double> &other, double heat) {
  std::vector<double> terms;
  std::size_t k = 0;
  for (double cost : costs) terms.push_back((other[k++] - cost) / heat);
  double most = *std::ranges::max_element(terms), sum = 0;
  for (double each : terms) sum += std::exp(each - most);
  return -heat * (most + std::log(sum));
}
static double distance(const double *x) {
  const std::size_t n = 4, m = 3;
  std::vector<double> from(x, x + n), to(x + n, x + n + m), places(x + n + m, x + n + m + n);
  for (auto *each : {&from, &to}) {
    double all = std::accumulate(each->begin(), each->end(), 0.0);
    if (!(all > 0)) throw std::invalid_argument("no mass");
    std::ranges::for_each(*each, [all](double &v) { v /= all; });
  }
  double heat = x[n + m + n];
  Matrix cost(n, m);
  for (std::size_t i = 0; i < n; i++)
    for (std::size_t j = 0; j < m; j++) cost(i, j) = std::pow(places[i] - 0.8 * j, 2);
  std::vector<double> f(n), g(m);
  for (int round = 0; round < 25; round++) {
    for (std::size_t i = 0; i < n; i++) f[i] = heat * std::log(from[i]) + soft_least(cost.row(i), g, heat);
    for (std::size_t j = 0; j < m; j++) g[j] = heat * std::log(to[j]) + soft_least(cost.column(j), f, heat);
  }
  double sum = 0;
  for (std::size_t i = 0; i < n; i++)
    for (std::size_t j = 0; j < m; j++) sum += cost(i, j) * std::exp((f[i] + g[j] - cost(i, j)) / heat);
  return sum;
}
int main() { return tried<distance>({0.3, 0.5, 0.9, 0.4, 1, 0.7, 1.2, -0.1, 0.6, 1.1, 1.9, 0.35}, 1e-7, 1e-3); }
