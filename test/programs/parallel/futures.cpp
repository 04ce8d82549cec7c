// std::async of both policies, std::promise, std::packaged_task, std::shared_future, and std::shared_ptr among threads.
#include <cmath>
#include <cstdio>
#include <future>
#include <memory>
#include <numeric>
#include <thread>
#include <vector>

template <class R, class... A>
R __enzyme_autodiff(A...);
template <class R, class... A>
R __enzyme_fwddiff(A...);

namespace {

double squares(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += x[i] * x[i] * (i + 1);
  return sum;
}

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

double promised(const double *x, int n) {
  std::promise<double> one;
  std::future<double> seen = one.get_future();
  double late = 0;
  std::thread giver([&] {
    one.set_value(squares(x, n));
    late = x[3] * x[3];
  });
  const double first = seen.get() * x[0];
  giver.join();
  return first + late;
}

double packaged(const double *x, int n) {
  std::packaged_task<double(double)> task([&](double by) { return by * squares(x, n); });
  auto found = task.get_future();
  std::thread runner(std::move(task), x[2]);
  const double value = found.get();
  runner.join();
  return std::log(value);
}

double shared(const double *x, int n) {
  std::shared_future<double> norm = std::async(std::launch::async, squares, x, n).share();
  double parts[2];
  auto use = [&parts, x, norm](int k) { parts[k] = x[k] / norm.get(); };
  std::thread one(use, 0), other(use, 1);
  one.join();
  other.join();
  return parts[0] * parts[1];
}

struct model {
  std::vector<double> weights;
};

double owned(const double *x, int n) {
  auto held = std::make_shared<model>(model{std::vector<double>(n)});
  for (int i = 0; i < n; i++) held->weights[i] = x[i] * x[i];
  std::vector<std::future<double>> parts;
  for (int k = 0; k < 2; k++)
    parts.push_back(std::async(std::launch::async, [held, k, n] {
      double sum = 0;
      for (int i = k; i < n; i += 2) sum += held->weights[i] * held->weights[0];
      return sum;
    }));
  held.reset();
  const double first = parts[0].get();
  return first * parts[1].get();
}

using function = double (*)(const double *, int);

int failures = 0, checks = 0;

template <function of>
void gradient(const double *x, double *dx, int n) {
  __enzyme_autodiff<void>((void *)of, x, dx, n);
}

template <function of>
double tangent(const double *x, const double *dx, int n) {
  return __enzyme_fwddiff<double>((void *)of, x, dx, n);
}

template <function of>
void check(const char *name) {
  const int n = 6;
  double x[n], dx[n] = {};
  for (int i = 0; i < n; i++) x[i] = 0.7 + 0.1 * i;
  gradient<of>(x, dx, n);
  for (int i = 0; i < n; i++) {
    const double step = 1e-5, at = x[i];
    double dot[n] = {};
    dot[i] = 1;
    const double along = tangent<of>(x, dot, n);
    x[i] = at + step;
    double by = of(x, n);
    x[i] = at - step;
    by = (by - of(x, n)) / (2 * step);
    x[i] = at;
    for (double got : {dx[i], along}) {
      checks++;
      if (std::fabs(got - by) <= 1e-6 * (1 + std::fabs(by))) continue;
      failures++;
      std::printf("%s %d: %.12g, not %.12g\n", name, i, got, by);
    }
  }
}

}  // namespace

int main() {
  check<product>("product");
  check<many>("many");
  check<whole>("whole");
  check<late>("late");
  check<promised>("promised");
  check<packaged>("packaged");
  check<shared>("shared");
  check<owned>("owned");
  std::printf(failures ? "%d of %d wrong\n" : "ok %2$d checks\n", failures, checks);
  return failures > 0;
}
