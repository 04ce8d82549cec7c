// A class hierarchy of options on paths of a generator of its own, priced by an engine that owns them.
#include "../tried.hpp"
#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>

namespace market {
struct Quote {
  double spot, rate, volatility;
  int calendar;
};

// xorshift, and the method of Box and Muller.
class Normal {
  std::uint64_t state_;
  double uniform() {
    state_ ^= state_ << 13, state_ ^= state_ >> 7, state_ ^= state_ << 17;
    return (static_cast<double>(state_ >> 12) + 0.5) / 4503599627370496.0;
  }

public:
  explicit Normal(std::uint64_t seed) : state_(seed) {}
  double operator()() {
    double r = std::sqrt(-2 * std::log(uniform())), angle = 6.283185307179586 * uniform();
    return r * std::cos(angle);
  }
};
} // namespace market

class Payoff {
public:
  virtual ~Payoff() = default;
  virtual double operator()(const std::vector<double> &path) const = 0;
  virtual std::unique_ptr<Payoff> clone() const = 0;
  virtual int notional() const { return 1; }
};

class AsianCall : public Payoff {
  double strike_;
  int lots_;

public:
  AsianCall(double strike, int lots) : strike_(strike), lots_(lots) {}
  double operator()(const std::vector<double> &path) const override {
    double sum = 0;
    for (double each : path) sum += each;
    double in = sum / static_cast<double>(path.size()) - strike_;
    return 0.5 * (in + std::sqrt(in * in + 1e-2));
  }
  std::unique_ptr<Payoff> clone() const override { return std::make_unique<AsianCall>(*this); }
  int notional() const override { return lots_; }
};

class Forward : public Payoff {
  double strike_;

public:
  explicit Forward(double strike) : strike_(strike) {}
  double operator()(const std::vector<double> &path) const override { return path.back() - strike_; }
  std::unique_ptr<Payoff> clone() const override { return std::make_unique<Forward>(*this); }
};

class Engine {
  market::Quote quote_;
  std::vector<std::unique_ptr<Payoff>> book_;
  int paths_, steps_;

public:
  Engine(market::Quote quote, int paths, int steps) : quote_(quote), paths_(paths), steps_(steps) {}
  void add(const Payoff &payoff) { book_.push_back(payoff.clone()); }
  double value() const {
    market::Normal normal(2463534242ull);
    double dt = 1.0 / steps_, sum = 0;
    double drift = (quote_.rate - 0.5 * quote_.volatility * quote_.volatility) * dt;
    for (int p = 0; p < paths_; p++) {
      std::vector<double> path{quote_.spot};
      for (int s = 0; s < steps_; s++)
        path.push_back(path.back() * std::exp(drift + quote_.volatility * std::sqrt(dt) * normal()));
      for (const auto &each : book_) sum += each->notional() * (*each)(path);
    }
    return std::exp(-quote_.rate) * sum / paths_;
  }
};

static double price(const double *x) {
  Engine engine({x[0], x[1], x[2], 7}, 20, 6);
  engine.add(AsianCall(x[3], 3));
  engine.add(Forward(0.9 * x[3]));
  return engine.value();
}
int main() { return tried<price>({100, 0.03, 0.25, 101}, 1e-7, 1e-3); }
