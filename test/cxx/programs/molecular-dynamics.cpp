// Molecular dynamics: atoms in cells, neighbour lists, velocity Verlet, Lennard-Jones.
#include "../tried.hpp"
#include <array>
#include <unordered_map>
struct Atom { std::array<double, 2> r, v, f; double mass; int type; };
class Box {
  std::vector<Atom> atoms_;
  double size_;
public:
  double epsilon = 1, sigma = 1;
  explicit Box(double s) : size_(s) {}
  void add(double x, double y, double vx, double vy, int type) { atoms_.push_back({{x, y}, {vx, vy}, {0, 0}, 1.0 + type, type}); }
  double forces() {
    std::unordered_map<int, std::vector<int>> cells;
    for (std::size_t i = 0; i < atoms_.size(); i++) {
      cells[static_cast<int>(atoms_[i].r[0] / size_ * 2)].push_back(static_cast<int>(i));
      atoms_[i].f = {0, 0};
    }
    double energy = 0;
    for (std::size_t i = 0; i < atoms_.size(); i++) for (std::size_t j = i + 1; j < atoms_.size(); j++) {
      double dx = atoms_[i].r[0] - atoms_[j].r[0], dy = atoms_[i].r[1] - atoms_[j].r[1], r2 = dx * dx + dy * dy;
      double s6 = std::pow(sigma * sigma / r2, 3);
      energy += 4 * epsilon * (s6 * s6 - s6);
      double f = 24 * epsilon * (2 * s6 * s6 - s6) / r2;
      atoms_[i].f[0] += f * dx, atoms_[i].f[1] += f * dy, atoms_[j].f[0] -= f * dx, atoms_[j].f[1] -= f * dy;
    }
    return energy + 1e-3 * static_cast<double>(cells.size());
  }
  double step(double h) {
    for (auto &a : atoms_) for (int k = 0; k < 2; k++) a.v[k] += 0.5 * h * a.f[k] / a.mass, a.r[k] += h * a.v[k];
    double e = forces();
    for (auto &a : atoms_) for (int k = 0; k < 2; k++) a.v[k] += 0.5 * h * a.f[k] / a.mass;
    return e;
  }
};
static double energy(const double *x) {
  Box box(10);
  box.epsilon = x[4], box.sigma = x[5];
  for (int i = 0; i < 4; i++) box.add(1.3 * i, x[i], 0.1 * i, -0.1, i % 2);
  box.forces();
  double e = 0;
  for (int t = 0; t < 5; t++) e = box.step(0.01);
  return e;
}
int main() { return tried<energy>({0.1, 0.2, -0.1, 0.3, 1, 1}, 1e-6, 1e-3); }
