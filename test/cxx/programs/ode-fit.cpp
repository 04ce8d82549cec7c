// Fit of rates of a Lotka-Volterra system: a stepper by template, observers by lambda.
#include "../tried.hpp"
#include <array>
template <std::size_t N> using State = std::array<double, N>;
template <std::size_t N, class F> void rk4(F &&f, State<N> &y, double t, double h) {
  auto axpy = [](const State<N> &a, double s, const State<N> &b) {
    State<N> r;
    for (std::size_t i = 0; i < N; i++) r[i] = a[i] + s * b[i];
    return r;
  };
  auto k1 = f(t, y), k2 = f(t + h / 2, axpy(y, h / 2, k1)), k3 = f(t + h / 2, axpy(y, h / 2, k2)), k4 = f(t + h, axpy(y, h, k3));
  for (std::size_t i = 0; i < N; i++) y[i] += h / 6 * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]);
}
template <std::size_t N, class F, class O> void integrate(F &&f, State<N> y, double end, int steps, O &&observe) {
  for (int i = 0; i < steps; i++) {
    rk4<N>(f, y, i * end / steps, end / steps);
    observe((i + 1) * end / steps, y);
  }
}
static double misfit(const double *p) {
  double sum = 0;
  integrate<2>([&](double, const State<2> &y) { return State<2>{p[0] * y[0] - p[1] * y[0] * y[1], p[2] * y[0] * y[1] - p[3] * y[1]}; },
               {p[4], p[5]}, 3.0, 40,
               [&sum](double t, const State<2> &y) { sum += std::pow(y[0] - 1 - 0.1 * t, 2) + std::pow(y[1] - 0.5, 2); });
  return sum;
}
int main() { return tried<misfit>({1.1, 0.4, 0.1, 0.4, 2, 1}); }
