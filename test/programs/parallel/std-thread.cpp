// std::thread with lambdas and functions, std::mutex with a guard, vectors of threads.
#include <cmath>
#include <cstdio>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

template <class R, class... A>
R __enzyme_autodiff(A...);
template <class R, class... A>
R __enzyme_fwddiff(A...);

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
  const int n = 10;
  double x[n], dx[n] = {0};
  int checks = 0, failures = 0;
  for (int i = 0; i < n; i++) x[i] = 0.7 + 0.1 * i;
  __enzyme_autodiff<double>((void *)of, x, dx, n);
  for (int i = 0; i < n; i++) {
    const double step = 1e-5, at = x[i];
    double dot[n] = {0};
    dot[i] = 1;
    const double tangent = __enzyme_fwddiff<double>((void *)of, x, dot, n);
    x[i] = at + step;
    double by = of(x, n);
    x[i] = at - step;
    by = (by - of(x, n)) / (2 * step);
    x[i] = at;
    for (double got : {dx[i], tangent}) {
      checks++;
      if (std::fabs(got - by) <= 1e-6 * std::fmax(1.0, std::fabs(by))) continue;
      failures++;
      std::printf("FAILED %d: %.12g, not %.12g\n", i, got, by);
    }
  }
  if (!failures) std::printf("ok %d checks\n", checks);
  return failures;
}
