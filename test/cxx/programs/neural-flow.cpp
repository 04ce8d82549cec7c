// A neural differential equation: layers behind pointers, activations by name, a flow with its change of volume.
// flags: -std=c++17
#include "../tried.hpp"
#include <functional>
#include <map>
#include <memory>
#include <string>

struct Layer {
  virtual ~Layer() = default;
  virtual std::vector<double> operator()(const std::vector<double> &in) const = 0;
  virtual std::size_t size() const { return 0; }
};
class Dense : public Layer {
  std::vector<std::vector<double>> rows_;
  std::vector<double> bias_;

public:
  Dense(std::size_t out, std::size_t in, const double *&from) : rows_(out, std::vector<double>(in)), bias_(out) {
    for (auto &row : rows_)
      for (double &each : row) each = *from++;
    for (double &each : bias_) each = *from++;
  }
  std::vector<double> operator()(const std::vector<double> &in) const override {
    std::vector<double> out = bias_;
    for (std::size_t i = 0; i < out.size(); i++)
      for (std::size_t j = 0; j < in.size(); j++) out[i] += rows_[i][j] * in[j];
    return out;
  }
  std::size_t size() const override { return bias_.size() * (rows_[0].size() + 1); }
};
class Activation : public Layer {
  std::function<double(double)> f_;

public:
  explicit Activation(std::function<double(double)> f) : f_(std::move(f)) {}
  std::vector<double> operator()(const std::vector<double> &in) const override {
    std::vector<double> out;
    out.reserve(in.size());
    for (double each : in) out.push_back(f_(each));
    return out;
  }
};
static const std::map<std::string, std::function<double(double)>> &activations() {
  static const std::map<std::string, std::function<double(double)>> all = {
      {"tanh", [](double v) { return std::tanh(v); }},
      {"softplus", [](double v) { return std::log1p(std::exp(v)); }},
      {"swish", [](double v) { return v / (1 + std::exp(-v)); }}};
  return all;
}
class Net {
  std::vector<std::unique_ptr<Layer>> layers_;

public:
  Net(std::initializer_list<std::pair<std::size_t, const char *>> shape, std::size_t in, const double *weights) {
    for (const auto &[out, name] : shape) {
      layers_.push_back(std::make_unique<Dense>(out, in, weights));
      if (*name) layers_.push_back(std::make_unique<Activation>(activations().at(name)));
      in = out;
    }
  }
  std::vector<double> operator()(std::vector<double> v) const {
    for (const auto &layer : layers_) v = (*layer)(v);
    return v;
  }
  std::size_t size() const {
    std::size_t sum = 0;
    for (const auto &layer : layers_) sum += layer->size();
    return sum;
  }
};
static double loss(const double *x) {
  Net net({{4, "tanh"}, {3, "swish"}, {2, ""}}, 3, x);
  double sum = 0;
  for (auto start : {std::vector<double>{0.5, -0.25}, {-1, 0.75}}) {
    std::vector<double> at = start;
    double volume = 0;
    const double h = 0.2, near = 1e-2;
    auto rate = [&](double t, std::vector<double> s) { return s.push_back(t), net(std::move(s)); };
    for (int k = 0; k < 6; k++) {
      auto k1 = rate(k * h, at), half = at;
      for (int i = 0; i < 2; i++) half[i] += h / 2 * k1[i];
      auto k2 = rate((k + 0.5) * h, half);
      for (int i = 0; i < 2; i++) {
        auto up = at, down = at;
        up[i] += near, down[i] -= near;
        volume += h * (rate(k * h, up)[i] - rate(k * h, down)[i]) / (2 * near);
      }
      for (int i = 0; i < 2; i++) at[i] += h * k2[i];
    }
    sum += (at[0] * at[0] + at[1] * at[1]) / 2 - volume;
  }
  return sum + 0.001 * net.size();
}
int main() {
  std::vector<double> x;
  for (int i = 0; i < 39; i++) x.push_back(0.5 * std::cos(2.3 * i + 0.4));
  return tried<loss>(x, 1e-6);
}
