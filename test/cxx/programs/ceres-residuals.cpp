// Residuals as Ceres has them: functors templated by the scalar, called with blocks of parameters.
#include "../tried.hpp"
#include <memory>
struct CostFunction { virtual ~CostFunction() = default; virtual bool evaluate(double const *const *parameters, double *residuals) const = 0; };
template <class F, int R, int A, int B> class AutoCost : public CostFunction {
  std::unique_ptr<F> functor_;
public:
  explicit AutoCost(F *f) : functor_(f) {}
  bool evaluate(double const *const *p, double *r) const override { return (*functor_)(p[0], p[1], r); }
};
struct Reprojection {
  double u, v;
  template <class T> bool operator()(const T *camera, const T *point, T *residuals) const {
    T c = std::cos(camera[0]), s = std::sin(camera[0]);
    T x = c * point[0] + s * point[2] + camera[1], z = -s * point[0] + c * point[2] + camera[2];
    T xp = x / z, yp = point[1] / z, r2 = xp * xp + yp * yp, d = T(1) + r2 * camera[3];
    residuals[0] = d * xp - T(u), residuals[1] = d * yp - T(v);
    return true;
  }
};
static double cost(const double *x) {
  std::vector<std::unique_ptr<CostFunction>> blocks;
  for (int i = 0; i < 3; i++) blocks.emplace_back(new AutoCost<Reprojection, 2, 4, 3>(new Reprojection{0.1 * i, 0.2}));
  double sum = 0;
  for (auto &b : blocks) {
    const double *parameters[] = {x, x + 4};
    double r[2];
    if (!b->evaluate(parameters, r)) return -1;
    sum += 0.5 * (r[0] * r[0] + r[1] * r[1]);
  }
  return sum;
}
int main() { return tried<cost>({0.1, 0.2, 3, 0.05, 0.5, 0.3, 1}); }
