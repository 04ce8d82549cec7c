// Threads of C++: pools, pipelines, phases, maps and reductions, caches, rings, teams of bodies.
#include <barrier>
#include <condition_variable>
#include <latch>
#include <mutex>
#include <semaphore>
#include <shared_mutex>
#include <thread>

#include "models.h"

namespace {

const int N = 9;

// A pool takes pieces of an integral from a counter.
double pool(const double *x) {
  double sum = 0;
  int next = 0;
  std::mutex mutex;
  auto work = [&] {
    for (;;) {
      int piece;
      {
        std::lock_guard<std::mutex> guard(mutex);
        piece = next++;
      }
      if (piece >= 12) return;
      const double t = piece / 12.;
      const double area = std::exp(-x[0] * t) * std::sin(x[1] + x[2] * t) * x[3 + piece % 6];
      std::lock_guard<std::mutex> guard(mutex);
      sum += area;
    }
  };
  std::thread one(work), other(work), third(work);
  one.join(), other.join(), third.join();
  return sum * sum;
}

// One thread makes numbers, another changes them, a third one multiplies them up.
double pipeline(const double *x) {
  struct {
    double numbers[N];
    int made = 0, changed = 0;
  } line;
  std::mutex mutex;
  std::condition_variable moved;
  double product = 1;
  std::thread maker([&] {
    for (int i = 0; i < N; i++) {
      std::lock_guard<std::mutex> guard(mutex);
      line.numbers[i] = x[i] * x[(i + 1) % N];
      line.made++;
      moved.notify_all();
    }
  });
  std::thread changer([&] {
    for (int i = 0; i < N; i++) {
      std::unique_lock<std::mutex> guard(mutex);
      while (line.made <= i) moved.wait(guard);
      line.numbers[i] = std::sin(line.numbers[i]);
      line.changed++;
      moved.notify_all();
    }
  });
  for (int i = 0; i < N; i++) {
    std::unique_lock<std::mutex> guard(mutex);
    while (line.changed <= i) moved.wait(guard);
    product *= 1 + 0.2 * line.numbers[i];
    line.numbers[i] = 0;
  }
  maker.join(), changer.join();
  return product;
}

// Jacobi's iteration, with a barrier between its steps.
double jacobi(const double *x) {
  double u[2][N + 2] = {{0}};
  std::barrier<> meet(3);
  auto run = [&](int k) {
    for (int t = 0; t < 5; t++) {
      const double *old = u[t % 2];
      double *now = u[1 - t % 2];
      for (int i = 1 + k * N / 3; i <= (k + 1) * N / 3; i++)
        now[i] = (old[i - 1] + old[i + 1] + x[i - 1] * x[i - 1]) / 2.2;
      meet.arrive_and_wait();
    }
  };
  std::jthread one(run, 0), other(run, 1);
  run(2);
  one.join(), other.join();
  double sum = 0;
  for (int i = 1; i <= N; i++) sum += u[1][i] * (1 + i % 3);
  return sum;
}

// Parts are mapped by threads, each with a place of its own, and then put together.
double mapped(const double *x) {
  double parts[3] = {0, 0, 0};
  auto run = [&parts, x](int k) {
    for (int i = k; i < N; i += 3) parts[k] += std::log(1 + x[i] * x[i]) * x[k];
  };
  std::thread one(run, 0), other(run, 1), third(run, 2);
  one.join(), other.join(), third.join();
  return parts[0] * parts[1] + parts[2];
}

// A table that whoever needs a row first fills, and all read.
double cached(const double *x) {
  double table[N], found[3] = {0, 0, 0};
  bool is_there[N] = {false};
  std::shared_mutex mutex;
  auto run = [&](int k) {
    for (int i = 0; i < N; i++) {
      const int row = (i * (k + 2)) % N;
      bool is_known;
      {
        std::shared_lock<std::shared_mutex> reading(mutex);
        is_known = is_there[row];
        if (is_known) found[k] += table[row] * x[k];
      }
      if (is_known) continue;
      std::unique_lock<std::shared_mutex> writing(mutex);
      if (!is_there[row]) table[row] = std::exp(-x[row] * x[row]), is_there[row] = true;
      found[k] += table[row] * x[k];
    }
  };
  {
    std::jthread one(run, 0), other(run, 1), third(run, 2);
  }
  return found[0] + 2 * found[1] * found[2];
}

// A number goes round in a ring of threads, each with a semaphore that tells it to go on.
double ring(const double *x) {
  double token = 1;
  std::binary_semaphore turns[3] = {std::binary_semaphore(1), std::binary_semaphore(0),
                                    std::binary_semaphore(0)};
  auto run = [&](int k) {
    for (int i = k; i < N; i += 3) {
      turns[k].acquire();
      token = std::sin(token) * x[i] + 0.3 * token;
      turns[(k + 1) % 3].release();
    }
  };
  std::jthread one(run, 0), other(run, 1), third(run, 2);
  one.join(), other.join(), third.join();
  return token;
}

// Bodies in a line that all wait for the forces of all.
double bodies(const double *x) {
  double place[N], speed[N], force[N];
  for (int i = 0; i < N; i++) place[i] = i + 0.3 * x[i], speed[i] = 0;
  std::barrier<> meet(2);
  auto run = [&](int from, int to) {
    for (int step = 0; step < 3; step++) {
      for (int i = from; i < to; i++) {
        force[i] = 0;
        for (int j = 0; j < N; j++) {
          const double r = place[j] - place[i];
          force[i] += r / std::pow(r * r + 0.5, 1.5);
        }
      }
      meet.arrive_and_wait();
      for (int i = from; i < to; i++) speed[i] += 0.2 * force[i], place[i] += 0.2 * speed[i];
      meet.arrive_and_wait();
    }
  };
  std::jthread other(run, 0, N / 2);
  run(N / 2, N);
  other.join();
  return place[0] * place[1] + speed[N - 1] + place[N - 1];
}

// Whoever is ready counts down; the last step is begun once all are.
double gathered(const double *x) {
  double parts[3], whole = 0;
  std::latch ready(3);
  auto run = [&](int k) {
    parts[k] = x[3 * k] * x[3 * k + 1] + std::cos(x[3 * k + 2]);
    ready.count_down();
  };
  std::jthread last([&] {
    ready.wait();
    whole = parts[0] * parts[1] * parts[2];
  });
  std::jthread one(run, 0), other(run, 1), third(run, 2);
  last.join(), one.join(), other.join(), third.join();
  return whole * whole;
}

}  // namespace

int main() {
  MODEL(pool, N, 0.4, 0.1);
  MODEL(pipeline, N, 0.4, 0.1);
  MODEL(jacobi, N, 0.3, 0.1);
  MODEL(mapped, N, 0.4, 0.1);
  MODEL(cached, N, 0.3, 0.1);
  MODEL(ring, N, 0.5, 0.1);
  MODEL(bodies, N, 0.2, 0.1);
  MODEL(gathered, N, 0.4, 0.1);
  return done();
}
