// Expressions as types, with derivatives of their own by types: a Newton iteration on them, differentiated as a whole.
// flags: -std=c++17
#include "../tried.hpp"
#include <tuple>
#include <type_traits>

template <class Left, class Right> struct Sum;
template <class Left, class Right> struct Product;
template <int N> struct Number {
  template <class At> constexpr double operator()(const At &) const { return N; }
  template <std::size_t I> constexpr auto by() const { return Number<0>{}; }
};
template <std::size_t J> struct Variable {
  template <class At> constexpr double operator()(const At &at) const { return std::get<J>(at); }
  template <std::size_t I> constexpr auto by() const { return Number<I == J>{}; }
};
struct Known {
  double value;
  template <class At> constexpr double operator()(const At &) const { return value; }
  template <std::size_t I> constexpr auto by() const { return Number<0>{}; }
};
template <class T> inline constexpr bool is_zero = std::is_same_v<T, Number<0>>;
template <class T> inline constexpr bool is_one = std::is_same_v<T, Number<1>>;
template <class A, class B> constexpr auto sum(A a, B b) {
  if constexpr (is_zero<A>) return b;
  else if constexpr (is_zero<B>) return a;
  else return Sum<A, B>{a, b};
}
template <class A, class B> constexpr auto product(A a, B b) {
  if constexpr (is_zero<A> || is_zero<B>) return Number<0>{};
  else if constexpr (is_one<A>) return b;
  else if constexpr (is_one<B>) return a;
  else return Product<A, B>{a, b};
}
template <class A, class B> struct Sum {
  A a;
  B b;
  template <class At> double operator()(const At &at) const { return a(at) + b(at); }
  template <std::size_t I> constexpr auto by() const { return sum(a.template by<I>(), b.template by<I>()); }
};
template <class A, class B> struct Product {
  A a;
  B b;
  template <class At> double operator()(const At &at) const { return a(at) * b(at); }
  template <std::size_t I> constexpr auto by() const { return sum(product(a.template by<I>(), b), product(a, b.template by<I>())); }
};
template <class A> struct Sine;
template <class A> struct Cosine {
  A a;
  template <class At> double operator()(const At &at) const { return std::cos(a(at)); }
  template <std::size_t I> constexpr auto by() const { return product(Number<-1>{}, product(Sine<A>{a}, a.template by<I>())); }
};
template <class A> struct Sine {
  A a;
  template <class At> double operator()(const At &at) const { return std::sin(a(at)); }
  template <std::size_t I> constexpr auto by() const { return product(Cosine<A>{a}, a.template by<I>()); }
};
template <class A> struct Power {
  A a;
  template <class At> double operator()(const At &at) const { return std::exp(a(at)); }
  template <std::size_t I> constexpr auto by() const { return product(*this, a.template by<I>()); }
};
template <class A, class B> constexpr auto operator+(A a, B b) -> decltype(a.template by<0>(), sum(a, b)) { return sum(a, b); }
template <class A, class B> constexpr auto operator*(A a, B b) -> decltype(a.template by<0>(), product(a, b)) { return product(a, b); }

static double energy(const double *p) {
  constexpr Variable<0> x;
  constexpr Variable<1> y;
  Known a{p[0]}, b{p[1]}, c{p[2]};
  auto f = a * x * x + Sine<decltype(x * y)>{x * y} + b * y * y + Number<3>{} * Power<decltype(c * x)>{c * x};
  auto fx = f.by<0>();
  auto fy = f.by<1>();
  auto second = std::make_tuple(fx.by<0>(), fx.by<1>(), fy.by<1>());
  auto at = std::make_tuple(p[3], p[4]);
  for (int k = 0; k < 8; k++) {
    auto [xx, xy, yy] = std::apply([&](auto... each) { return std::make_tuple(each(at)...); }, second);
    double gx = fx(at), gy = fy(at), det = xx * yy - xy * xy;
    at = {std::get<0>(at) - 0.75 * (yy * gx - xy * gy) / det, std::get<1>(at) - 0.75 * (xx * gy - xy * gx) / det};
  }
  return f(at) + std::get<0>(at) * std::get<1>(at);
}
int main() { return tried<energy>({1.5, 2, 0.4, -0.2, 0.3}, 1e-7, 1e-3); }
