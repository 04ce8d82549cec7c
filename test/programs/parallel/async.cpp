// std::async and a promise: what they leave in a future is known to who waits for it.
#include <cmath>
#include <future>
#include <thread>

#include "compared.h"

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
  check<of, 5>("of");
  return say();
}
