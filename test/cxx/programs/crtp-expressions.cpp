// Expression templates by CRTP, evaluated lazily.
#include "../tried.hpp"
#include <array>
template <class E> struct Expression { const E &self() const { return static_cast<const E &>(*this); } double operator[](int i) const { return self()[i]; } };
struct Vec : Expression<Vec> {
  std::array<double, 4> v{};
  Vec() = default;
  template <class E> Vec(const Expression<E> &e) { for (int i = 0; i < 4; i++) v[i] = e.self()[i]; }
  double operator[](int i) const { return v[i]; }
  double &operator[](int i) { return v[i]; }
};
template <class A, class B> struct Sum : Expression<Sum<A, B>> { const A &a; const B &b; Sum(const A &a, const B &b) : a(a), b(b) {} double operator[](int i) const { return a[i] + b[i]; } };
template <class A> struct Scaled : Expression<Scaled<A>> { double s; const A &a; Scaled(double s, const A &a) : s(s), a(a) {} double operator[](int i) const { return s * a[i]; } };
template <class A, class B> Sum<A, B> operator+(const Expression<A> &a, const Expression<B> &b) { return {a.self(), b.self()}; }
template <class A> Scaled<A> operator*(double s, const Expression<A> &a) { return {s, a.self()}; }
static double all(const double *x) {
  Vec a, b;
  for (int i = 0; i < 4; i++) a[i] = x[i], b[i] = std::cos(x[3 - i]);
  Vec c = a + x[0] * b + 2.0 * (a + b);
  double s = 0;
  for (int i = 0; i < 4; i++) s += c[i] * c[i];
  return s;
}
int main() { return tried<all>({0.8, 1.4, 0.5, -0.3}); }
