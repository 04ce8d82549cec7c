// A tagged union and placement new in a buffer of bytes.
#include "../tried.hpp"
#include <new>
struct Value {
  enum Tag { integer, real, pair } tag;
  union { long i; double d; struct { float a, b; } p; };
  explicit Value(long v) : tag(integer), i(v) {}
  explicit Value(double v) : tag(real), d(v) {}
  double number() const { return tag == integer ? static_cast<double>(i) : tag == real ? d : p.a + p.b; }
};
struct Poly { double c[3]; double at(double x) const { return c[0] + x * (c[1] + x * c[2]); } };
static double all(const double *x) {
  std::vector<Value> v;
  v.emplace_back(3L);
  v.emplace_back(x[0]);
  v.emplace_back(x[0] * x[1]);
  double sum = 0;
  for (const Value &e : v) sum += e.number() * e.number();
  alignas(Poly) unsigned char buffer[sizeof(Poly)];
  Poly *p = new (buffer) Poly{{x[0], x[1], 2}};
  sum += p->at(x[1]);
  p->~Poly();
  return sum;
}
int main() { return tried<all>({1.5, 0.7}); }
