// Stages of std::jthread with queues of a bounded length between them, told to stop when all is done.
#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <thread>

#include "models.h"

namespace {

const int N = 8, ROOM = 3;

// Numbers that wait for the next stage, in a ring.
class queue {
  std::mutex mutex;
  std::condition_variable changed;
  double ring[ROOM];
  int put = 0, taken = 0;

 public:
  void push(double value) {
    std::unique_lock<std::mutex> guard(mutex);
    changed.wait(guard, [this] { return put - taken < ROOM; });
    ring[put++ % ROOM] = value;
    changed.notify_all();
  }
  double pop() {
    std::unique_lock<std::mutex> guard(mutex);
    changed.wait(guard, [this] { return taken < put; });
    const double value = ring[taken++ % ROOM];
    changed.notify_all();
    return value;
  }
};

double signal(const double *x) {
  queue raw, smooth;
  double level = x[1], power = 0;
  std::jthread source([&] {
    for (int t = 0; t < 2 * N; t++) raw.push(std::sin(x[t % N] * (t + 1)) + x[0]);
  });
  std::jthread filter([&] {
    double before = 0;
    for (int t = 0; t < 2 * N; t++) {
      before = 0.6 * before + x[2] * raw.pop();
      smooth.push(before);
    }
  });
  for (int t = 0; t < 2 * N; t++) {
    const double value = smooth.pop();
    level += 0.1 * (value - level);
    power += (value - level) * (value - level) * x[t % N];
  }
  source.join(), filter.join();
  return power / level;
}

}  // namespace

int main() {
  MODEL(signal, N, 0.4, 0.09);
  return done();
}
