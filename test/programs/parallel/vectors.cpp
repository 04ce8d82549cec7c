// std::vector in regions: one of each thread, forces of pairs, a critical section that adds them up.
#include <cmath>
#include <cstdio>
#include <vector>

namespace {

struct Point {
  double x, y, z;
  Point operator-(const Point &o) const { return {x - o.x, y - o.y, z - o.z}; }
  double norm2() const { return x * x + y * y + z * z; }
};

double energy(const std::vector<double> &p) {
  double e = 0;
  const int n = static_cast<int>(p.size()) / 3;
  std::vector<double> force(p.size());
#pragma omp parallel
  {
    std::vector<double> own(p.size());
#pragma omp for reduction(+ : e) schedule(dynamic, 2) nowait
    for (int i = 0; i < n; i++)
      for (int j = 0; j < i; j++) {
        Point a{p[3 * i], p[3 * i + 1], p[3 * i + 2]}, b{p[3 * j], p[3 * j + 1], p[3 * j + 2]};
        double r = std::sqrt((a - b).norm2() + 0.01);
        e += 1 / r;
        own[3 * i] += 1 / (r * r);
        own[3 * j + 1] -= r;
      }
#pragma omp critical
    for (size_t k = 0; k < p.size(); k++) force[k] += own[k];
  }
  double total = 0;
  auto square = [&](int k) { return force[k] * force[k]; };
#pragma omp parallel for reduction(+ : total)
  for (int k = 0; k < static_cast<int>(force.size()); k++) total += square(k);
  return e + 0.1 * total;
}

double of(const std::vector<double> *p) { return energy(*p); }

}  // namespace

extern int enzyme_dup;
template <class R, class... A>
R __enzyme_autodiff(A...);
template <class R, class... A>
R __enzyme_fwddiff(A...);

int main() {
  std::vector<double> p(30), d(30), v(30);
  for (int i = 0; i < 30; i++) p[i] = std::sin(i * 1.3) * 2;
  __enzyme_autodiff<double>((void *)of, enzyme_dup, &p, &d);
  int checks = 0;
  for (int i = 0; i < 30; i++) {
    double h = 1e-6, was = p[i];
    p[i] = was + h;
    double above = of(&p);
    p[i] = was - h;
    double below = of(&p);
    p[i] = was;
    v.assign(30, 0);
    v[i] = 1;
    double tangent = __enzyme_fwddiff<double>((void *)of, enzyme_dup, &p, &v);
    double size = 1 + std::fabs(d[i]);
    bool near = std::fabs((above - below) / 2 / h - d[i]) < 1e-6 * size;
    if (!near || !(std::fabs(tangent - d[i]) < 1e-12 * size))
      std::printf("FAILED %d: %g, %g, %g\n", i, d[i], tangent, (above - below) / 2 / h);
    else
      checks += 2;
  }
  std::printf("ok %d checks\n", checks);
  return checks != 60;
}
