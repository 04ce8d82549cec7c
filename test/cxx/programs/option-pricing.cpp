// Black-Scholes by closed form and by a binomial tree, payoffs as a class hierarchy.
#include "../tried.hpp"
#include <algorithm>
#include <memory>
struct Payoff { virtual ~Payoff() = default; virtual double operator()(double spot) const = 0; };
struct Call : Payoff { double strike; explicit Call(double k) : strike(k) {} double operator()(double s) const override { return std::max(s - strike, 0.0); } };
struct Put : Payoff { double strike; explicit Put(double k) : strike(k) {} double operator()(double s) const override { return std::max(strike - s, 0.0); } };
static double cdf(double x) { return 0.5 * std::erfc(-x / std::sqrt(2.0)); }
static double closed(double s, double k, double r, double v, double t) {
  double d1 = (std::log(s / k) + (r + v * v / 2) * t) / (v * std::sqrt(t)), d2 = d1 - v * std::sqrt(t);
  return s * cdf(d1) - k * std::exp(-r * t) * cdf(d2);
}
static double tree(const Payoff &payoff, double s, double r, double v, double t, int n) {
  double dt = t / n, u = std::exp(v * std::sqrt(dt)), d = 1 / u, p = (std::exp(r * dt) - d) / (u - d);
  std::vector<double> value(n + 1);
  for (int i = 0; i <= n; i++) value[i] = payoff(s * std::pow(u, 2 * i - n));
  for (int k = n; k-- > 0;)
    for (int i = 0; i <= k; i++)
      value[i] = std::max(std::exp(-r * dt) * (p * value[i + 1] + (1 - p) * value[i]), payoff(s * std::pow(u, 2 * i - k)));
  return value[0];
}
static double book(const double *x) {
  std::vector<std::unique_ptr<Payoff>> options;
  options.push_back(std::make_unique<Call>(x[4]));
  options.push_back(std::make_unique<Put>(x[4] * 1.1));
  double sum = closed(x[0], x[4], x[1], x[2], x[3]);
  for (const auto &option : options) sum += tree(*option, x[0], x[1], x[2], x[3], 20);
  return sum;
}
int main() { return tried<book>({100, 0.03, 0.25, 1.2, 97.3}, 1e-6, 1e-5); }
