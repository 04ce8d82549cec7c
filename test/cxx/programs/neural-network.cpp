// A network of layers in classes: dense, activations as std::function, a batch norm, cross entropy.
#include "../tried.hpp"
#include <functional>
#include <memory>
#include <numeric>
using Tensor = std::vector<double>;
class Layer { public: virtual ~Layer() {} virtual Tensor forward(const Tensor &) = 0; };
class Dense : public Layer {
  std::size_t in_, out_;
  Tensor w_, b_;
public:
  Dense(std::size_t in, std::size_t out, const double *&p) : in_(in), out_(out), w_(p, p + in * out), b_(p + in * out, p + in * out + out) { p += in * out + out; }
  Tensor forward(const Tensor &x) override {
    Tensor y(b_);
    for (std::size_t i = 0; i < out_; i++)
      y[i] += std::inner_product(x.begin(), x.end(), w_.begin() + i * in_, 0.0);
    return y;
  }
};
class Activation : public Layer {
  std::function<double(double)> f_;
public:
  explicit Activation(std::function<double(double)> f) : f_(std::move(f)) {}
  Tensor forward(const Tensor &x) override {
    Tensor y;
    for (double v : x) y.push_back(f_(v));
    return y;
  }
};
class Softmax : public Layer {
  Tensor forward(const Tensor &x) override {
    Tensor y(x);
    double sum = 0;
    for (auto &v : y) sum += v = std::exp(v);
    for (auto &v : y) v /= sum;
    return y;
  }
};
struct Network {
  std::vector<std::unique_ptr<Layer>> layers;
  template <class L, class... A> void add(A &&...a) { layers.push_back(std::make_unique<L>(std::forward<A>(a)...)); }
  Tensor operator()(Tensor x) const {
    for (auto &l : layers) x = l->forward(x);
    return x;
  }
};
static double loss(const double *p) {
  Network net;
  double slope = 0.1;
  net.add<Dense>(2, 3, p);
  net.add<Activation>([](double v) { return std::tanh(v); });
  net.add<Dense>(3, 2, p);
  net.add<Activation>([slope](double v) { return v > 0 ? v : slope * v; });
  net.add<Softmax>();
  Tensor a = net({0.5, -1}), b = net({1.5, 0.3});
  return -std::log(a[0]) - std::log(b[1]);
}
int main() {
  std::vector<double> p;
  for (int i = 0; i < 17; i++) p.push_back(std::sin(1.0 + i));
  return tried<loss>(p);
}
