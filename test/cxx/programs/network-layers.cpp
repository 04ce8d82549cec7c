// A neural network as a list of layers behind one base class, with parameters by name and momentum.
#include "../tried.hpp"
#include <functional>
#include <map>
#include <memory>
#include <string>

using Values = std::vector<double>;

class Layer {
public:
  explicit Layer(std::string name) : name_(std::move(name)) {}
  virtual ~Layer() = default;
  virtual Values operator()(const Values &in) const = 0;
  const std::string &name() const { return name_; }

private:
  std::string name_;
};

class Dense : public Layer {
  Values weights_, bias_;
  std::size_t in_, out_;

public:
  Dense(std::string name, std::size_t in, std::size_t out, const double *&given)
      : Layer(std::move(name)), weights_(given, given + in * out), bias_(given + in * out, given + in * out + out), in_(in), out_(out) {
    given += in * out + out;
  }
  Values operator()(const Values &in) const override {
    Values made(out_);
    for (std::size_t i = 0; i < out_; i++) {
      made[i] = bias_[i];
      for (std::size_t j = 0; j < in_; j++) made[i] += weights_[i * in_ + j] * in[j];
    }
    return made;
  }
};

class Activation : public Layer {
  std::function<double(double)> of_;

public:
  Activation(std::string name, std::function<double(double)> of) : Layer(std::move(name)), of_(std::move(of)) {}
  Values operator()(const Values &in) const override {
    Values made;
    for (double each : in) made.push_back(of_(each));
    return made;
  }
};

class Softmax : public Layer {
public:
  Softmax() : Layer("softmax") {}
  Values operator()(const Values &in) const override {
    Values made(in);
    double sum = 0;
    for (auto &each : made) sum += each = std::exp(each);
    for (auto &each : made) each /= sum;
    return made;
  }
};

class Network {
  std::vector<std::shared_ptr<Layer>> layers_;
  std::map<std::string, int> calls_;

public:
  template <class L, class... A> void add(A &&...arguments) { layers_.push_back(std::make_shared<L>(std::forward<A>(arguments)...)); }
  Values operator()(Values values) {
    for (const auto &each : layers_) {
      values = (*each)(values);
      calls_[each->name()]++;
    }
    return values;
  }
  int calls(const std::string &name) const { return calls_.at(name); }
};

static double loss(const double *x) {
  const double *given = x;
  Network network;
  network.add<Dense>("first", 2, 3, given);
  double slope = 0.1 + *given++ * 0.01;
  network.add<Activation>("leaky", [slope](double v) { return slope * v + std::log1p(std::exp(v)); });
  network.add<Dense>("second", 3, 2, given);
  network.add<Softmax>();
  double sum = 0;
  for (int sample = 0; sample < 3; sample++) {
    Values out = network({0.3 * sample, 1 - 0.2 * sample});
    sum -= std::log(out[sample % 2]);
  }
  return sum / network.calls("second");
}
int main() { return tried<loss>({0.1, -0.4, 0.7, 0.2, -0.3, 0.5, 0.05, 0.1, -0.2, 1.5, 0.4, -0.6, 0.3, 0.8, -0.1, 0.2, 0.01, -0.02}); }
