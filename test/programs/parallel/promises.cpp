// std::promise, std::packaged_task, std::shared_future, and std::shared_ptr among threads.
#include "compared.h"

#include <future>
#include <memory>
#include <thread>
#include <vector>

namespace {

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

}  // namespace

int main() {
  check<promised>("promised");
  check<packaged>("packaged");
  check<shared>("shared");
  check<owned>("owned");
  return say();
}
