// std::complex: a discrete Fourier transform, its power, and functions of complex numbers.
#include "../tried.hpp"
#include <complex>
using C = std::complex<double>;
static std::vector<C> transform(const std::vector<C> &a) {
  if (a.size() == 1) return a;
  std::vector<C> even, odd;
  for (std::size_t i = 0; i < a.size(); i += 2) even.push_back(a[i]), odd.push_back(a[i + 1]);
  even = transform(even), odd = transform(odd);
  std::vector<C> out(a.size());
  for (std::size_t k = 0; k < even.size(); k++) {
    C t = std::polar(1.0, -2 * M_PI * k / a.size()) * odd[k];
    out[k] = even[k] + t, out[k + even.size()] = even[k] - t;
  }
  return out;
}
static double power(const double *x) {
  std::vector<C> a;
  for (int i = 0; i < 8; i++) a.emplace_back(x[i % 4] * i, x[(i + 1) % 4]);
  double sum = 0;
  int k = 0;
  for (C c : transform(a)) sum += std::norm(c) * ++k;
  C z(x[0], x[1]);
  return sum + std::abs(std::exp(z) / (z + 2.0)) + std::real(std::sqrt(z) * std::conj(z)) + std::arg(std::log(z));
}
int main() { return tried<power>({0.3, 1.1, -0.7, 0.5}); }
