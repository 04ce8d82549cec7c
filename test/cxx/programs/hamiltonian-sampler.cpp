// Hamiltonian Monte Carlo: a leapfrog through a target behind an interface, momenta drawn, proposals accepted.
// flags: -std=c++17
#include "../tried.hpp"
#include <array>
#include <memory>
#include <random>
#include <stdexcept>

struct Target {
  virtual ~Target() = default;
  virtual double energy(const std::vector<double> &q) const = 0;
  virtual void slope(const std::vector<double> &q, std::vector<double> &into) const = 0;
};
class Banana final : public Target {
  double bend_, width_;

public:
  Banana(double bend, double width) : bend_(bend), width_(width) {}
  double energy(const std::vector<double> &q) const override {
    double off = q[1] - bend_ * (q[0] * q[0] - 1);
    return 0.5 * q[0] * q[0] / width_ + 0.5 * off * off;
  }
  void slope(const std::vector<double> &q, std::vector<double> &into) const override {
    double off = q[1] - bend_ * (q[0] * q[0] - 1);
    into.assign({q[0] / width_ - 2 * bend_ * q[0] * off, off});
  }
};
struct State {
  std::vector<double> q, p;
};
class Sampler {
  std::unique_ptr<Target> target_;
  std::mt19937 engine_{20};
  std::normal_distribution<double> normal_;
  double step_;
  int steps_;
  double total(const State &s) const {
    double sum = target_->energy(s.q);
    for (double each : s.p) sum += each * each / 2;
    return sum;
  }
  State flown(State s) const {
    std::vector<double> force;
    target_->slope(s.q, force);
    for (int k = 0; k < steps_; k++) {
      for (std::size_t i = 0; i < s.p.size(); i++) s.p[i] -= step_ / 2 * force[i];
      for (std::size_t i = 0; i < s.q.size(); i++) s.q[i] += step_ * s.p[i];
      target_->slope(s.q, force);
      for (std::size_t i = 0; i < s.p.size(); i++) s.p[i] -= step_ / 2 * force[i];
    }
    return s;
  }

public:
  Sampler(std::unique_ptr<Target> target, double step, int steps) : target_(std::move(target)), step_(step), steps_(steps) {}
  std::pair<double, int> run(std::vector<double> q, int rounds) {
    std::uniform_real_distribution<double> chance;
    double mean = 0;
    int taken = 0;
    for (int k = 0; k < rounds; k++) {
      State from{q, std::vector<double>(q.size())};
      for (double &each : from.p) each = normal_(engine_);
      State to = flown(from);
      if (chance(engine_) < std::exp(total(from) - total(to))) q = std::move(to.q), taken++;
      mean += q[0] * q[1] / rounds;
    }
    return {mean, taken};
  }
};
static double moment(const double *x) {
  Sampler sampler(std::make_unique<Banana>(x[2], x[3]), x[4], 7);
  auto [mean, taken] = sampler.run({x[0], x[1]}, 6);
  return mean + 0.25 * taken;
}
int main() { return tried<moment>({0.4, -0.2, 0.3, 1.7, 0.11}, 1e-6, 1e-3); }
