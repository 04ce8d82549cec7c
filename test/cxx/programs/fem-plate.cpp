// Linear triangles on a plate: elements behind a base class, assembly into a map, conjugate gradients.
#include "../tried.hpp"
#include <array>
#include <map>
#include <memory>

struct Node {
  double x, y;
  bool fixed;
};

class Element {
public:
  virtual ~Element() = default;
  virtual void assemble(const std::vector<Node> &nodes, std::map<std::pair<int, int>, double> &into) const = 0;
};

class Triangle : public Element {
  std::array<int, 3> at_;
  double conductivity_;

public:
  Triangle(std::array<int, 3> at, double conductivity) : at_(at), conductivity_(conductivity) {}
  void assemble(const std::vector<Node> &nodes, std::map<std::pair<int, int>, double> &into) const override {
    double b[3], c[3];
    for (int i = 0; i < 3; i++) {
      const Node &next = nodes[at_[(i + 1) % 3]], &last = nodes[at_[(i + 2) % 3]];
      b[i] = next.y - last.y, c[i] = last.x - next.x;
    }
    double twice = b[0] * c[1] - b[1] * c[0];
    for (int i = 0; i < 3; i++)
      for (int j = 0; j < 3; j++)
        into[{at_[i], at_[j]}] += conductivity_ * (b[i] * b[j] + c[i] * c[j]) / (2 * twice);
  }
};

class Plate {
  std::vector<Node> nodes_;
  std::vector<std::unique_ptr<Element>> elements_;
  int side_;

public:
  Plate(int side, double skew, const double *conductivity) : side_(side) {
    for (int i = 0; i < side * side; i++) {
      double x = i % side, y = i / side;
      nodes_.push_back({x + skew * y, y, i < side});
    }
    for (int row = 0; row + 1 < side; row++)
      for (int column = 0; column + 1 < side; column++) {
        int at = row * side + column;
        elements_.push_back(std::make_unique<Triangle>(std::array<int, 3>{at, at + 1, at + side}, conductivity[0]));
        elements_.push_back(std::make_unique<Triangle>(std::array<int, 3>{at + 1, at + side + 1, at + side}, conductivity[1]));
      }
  }
  std::vector<double> heated(double source) const {
    std::map<std::pair<int, int>, double> stiffness;
    for (const auto &each : elements_) each->assemble(nodes_, stiffness);
    std::vector<double> load(nodes_.size(), source), u(nodes_.size());
    for (std::size_t i = 0; i < nodes_.size(); i++)
      if (nodes_[i].fixed) load[i] = 0;
    std::vector<double> r = load, p = r, q(u.size());
    double rr = dot(r, r);
    for (std::size_t step = 0; step < u.size() && rr > 1e-22; step++) {
      q.assign(u.size(), 0.0);
      for (const auto &[place, value] : stiffness)
        if (!nodes_[place.first].fixed && !nodes_[place.second].fixed) q[place.first] += value * p[place.second];
      double alpha = rr / dot(p, q);
      for (std::size_t i = 0; i < u.size(); i++) u[i] += alpha * p[i], r[i] -= alpha * q[i];
      double now = dot(r, r), beta = now / rr;
      for (std::size_t i = 0; i < u.size(); i++) p[i] = r[i] + beta * p[i];
      rr = now;
    }
    return u;
  }
  static double dot(const std::vector<double> &a, const std::vector<double> &b) {
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); i++) sum += a[i] * b[i];
    return sum;
  }
};

static double warmth(const double *x) {
  Plate plate(3, x[0], x + 1);
  double sum = 0;
  for (double each : plate.heated(x[3])) sum += each * each;
  return sum;
}
int main() { return tried<warmth>({0.2, 1.5, 0.8, 0.7}, 1e-6, 1e-2); }
