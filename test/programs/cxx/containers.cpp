// Containers and algorithms of the standard library that are made inside of what is differentiated.
#include "check.hpp"

#include <algorithm>
#include <array>
#include <complex>
#include <numeric>
#include <optional>
#include <vector>

static double growing_vectors(double x) {
  std::vector<double> one;
  for (int i = 0; i < 10; i++) one.push_back(std::sin(x * i));
  std::vector<double> other(one);
  std::reverse(other.begin(), other.end());
  return std::inner_product(one.begin(), one.end(), other.begin(), 0.0);
}

static double vectors_of_vectors(double x) {
  std::vector<std::vector<double>> rows(3, std::vector<double>(2, x));
  for (std::size_t i = 0; i < rows.size(); i++) rows[i][i % 2] *= x * static_cast<double>(i);
  rows.emplace_back(rows[1]);
  double s = 0;
  for (const auto &row : rows) s += row[0] * row[1];
  return s;
}

static double sorted(double x) {
  std::array<double, 5> all = {x, 3 * x, -x, x * x, 1};
  std::sort(all.begin(), all.end());
  double s = 0;
  for (std::size_t i = 0; i < all.size(); i++) s += static_cast<double>(i + 1) * all[i];
  return s;
}

static double optional(double x) {
  std::optional<double> square;
  if (x > 0) square = x * x;
  return square.value_or(x) * x;
}

static double complex(double x) {
  std::complex<double> z(x, 2), w = z * z / (z + 1.0);
  return w.real() + 2 * w.imag();
}

int main() {
  CHECK(growing_vectors, 0.3);
  CHECK(vectors_of_vectors, 0.7);
  CHECK(sorted, 0.3);
  CHECK(optional, 0.7);
  CHECK(optional, -0.7);
  CHECK(complex, 0.4);
  return checked();
}
