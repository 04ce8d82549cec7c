// A pool of threads that runs packaged work from a queue, whose results come back as futures.
#include <condition_variable>
#include <deque>
#include <future>
#include <mutex>
#include <thread>
#include <vector>

#include "models.h"

namespace {

const int N = 8;

class executor {
  std::mutex mutex;
  std::condition_variable more;
  std::deque<std::packaged_task<double()>> waiting;
  std::vector<std::thread> threads;
  bool closed = false;

  void work() {
    for (;;) {
      std::packaged_task<double()> task;
      {
        std::unique_lock<std::mutex> guard(mutex);
        more.wait(guard, [this] { return closed || !waiting.empty(); });
        if (waiting.empty()) return;
        task = std::move(waiting.front());
        waiting.pop_front();
      }
      task();
    }
  }

 public:
  explicit executor(int count) {
    for (int i = 0; i < count; i++) threads.emplace_back([this] { work(); });
  }
  template <class F>
  std::future<double> submit(F &&f) {
    std::packaged_task<double()> task(std::forward<F>(f));
    std::future<double> found = task.get_future();
    {
      std::lock_guard<std::mutex> guard(mutex);
      waiting.push_back(std::move(task));
    }
    more.notify_one();
    return found;
  }
  ~executor() {
    {
      std::lock_guard<std::mutex> guard(mutex);
      closed = true;
    }
    more.notify_all();
    for (std::thread &each : threads) each.join();
  }
};

double portfolio(const double *x) {
  executor pool(2);
  std::vector<std::future<double>> prices;
  for (int k = 0; k < 5; k++)
    prices.push_back(pool.submit([x, k] {
      double sum = 0;
      for (int t = 1; t <= 10; t++) sum += x[k] * std::exp(-x[5] * t) * std::cos(x[6] * t + k);
      return sum;
    }));
  double value = x[7];
  for (auto &each : prices) {
    const double price = each.get();
    value += price * price;
  }
  return value;
}

}  // namespace

int main() {
  MODEL(portfolio, N, 0.3, 0.1);
  return done();
}
