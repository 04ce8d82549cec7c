// A circuit simulator: devices register their stamps, Newton's method by LU with pivots, exceptions for errors.
#include "../tried.hpp"
#include <algorithm>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>

class Matrix {
  std::vector<double> values_;
  std::size_t size_;

public:
  explicit Matrix(std::size_t size) : values_(size * size), size_(size) {}
  double &operator()(std::size_t i, std::size_t j) { return values_[i * size_ + j]; }
  std::vector<double> solve(std::vector<double> right) {
    for (std::size_t k = 0; k < size_; k++) {
      std::size_t pivot = k;
      for (std::size_t i = k + 1; i < size_; i++)
        if (std::fabs((*this)(i, k)) > std::fabs((*this)(pivot, k))) pivot = i;
      if ((*this)(pivot, k) == 0) throw std::runtime_error("singular at row " + std::to_string(k));
      for (std::size_t j = 0; j < size_ && pivot != k; j++) std::swap((*this)(k, j), (*this)(pivot, j));
      if (pivot != k) std::swap(right[k], right[pivot]);
      for (std::size_t i = k + 1; i < size_; i++) {
        double factor = (*this)(i, k) / (*this)(k, k);
        for (std::size_t j = k; j < size_; j++) (*this)(i, j) -= factor * (*this)(k, j);
        right[i] -= factor * right[k];
      }
    }
    for (std::size_t i = size_; i-- > 0;) {
      for (std::size_t j = i + 1; j < size_; j++) right[i] -= (*this)(i, j) * right[j];
      right[i] /= (*this)(i, i);
    }
    return right;
  }
};

class Device {
protected:
  int plus_, minus_;
  static double at(const std::vector<double> &v, int node) { return node < 0 ? 0 : v[node]; }
  void put(Matrix &g, std::vector<double> &current, double slope, double flow) const {
    if (plus_ >= 0) g(plus_, plus_) += slope, current[plus_] -= flow;
    if (minus_ >= 0) g(minus_, minus_) += slope, current[minus_] += flow;
    if (plus_ >= 0 && minus_ >= 0) g(plus_, minus_) -= slope, g(minus_, plus_) -= slope;
  }

public:
  Device(int plus, int minus) : plus_(plus), minus_(minus) {}
  virtual ~Device() = default;
  virtual void stamp(Matrix &g, std::vector<double> &current, const std::vector<double> &v) const = 0;
};
class Resistor : public Device {
  double ohms_;

public:
  Resistor(int plus, int minus, double ohms) : Device(plus, minus), ohms_(ohms) {}
  void stamp(Matrix &g, std::vector<double> &current, const std::vector<double> &v) const override {
    put(g, current, 1 / ohms_, (at(v, plus_) - at(v, minus_)) / ohms_);
  }
};
class Diode : public Device {
  double leak_;
  int count_;

public:
  Diode(int plus, int minus, double leak, int count) : Device(plus, minus), leak_(leak), count_(count) {}
  void stamp(Matrix &g, std::vector<double> &current, const std::vector<double> &v) const override {
    double over = (at(v, plus_) - at(v, minus_)) / (0.3 * count_), grown = leak_ * std::exp(over);
    put(g, current, grown / (0.3 * count_), grown - leak_);
  }
};
class Source : public Device {
  double amperes_;

public:
  Source(int plus, int minus, double amperes) : Device(plus, minus), amperes_(amperes) {}
  void stamp(Matrix &g, std::vector<double> &current, const std::vector<double> &) const override { put(g, current, 0, -amperes_); }
};

class Circuit {
  std::vector<std::unique_ptr<Device>> devices_;
  std::size_t nodes_;

public:
  explicit Circuit(std::size_t nodes) : nodes_(nodes) {}
  template <class D, class... A> Circuit &add(A... given) {
    devices_.emplace_back(new D(given...));
    return *this;
  }
  std::vector<double> solve() const {
    std::vector<double> v(nodes_);
    for (int round = 0; round < 12; round++) {
      Matrix g(nodes_);
      std::vector<double> current(nodes_);
      for (const auto &each : devices_) each->stamp(g, current, v);
      auto step = g.solve(std::move(current));
      for (std::size_t i = 0; i < nodes_; i++) v[i] += step[i];
    }
    return v;
  }
};

static double power(const double *x) {
  Circuit circuit(3);
  circuit.add<Source>(0, -1, x[0]).add<Resistor>(0, 1, x[1]).add<Diode>(1, -1, x[2], 2).add<Resistor>(1, 2, 2.0).add<Diode>(2, -1, 0.2, 1);
  auto v = circuit.solve();
  return v[0] * x[0] + v[2] * v[1];
}
int main() { return tried<power>({0.5, 1.3, 0.1}, 1e-6, 1e-3); }
