// A solver that keeps its right-hand side, its events and an observer as std::function, beside their names.
#include "../tried.hpp"
#include <functional>
#include <string>
using State = std::vector<double>;
using Rhs = std::function<State(double, const State &)>;
struct Event { std::string what; double at; std::function<void(State &)> apply; };
class Solver {
  Rhs f; double h; std::vector<Event> events; std::function<void(double, const State&)> observer;
public:
  Solver(Rhs f, double h) : f(std::move(f)), h(h) {}
  Solver &on(std::string w, double t, std::function<void(State&)> a) { events.push_back({std::move(w), t, std::move(a)}); return *this; }
  Solver &observe(std::function<void(double, const State&)> o) { observer = std::move(o); return *this; }
  State solve(State y, double t0, double t1) {
    double t = t0; size_t next = 0;
    while (t < t1 - 1e-12) {
      while (next < events.size() && events[next].at <= t + 1e-12) events[next++].apply(y);
      auto k1 = f(t, y), k2 = f(t + h/2, axpy(y, h/2, k1)), k3 = f(t + h/2, axpy(y, h/2, k2)), k4 = f(t + h, axpy(y, h, k3));
      for (size_t i = 0; i < y.size(); i++) y[i] += h/6 * (k1[i] + 2*k2[i] + 2*k3[i] + k4[i]);
      t += h; if (observer) observer(t, y);
    }
    return y;
  }
  static State axpy(State y, double a, const State &k) { for (size_t i = 0; i < y.size(); i++) y[i] += a * k[i]; return y; }
};
static double run(const double *p) {
  double mu = p[0], kick = p[1]; int calls = 0; double integral = 0;
  Solver s([=, &calls](double t, const State &y) { calls++; return State{y[1], mu * (1 - y[0]*y[0]) * y[1] - y[0] + p[3] * std::sin(t)}; }, 0.1);
  s.on("kick", 0.5, [kick](State &y) { y[1] += kick; }).on("a long description of the event, more than 15", 1.0, [p](State &y) { for (auto &v : y) v *= p[2]; });
  s.observe([&](double, const State &y) { integral += 0.1 * y[0] * y[0]; });
  auto y = s.solve({p[2], 0.3}, 0, 2);
  return y[0] * y[1] + integral + calls * 0.001;
}
int main() { return tried<run>({0.8, 0.4, 0.9, 0.2}); }
