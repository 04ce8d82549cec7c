// Fences beside relaxed accesses: who comes last adds up what all have done.
#include <atomic>
#include <cmath>
#include <thread>

#include "compared.h"

namespace {

double of(const double *x, int n) {
  double parts[2] = {0, 0}, all = 0;
  std::atomic<int> left{2};
  auto part = [&](int k) {
    for (int i = k; i < n; i += 2) parts[k] += x[i] * x[i] * x[i];
    std::atomic_thread_fence(std::memory_order_release);
    if (left.fetch_sub(1, std::memory_order_relaxed) == 1) {
      std::atomic_thread_fence(std::memory_order_acquire);
      all = parts[0] * parts[1];
    }
  };
  std::thread one(part, 0), other(part, 1);
  one.join();
  other.join();
  return all;
}

}  // namespace

int main() {
  check<of, 10>("of");
  return say();
}
