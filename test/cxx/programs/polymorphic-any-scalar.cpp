// Templates deep: policies, traits, a type-erased function with a small buffer of its own.
#include "../tried.hpp"
#include <cstddef>
#include <new>
#include <type_traits>
#include <utility>
class Function {
  struct Base { virtual ~Base() = default; virtual double call(double) const = 0; virtual Base *copy(void *) const = 0; };
  template <class F> struct Held final : Base {
    F f;
    explicit Held(F g) : f(std::move(g)) {}
    double call(double x) const override { return f(x); }
    Base *copy(void *to) const override { return new (to) Held(f); }
  };
  alignas(std::max_align_t) unsigned char buffer_[48];
  Base *held_;
public:
  template <class F, class = std::enable_if_t<!std::is_same_v<std::decay_t<F>, Function>>> Function(F f) {
    static_assert(sizeof(Held<F>) <= sizeof buffer_);
    held_ = new (buffer_) Held<F>(std::move(f));
  }
  Function(const Function &o) : held_(o.held_->copy(buffer_)) {}
  Function &operator=(const Function &) = delete;
  ~Function() { held_->~Base(); }
  double operator()(double x) const { return held_->call(x); }
};
static double all(const double *x) {
  int n = 3;
  double a = x[0], b = x[1];
  Function f = [a](double v) { return a * v; }, g = [n, b](double v) { return n * std::pow(v, b); };
  Function h = g;
  return f(x[1]) * h(x[0]) + g(1.3);
}
int main() { return tried<all>({0.9, 1.4}); }
