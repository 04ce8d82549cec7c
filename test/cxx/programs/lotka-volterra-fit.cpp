// Lotka-Volterra fitted to counts: steppers and right-hand sides as templates, an adaptive step with a controller.
// flags: -std=c++20
#include "../tried.hpp"
#include <algorithm>
#include <array>
#include <map>
#include <optional>

template <class T, std::size_t N> struct Vec : std::array<T, N> {
  friend Vec operator+(Vec a, const Vec &b) {
    for (std::size_t i = 0; i < N; i++) a[i] += b[i];
    return a;
  }
  friend Vec operator*(T s, Vec a) {
    for (T &each : a) each *= s;
    return a;
  }
};
template <class T> struct Prey {
  T birth, eaten, gain, death;
  using State = Vec<T, 2>;
  State operator()(T, const State &s) const {
    return {{birth * s[0] - eaten * s[0] * s[1], gain * s[0] * s[1] - death * s[1]}};
  }
};
template <class System> class Adaptive {
  const System &system_;
  double tolerance_;
  int refused_ = 0;

public:
  using State = typename System::State;
  Adaptive(const System &system, double tolerance) : system_(system), tolerance_(tolerance) {}
  std::optional<State> step(double t, const State &s, double h) {
    State k1 = system_(t, s), k2 = system_(t + h / 2, s + h / 2 * k1), k3 = system_(t + 3 * h / 4, s + 3 * h / 4 * k2);
    State next = s + h * (2.0 / 9 * k1 + 1.0 / 3 * k2 + 4.0 / 9 * k3), k4 = system_(t + h, next);
    double off = 0;
    for (std::size_t i = 0; i < s.size(); i++)
      off = std::max(off, std::abs(h * (-5.0 / 72 * k1[i] + k2[i] / 12 + k3[i] / 9 - k4[i] / 8)));
    if (off > tolerance_) return refused_++, std::nullopt;
    return next;
  }
  State to(double end, State s, double &t, double &h) {
    while (t < end) {
      double taken = std::min(h, end - t);
      if (auto next = step(t, s, taken)) {
        s = *next;
        t += taken;
        if (taken == h) h *= 1.25;
      } else
        h = taken / 2;
    }
    return s;
  }
  int refused() const { return refused_; }
};
static const std::map<double, Vec<double, 2>> counts = {{0.5, {{9.1, 5.3}}}, {1.25, {{7.2, 7.9}}}, {2.0, {{3.9, 8.8}}}, {3.5, {{2.1, 5.0}}}};
static double misfit(const double *x) {
  Prey<double> model{x[0], x[1], x[2], x[3]};
  Adaptive<Prey<double>> solver(model, 1e-3);
  Vec<double, 2> s{{x[4], x[5]}};
  double t = 0, h = 0.2, sum = 0;
  for (const auto &[when, seen] : counts) {
    s = solver.to(when, s, t, h);
    for (int i = 0; i < 2; i++) {
      double off = std::log(s[i] / seen[i]);
      sum += off * off;
    }
  }
  return sum + 0 * solver.refused();
}
int main() { return tried<misfit>({1.1, 0.21, 0.11, 0.9, 8, 4}, 1e-6, 1e-4); }
