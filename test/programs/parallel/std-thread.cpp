// std::thread with lambdas and functions, std::mutex with a guard, vectors of threads.
#include <cmath>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "compared.h"

namespace {

void part(const std::vector<double> &x, std::vector<double> &y, int begin, int end) {
  for (int i = begin; i < end; i++) y[i] = std::sin(x[i]) * x[0];
}

double of(const double *x, int n) {
  std::vector<double> given(n), found(n);
  for (int i = 0; i < n; i++) given[i] = x[i];
  std::vector<std::thread> threads;
  const int count = 3;
  for (int i = 0; i < count; i++)
    threads.emplace_back(part, std::cref(given), std::ref(found), i * n / count,
                         (i + 1) * n / count);
  for (std::thread &each : threads) each.join();
  double squares[3] = {};
  {
    std::vector<std::jthread> others;
    for (int k = 0; k < 3; k++)
      others.emplace_back([&, k] {
        for (int i = k; i < n; i += 3) squares[k] += found[i] * found[i];
      });
  }
  std::mutex mutex;
  double product = 1;
  int next = 0;
  auto multiply = [&] {
    for (;;) {
      int i;
      {
        std::lock_guard<std::mutex> guard(mutex);
        i = next++;
      }
      if (i >= n) return;
      const double v = 1 + 0.1 * found[i] * x[i];
      std::lock_guard<std::mutex> guard(mutex);
      product *= v;
    }
  };
  std::thread one(multiply), other(multiply);
  one.join();
  other.join();
  double late = 0;
  std::thread last([&late, x, product] { late = product * x[1]; });
  last.join();
  return late + 0.5 * squares[0] * squares[1] - squares[2];
}

}  // namespace

int main() {
  check<of, 10>("of");
  return say();
}
