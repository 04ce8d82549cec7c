// The reference that users compare with: a forward-mode dual of their own inside of the program.
#include "../tried.hpp"
template <class T> struct Dual {
  T v, d;
  friend Dual operator+(Dual a, Dual b) { return {a.v + b.v, a.d + b.d}; }
  friend Dual operator*(Dual a, Dual b) { return {a.v * b.v, a.d * b.v + a.v * b.d}; }
  friend Dual sin(Dual a) { return {std::sin(a.v), a.d * std::cos(a.v)}; }
};
template <class T> T f(T x, T k) { using std::sin; return sin(x * k) * x + k * k; }
static double slope(const double *x) { return f(Dual<double>{x[0], 1}, Dual<double>{x[1], 0}).d; }
int main() { return tried<slope>({0.9, 1.4}); }
