// A particle filter: std::mt19937 in a class, likelihoods, effective sizes, resampling by partial sums.
#include "../tried.hpp"
#include <algorithm>
#include <numeric>
#include <random>

struct Model { double drift, noise, sensor; };
class Filter {
  struct Particle { double state, weight; unsigned parent; };
  Model model_;
  std::mt19937 engine_;
  std::normal_distribution<double> normal_;
  std::uniform_real_distribution<double> uniform_{0.0, 1.0};
  std::vector<Particle> particles_;
  double evidence_ = 0;

public:
  Filter(const Model &m, std::size_t n, unsigned seed) : model_(m), engine_(seed), particles_(n) {
    std::generate(particles_.begin(), particles_.end(), [&, i = 0u]() mutable {
      return Particle{normal_(engine_), 1.0 / static_cast<double>(particles_.size()), i++};
    });
  }
  void step(double seen) {
    for (auto &[state, weight, parent] : particles_) {
      state = state + model_.drift * std::sin(state) + model_.noise * normal_(engine_);
      double off = (seen - state) / model_.sensor;
      weight *= std::exp(-0.5 * off * off) / model_.sensor;
    }
    double total = std::accumulate(particles_.begin(), particles_.end(), 0.0,
                                   [](double s, const Particle &p) { return s + p.weight; });
    evidence_ += std::log(total);
    for (auto &p : particles_) p.weight /= total;
    double squares = 0;
    for (auto &p : particles_) squares += p.weight * p.weight;
    if (1 / squares < 0.9 * static_cast<double>(particles_.size())) resample();
  }
  void resample() {
    std::vector<double> sums(particles_.size());
    std::transform(particles_.begin(), particles_.end(), sums.begin(), [](const Particle &p) { return p.weight; });
    std::partial_sum(sums.begin(), sums.end(), sums.begin());
    std::vector<Particle> next;
    next.reserve(particles_.size());
    double n = static_cast<double>(particles_.size()), u = uniform_(engine_);
    for (std::size_t i = 0; i < particles_.size(); ++i) {
      auto at = std::upper_bound(sums.begin(), sums.end() - 1, (static_cast<double>(i) + u) / n) - sums.begin();
      // The weight is passed on by its ratio to itself, so that its derivative is.
      next.push_back({particles_[at].state, particles_[at].weight / (n * frozen(at)), static_cast<unsigned>(at)});
    }
    particles_ = std::move(next);
  }
  double frozen(std::size_t at) const { return particles_[at].weight + 0.25 * model_.sensor; }
  double evidence() const { return evidence_; }
};
static double likelihood(const double *x) {
  Filter filter({x[0], x[1], x[2]}, 16, 7u);
  for (double seen : {0.3, 0.8, 1.1, 0.6, 0.2}) filter.step(seen);
  return filter.evidence();
}
int main() { return tried<likelihood>({0.5, 0.3, 0.9}, 1e-6, 1e-4); }
