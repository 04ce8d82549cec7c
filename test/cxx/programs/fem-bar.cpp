// Finite elements of a bar: elements polymorphic, assembly into a map of entries, conjugate gradients.
#include "../tried.hpp"
#include <map>
#include <memory>
#include <utility>
struct Element {
  int a, b;
  Element(int a, int b) : a(a), b(b) {}
  virtual ~Element() = default;
  virtual double stiffness(double young) const = 0;
};
struct Rod : Element { double area; Rod(int a, int b, double s) : Element(a, b), area(s) {} double stiffness(double e) const override { return e * area; } };
struct Spring : Element { double k; Spring(int a, int b, double k) : Element(a, b), k(k) {} double stiffness(double) const override { return k; } };
static std::vector<double> times(const std::map<std::pair<int, int>, double> &m, const std::vector<double> &x) {
  std::vector<double> y(x.size());
  for (const auto &[at, value] : m) y[at.first] += value * x[at.second];
  return y;
}
static double dot(const std::vector<double> &a, const std::vector<double> &b) {
  double s = 0;
  for (std::size_t i = 0; i < a.size(); i++) s += a[i] * b[i];
  return s;
}
static double compliance(const double *x) {
  std::vector<std::unique_ptr<Element>> mesh;
  for (int i = 0; i < 4; i++) mesh.push_back(std::make_unique<Rod>(i, i + 1, x[i]));
  mesh.push_back(std::make_unique<Spring>(0, 4, x[4]));
  std::map<std::pair<int, int>, double> k;
  for (const auto &e : mesh) {
    double s = e->stiffness(x[5]);
    k[{e->a, e->a}] += s, k[{e->b, e->b}] += s, k[{e->a, e->b}] -= s, k[{e->b, e->a}] -= s;
  }
  k[{0, 0}] += 10;
  std::vector<double> f(5, 0.1), u(5), r = f, p = r;
  f[4] = 1, r = f, p = r;
  for (int it = 0; it < 5; it++) {
    auto kp = times(k, p);
    double rr = dot(r, r), alpha = rr / dot(p, kp);
    for (int i = 0; i < 5; i++) u[i] += alpha * p[i], r[i] -= alpha * kp[i];
    double beta = dot(r, r) / rr;
    for (int i = 0; i < 5; i++) p[i] = r[i] + beta * p[i];
  }
  return dot(f, u);
}
int main() { return tried<compliance>({1, 0.8, 0.6, 0.5, 2, 3}, 1e-6); }
