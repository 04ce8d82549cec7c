// A priority queue of events with payloads in a union of handlers: std::priority_queue, deque, bitset, chrono-like units.
#include "../tried.hpp"
#include <algorithm>
#include <bitset>
#include <deque>
#include <functional>
#include <queue>
#include <ratio>

template <class Ratio> struct Time {
  double count;
  template <class Other> operator Time<Other>() const {
    using In = std::ratio_divide<Ratio, Other>;
    return {count * In::num / In::den};
  }
};
using Seconds = Time<std::ratio<1>>;
using Millis = Time<std::milli>;
struct Event {
  Millis when;
  int machine;
  std::function<double(double)> work;
  bool operator<(const Event &other) const { return when.count > other.when.count; }
};
static double simulated(const double *x) {
  std::priority_queue<Event> queue;
  std::deque<double> stock{x[0], x[1]};
  std::bitset<8> busy;
  double rate = x[2];
  for (int m = 0; m < 3; m++)
    queue.push({Seconds{0.01 * (m + 1) * x[0]}, m, [rate, m](double in) { return in * std::exp(-rate * (m + 1)); }});
  int steps = 0;
  double last = 0;
  while (!queue.empty() && steps++ < 9) {
    Event now = queue.top();
    queue.pop();
    busy.flip(now.machine);
    double taken = stock.front();
    stock.pop_front();
    stock.push_back(now.work(taken));
    if (busy.test(now.machine)) stock.push_front(std::min(taken, x[1]) * 0.5);
    now.when.count += 7.5 + now.machine * x[2];
    last = now.when.count;
    if (steps < 7) queue.push(std::move(now));
  }
  double sum = 1e-2 * last;
  for (double each : stock) sum += each * each;
  return sum + static_cast<double>(busy.count());
}
int main() { return tried<simulated>({1.3, 0.9, 0.35}); }
