// Signs of C++ that threads give each other: latches, barriers, semaphores, locks for readers.
#include <barrier>
#include <cmath>
#include <cstdio>
#include <latch>
#include <mutex>
#include <semaphore>
#include <semaphore.h>
#include <shared_mutex>
#include <stop_token>
#include <thread>

template <class R, class... A>
R __enzyme_autodiff(A...);
template <class R, class... A>
R __enzyme_fwddiff(A...);

namespace {

const int N = 6;

// Whoever waits reads what all have written before.
double by_latch(const double *x) {
  double parts[3] = {0, 0, 0}, found = 0;
  std::latch ready(3);
  std::thread reader([&] {
    ready.wait();
    found = parts[0] * parts[1] + std::sin(parts[2]);
    parts[0] = parts[1] = parts[2] = 0;
  });
  {
    auto write = [&](int k) {
      parts[k] = x[k] * x[k + 3];
      ready.count_down();
    };
    std::jthread one(write, 0), other(write, 1), third(write, 2);
  }
  reader.join();
  return found;
}

// Each phase reads what the others have written in the one before.
double by_barrier(const double *x) {
  double now[3], next[3];
  std::barrier<> meet(3);
  auto run = [&](int k) {
    now[k] = x[k] * x[k + 3];
    for (int step = 0; step < 4; step++) {
      meet.arrive_and_wait();
      next[k] = std::sin(now[(k + 1) % 3]) * now[k] + x[k];
      meet.arrive_and_wait();
      now[k] = next[k];
    }
  };
  std::jthread one(run, 0), other(run, 1);
  run(2);
  one.join();
  other.join();
  return now[0] * now[1] * now[2];
}

// One thread hands its number on through a place that holds one.
double by_semaphore(const double *x) {
  double place = 0, found = 1;
  std::binary_semaphore is_free(1), is_full(0);
  std::thread taker([&] {
    for (int i = 0; i < N; i++) {
      is_full.acquire();
      found *= 1 + 0.1 * place;
      place = 0;
      is_free.release();
    }
  });
  for (int i = 0; i < N; i++) {
    is_free.acquire();
    place = x[i] * x[i];
    is_full.release();
  }
  taker.join();
  return found;
}

double by_posix_semaphore(const double *x) {
  double place = 0, found = 0;
  sem_t full;
  sem_init(&full, 0, 0);
  std::thread taker([&] {
    sem_wait(&full);
    found = place * place * x[1];
  });
  place = x[0] * x[2];
  sem_post(&full);
  taker.join();
  sem_destroy(&full);
  return found;
}

// Many read at once, one writes.
double by_shared_mutex(const double *x) {
  double level = x[0], found[3] = {0, 0, 0};
  std::shared_mutex mutex;
  auto run = [&](int k) {
    for (int step = 0; step < 3; step++) {
      {
        std::shared_lock<std::shared_mutex> reading(mutex);
        found[k] += 0 * level;
      }
      std::unique_lock<std::shared_mutex> writing(mutex);
      level *= 1 + 0.1 * x[k] * x[3 + step];
    }
  };
  {
    std::jthread one(run, 0), other(run, 1), third(run, 2);
  }
  return level + found[0] + found[1] + found[2];
}

// A thread that goes on until it is told to stop.
double by_stop(const double *x) {
  double found = 0;
  int rounds = 0;
  std::latch begun(1);
  std::jthread worker([&](std::stop_token token) {
    do {
      rounds++;
      found = x[0] * x[1] * x[2];
      if (rounds == 1) begun.count_down();
    } while (!token.stop_requested() && rounds < 50);
  });
  begun.wait();
  worker.request_stop();
  worker.join();
  return found * found;
}

int checks, failures;

void check(double (*f)(const double *), const char *name, const double *dx,
           const double *tangents) {
  for (int i = 0; i < N; i++) {
    double x[N];
    for (int k = 0; k < N; k++) x[k] = 0.7 + 0.1 * k;
    const double step = 1e-5;
    x[i] += step;
    double by = f(x);
    x[i] -= 2 * step;
    by = (by - f(x)) / (2 * step);
    for (double got : {dx[i], tangents[i]}) {
      checks++;
      if (std::fabs(got - by) <= 1e-6 * std::fmax(1.0, std::fabs(by))) continue;
      failures++;
      std::printf("FAILED %s %d: %.12g, not %.12g\n", name, i, got, by);
    }
  }
}

#define CHECK(f)                                                         \
  do {                                                                   \
    double x[N], dx[N] = {0}, tangents[N];                               \
    for (int k = 0; k < N; k++) x[k] = 0.7 + 0.1 * k;                    \
    __enzyme_autodiff<double>((void *)f, x, dx);                         \
    for (int k = 0; k < N; k++) {                                        \
      double dot[N] = {0};                                               \
      dot[k] = 1;                                                        \
      tangents[k] = __enzyme_fwddiff<double>((void *)f, x, dot);         \
    }                                                                    \
    check(f, #f, dx, tangents);                                          \
  } while (0)

}  // namespace

int main() {
  for (int again = 0; again < 20; again++) {
    CHECK(by_latch);
    CHECK(by_barrier);
    CHECK(by_semaphore);
    CHECK(by_posix_semaphore);
    CHECK(by_shared_mutex);
    CHECK(by_stop);
  }
  if (!failures) std::printf("ok %d checks\n", checks);
  return failures;
}
