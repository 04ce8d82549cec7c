// Bodies on a symplectic integrator, with a policy for forces, events as callbacks, and a ring of states.
#include "../tried.hpp"
#include <array>
#include <deque>
#include <functional>
#include <string>

struct Body {
  std::string name;
  std::array<double, 3> position, velocity;
  double mass;
};

struct Newton {
  double strength, softening;
  double operator()(double square) const { return strength / std::pow(square + softening, 1.5); }
};
struct Spring {
  double stiffness;
  double operator()(double) const { return stiffness; }
};

template <class Force> class System {
  std::vector<Body> bodies_;
  Force force_;
  std::deque<std::array<double, 3>> trail_;
  std::vector<std::function<void(int, const Body &)>> watchers_;

public:
  explicit System(Force force) : force_(std::move(force)) {}
  void add(Body body) { bodies_.push_back(std::move(body)); }
  void watch(std::function<void(int, const Body &)> watcher) { watchers_.push_back(std::move(watcher)); }
  void kick(double h) {
    for (auto &a : bodies_)
      for (const auto &b : bodies_) {
        if (&a == &b) continue;
        double square = 0;
        for (int k = 0; k < 3; k++) square += (b.position[k] - a.position[k]) * (b.position[k] - a.position[k]);
        for (int k = 0; k < 3; k++) a.velocity[k] += h * b.mass * force_(square) * (b.position[k] - a.position[k]);
      }
  }
  void run(int steps, double h) {
    for (int step = 0; step < steps; step++) {
      kick(h / 2);
      for (auto &each : bodies_)
        for (int k = 0; k < 3; k++) each.position[k] += h * each.velocity[k];
      kick(h / 2);
      trail_.push_back(bodies_.back().position);
      if (trail_.size() > 3) trail_.pop_front();
      for (const auto &each : watchers_) each(step, bodies_.back());
    }
  }
  double energy() const {
    double sum = 0;
    for (const auto &each : bodies_)
      for (double v : each.velocity) sum += 0.5 * each.mass * v * v;
    return sum;
  }
  const std::deque<std::array<double, 3>> &trail() const { return trail_; }
};

template <class Force> static double flown(Force force, const double *x) {
  System<Force> system(force);
  system.add({"the sun, which is heavy", {0, 0, 0}, {0, 0, 0}, x[0]});
  system.add({"earth", {1, 0, 0}, {0, x[1], 0.1}, 0.01});
  system.add({"moon", {1.2, 0.1, 0}, {0, x[1] + 0.2, 0}, 0.001});
  double nearest = 0;
  int count = 0;
  system.watch([&nearest, &count](int step, const Body &body) {
    nearest += body.position[0] / (1 + step);
    count++;
  });
  system.run(8, 0.02);
  double sum = nearest / count + system.energy();
  for (const auto &each : system.trail()) sum += each[0] * each[1];
  return sum;
}
static double orbits(const double *x) { return flown(Newton{x[2], 0.01}, x) + flown(Spring{x[3]}, x); }
int main() { return tried<orbits>({1.0, 0.9, 1.1, 0.3}, 1e-7, 1e-3); }
