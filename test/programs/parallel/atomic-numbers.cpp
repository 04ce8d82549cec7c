// Atomic numbers of C++20, summed up, read and written by threads of OpenMP and of the program.
#include <atomic>
#include <cmath>
#include <thread>

#include "compared.h"

namespace {

double summed(const double *x, int n) {
  std::atomic<double> sum{0}, less{x[0]};
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    sum.fetch_add(x[i] * x[i], std::memory_order_relaxed);
    sum += x[i];
    less -= std::sin(x[i]);
    less.fetch_sub(x[i] * x[0]);
  }
  return sum * less.load();
}

double told(const double *x, int n) {
  std::atomic<double> scale{1}, sum{0};
  std::thread first([&] { scale.store(x[0] * x[1]); });
  first.join();
  std::thread one([&] { for (int i = 0; i < n; i += 2) sum += scale.load() * x[i]; });
  std::thread other([&] { for (int i = 1; i < n; i += 2) sum += scale * x[i] * x[i]; });
  one.join();
  other.join();
  return sum;
}

double single(const double *x, int n) {
  std::atomic<float> sum{0};
#pragma omp parallel for
  for (int i = 0; i < n; i++) sum += 0.5f;
  return sum * x[0];
}

}  // namespace

int main() {
  check<summed>("summed");
  check<told>("told");
  check<single>("single");
  return say();
}
