// A particle filter: std::mt19937 and normal_distribution for noise, weights, systematic resampling.
#include "../tried.hpp"
#include <numeric>
#include <random>
struct Particle { double x, v, weight; int ancestor; };
static double evidence(const double *p) {
  std::mt19937 generator(42);
  std::normal_distribution<double> noise(0.0, 1.0);
  std::vector<Particle> cloud;
  for (int i = 0; i < 20; i++) cloud.push_back({p[0] + 0.2 * noise(generator), p[1], 1.0 / 20, i});
  double sum = 0;
  for (int t = 0; t < 5; t++) {
    for (auto &q : cloud) {
      q.v = p[2] * q.v + 0.1 * noise(generator);
      q.x += 0.3 * q.v;
      q.weight *= std::exp(-0.5 * std::pow((q.x - 0.2 * t) / p[3], 2)) / p[3];
    }
    double total = std::accumulate(cloud.begin(), cloud.end(), 0.0, [](double s, const Particle &q) { return s + q.weight; });
    sum += std::log(total);
    std::vector<Particle> next;
    for (std::size_t i = 0; i < cloud.size(); i++) {
      next.push_back(cloud[(i * 7 + 3) % cloud.size()]);
      next.back().weight /= total;
      next.back().ancestor = static_cast<int>(i);
    }
    cloud.swap(next);
  }
  return sum;
}
int main() { return tried<evidence>({0.1, 0.5, 0.9, 0.8}); }
