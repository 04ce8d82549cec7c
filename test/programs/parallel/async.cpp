// std::async and a promise: what they leave in a future is known to who waits for it.
#include <cmath>
#include <cstdio>
#include <future>
#include <thread>

template <class R, class... A>
R __enzyme_autodiff(A...);
template <class R, class... A>
R __enzyme_fwddiff(A...);

namespace {

double of(const double *x, int n) {
  auto even = std::async(std::launch::async, [=] {
    double sum = 0;
    for (int i = 0; i < n; i += 2) sum += x[i] * std::sin(x[i]);
    return sum;
  });
  std::promise<double> promise;
  std::future<double> odd = promise.get_future();
  std::thread giver([&] {
    double sum = 0;
    for (int i = 1; i < n; i += 2) sum += x[i] * x[i] * x[0];
    promise.set_value(sum);
  });
  const double product = odd.get() * even.get();
  giver.join();
  return product;
}

}  // namespace

int main() {
  const int n = 5;
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
