// std::async of all policies: results that are numbers, vectors or nothing, in trees and in vectors.
#include "compared.h"

#include <future>
#include <numeric>
#include <vector>

namespace {

double product(const double *x, int n) {
  if (n < 3) return n == 1 ? x[0] : x[0] * x[1];
  const int half = n / 2;
  auto left = std::async(std::launch::async, product, x, half);
  const double right = product(x + half, n - half);
  return left.get() * right;
}

double many(const double *x, int n) {
  std::vector<std::future<double>> parts;
  for (int k = 0; k < 3; k++)
    parts.push_back(std::async(std::launch::async, [=] { return squares(x + k * n / 3, n / 3); }));
  double total = 1;
  for (auto &each : parts) total *= each.get();
  return total;
}

double whole(const double *x, int n) {
  auto made = std::async(std::launch::async, [=] {
    std::vector<double> sines(n);
    for (int i = 0; i < n; i++) sines[i] = std::sin(x[i]) * x[0];
    return sines;
  });
  std::vector<double> own(n);
  auto filled = std::async(std::launch::async, [&] {
    for (int i = 0; i < n; i++) own[i] = std::exp(-x[i]);
  });
  std::vector<double> sines = made.get();
  filled.wait();
  return std::inner_product(sines.begin(), sines.end(), own.begin(), 0.0);
}

double late(const double *x, int n) {
  auto put_off = std::async(std::launch::deferred, [=] { return squares(x, n) * x[1]; });
  auto either = std::async([=] { return x[0] * x[2]; });
  put_off.wait();
  return put_off.get() + either.get();
}

}  // namespace

int main() {
  check<product>("product");
  check<many>("many");
  check<whole>("whole");
  check<late>("late");
  return say();
}
