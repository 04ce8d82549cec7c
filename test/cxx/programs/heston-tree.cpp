// Bermudan options on a lattice: products share a base, exercise rules are callables, rates are bootstrapped.
#include "../tried.hpp"
#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <numeric>

class Curve {
  std::vector<double> times_, logs_;

public:
  explicit Curve(const std::vector<std::pair<double, double>> &swaps) {
    double annuity = 0, last = 0;
    for (const auto &[time, rate] : swaps) {
      double step = time - last, discount = (1 - rate * annuity) / (1 + rate * step);
      annuity += step * discount;
      times_.push_back(time), logs_.push_back(std::log(discount));
      last = time;
    }
  }
  double operator()(double time) const {
    auto next = std::lower_bound(times_.begin(), times_.end() - 1, time);
    auto i = static_cast<std::size_t>(next - times_.begin());
    double from = i ? times_[i - 1] : 0, start = i ? logs_[i - 1] : 0;
    return std::exp(start + (logs_[i] - start) * (time - from) / (times_[i] - from));
  }
};

class Product {
public:
  virtual ~Product() = default;
  virtual double ends(double spot) const = 0;
  virtual double goes_on(double spot, double held, int step) const { return step < 0 ? spot : held; }
};

class Put : public Product {
protected:
  double strike_;

public:
  explicit Put(double strike) : strike_(strike) {}
  double ends(double spot) const override { return std::max(strike_ - spot, 0.0); }
};

class Bermudan final : public Put {
  std::array<bool, 16> allowed_{};

public:
  Bermudan(double strike, std::initializer_list<int> steps) : Put(strike) {
    for (int each : steps) allowed_[each] = true;
  }
  double goes_on(double spot, double held, int step) const override {
    return allowed_[step] ? std::max(held, strike_ - spot) : held;
  }
};

class Lattice {
  const Curve &curve_;
  std::function<double(double)> volatility_;
  int steps_;

public:
  Lattice(const Curve &curve, std::function<double(double)> volatility, int steps)
      : curve_(curve), volatility_(std::move(volatility)), steps_(steps) {}
  double value(const Product &product, double spot, double end) const {
    double dt = end / steps_, up = std::exp(volatility_(end) * std::sqrt(dt));
    auto at = [&](int step, int ups) { return spot * std::pow(up, 2 * ups - step); };
    std::vector<double> held(steps_ + 1);
    for (int i = 0; i <= steps_; i++) held[i] = product.ends(at(steps_, i));
    for (int step = steps_ - 1; step >= 0; step--) {
      double discount = curve_((step + 1) * dt) / curve_(step * dt + 1e-12);
      double chance = (1 / discount - 1 / up) / (up - 1 / up);
      for (int i = 0; i <= step; i++)
        held[i] = product.goes_on(at(step, i), discount * (chance * held[i + 1] + (1 - chance) * held[i]), step);
      held.pop_back();
    }
    return held.front();
  }
};

static double book(const double *x) {
  Curve curve({{0.5, x[0]}, {1.0, x[1]}, {2.0, x[1] + 0.004}});
  double level = x[2];
  int calls = 0;
  Lattice lattice(curve, [level, &calls](double time) { calls++; return level * (1 + 0.1 * time); }, 9);
  std::vector<std::shared_ptr<Product>> products{std::make_shared<Put>(101.3), std::make_shared<Bermudan>(103.7, std::initializer_list<int>{3, 6})};
  return std::accumulate(products.begin(), products.end(), 0.0, [&](double sum, const auto &each) {
    return sum + lattice.value(*each, x[3], 1.4);
  }) / calls;
}
int main() { return tried<book>({0.02, 0.025, 0.3, 100}, 1e-6, 1e-3); }
