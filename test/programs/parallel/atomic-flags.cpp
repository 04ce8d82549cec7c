// Threads that learn from atomic integers what others did: flags, turns, a spin lock.
#include <atomic>
#include <cmath>
#include <thread>

#include "compared.h"

namespace {

class SpinLock {
  std::atomic<int> held_{0};

 public:
  void lock() {
    while (held_.exchange(1, std::memory_order_acquire)) std::this_thread::yield();
  }
  void unlock() { held_.store(0, std::memory_order_release); }
};

double of(const double *x, int n) {
  double handed = 0, back = 0;
  std::atomic<bool> is_there{false};
  std::thread one([&] {
    handed = std::sin(x[0]) * x[1];
    is_there.store(true, std::memory_order_release);
  });
  std::thread other([&] {
    while (!is_there.load(std::memory_order_acquire)) std::this_thread::yield();
    back = handed * handed + x[2];
    handed = 0;
  });
  one.join();
  other.join();

  // Whose turn it is: each multiplies what the one before has left.
  double chain = 1;
  std::atomic<int> turn{0};
  auto take_turns = [&](int first) {
    for (int i = first; i < n; i += 2) {
      while (turn.load() != i) std::this_thread::yield();
      chain = chain * std::cos(x[i]) + x[i];
      turn.store(i + 1);
    }
  };
  std::thread even(take_turns, 0), odd(take_turns, 1);
  even.join();
  odd.join();

  double product = 1;
  SpinLock lock;
  auto multiply = [&](int first) {
    for (int i = first; i < n; i += 3) {
      lock.lock();
      product *= 1 + 0.1 * x[i] * x[i];
      lock.unlock();
    }
  };
  std::thread third(multiply, 0), fourth(multiply, 1), fifth(multiply, 2);
  third.join();
  fourth.join();
  fifth.join();

  return back + chain * product;
}

}  // namespace

int main() {
  check<of, 10>("of");
  return say();
}
