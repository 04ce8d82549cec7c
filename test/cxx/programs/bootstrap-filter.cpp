// A particle filter with a class for the model, systematic resampling and a log of strings beside it.
#include "../tried.hpp"
#include <algorithm>
#include <numeric>
#include <random>
#include <string>

struct Particle {
  double position, velocity, weight;
  int ancestor;
};

class Model {
  double drag_, noise_;

public:
  Model(double drag, double noise) : drag_(drag), noise_(noise) {}
  void move(Particle &particle, double shock) const {
    particle.velocity += -drag_ * particle.velocity + noise_ * shock;
    particle.position += particle.velocity;
  }
  double likelihood(const Particle &particle, double seen) const {
    double off = (seen - particle.position) / (0.5 + noise_);
    return std::exp(-0.5 * off * off) / (0.5 + noise_);
  }
};

class Filter {
  std::vector<Particle> swarm_;
  std::mt19937 generator_;
  std::vector<std::string> log_;

public:
  Filter(std::size_t count, double start) : generator_(42) {
    swarm_.reserve(count);
    for (std::size_t i = 0; i < count; i++)
      swarm_.push_back({start + 0.1 * static_cast<double>(i), 0.3, 1.0 / static_cast<double>(count), static_cast<int>(i)});
  }
  double step(const Model &model, double seen) {
    std::normal_distribution<double> normal(0, 1);
    double total = 0;
    for (auto &each : swarm_) {
      model.move(each, normal(generator_));
      each.weight *= model.likelihood(each, seen);
      total += each.weight;
    }
    for (auto &each : swarm_) each.weight /= total;
    double squares = std::accumulate(swarm_.begin(), swarm_.end(), 0.0, [](double sum, const Particle &each) { return sum + each.weight * each.weight; });
    if (1 / squares < 0.6 * static_cast<double>(swarm_.size())) resample();
    log_.push_back("step " + std::to_string(log_.size()));
    return std::log(total);
  }
  double mean() const {
    return std::accumulate(swarm_.begin(), swarm_.end(), 0.0, [](double sum, const Particle &each) { return sum + each.weight * each.position; });
  }

private:
  // Which particles go on is decided by rounded weights, which carry no derivative; weights stay.
  void resample() {
    std::vector<Particle> chosen;
    std::size_t count = swarm_.size(), from = 0;
    double reached = swarm_[0].weight;
    for (std::size_t i = 0; i < count; i++) {
      double wanted = (static_cast<double>(i) + 0.5) / static_cast<double>(count);
      while (reached < wanted && from + 1 < count) reached += swarm_[++from].weight;
      Particle each = swarm_[from];
      each.ancestor = static_cast<int>(from);
      each.weight = 1.0 / static_cast<double>(count);
      chosen.push_back(each);
    }
    swarm_.swap(chosen);
  }
};

static double evidence(const double *x) {
  Model model(x[0], x[1]);
  Filter filter(8, x[2]);
  double sum = 0;
  for (double seen : {0.4, 0.9, 1.1, 1.5}) sum += filter.step(model, seen);
  return sum + filter.mean();
}
int main() { return tried<evidence>({0.2, 0.3, 0.1}, 1e-7, 1e-5); }
