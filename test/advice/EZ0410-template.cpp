// A template that takes its arguments by value is given vectors: it gets copies of them.
// way: pass the addresses => s/, v, dv/, &v, &dv/
// says: let the function take a pointer to it|mark it enzyme_out|Duplicated
#include "advice.h"
#include <vector>
template <class R, class... T> R __enzyme_autodiff(T...);
static double f(const std::vector<double> &v) { return v[0] * v[1] * v[2]; }
int main() {
  std::vector<double> v{2, 3, 5}, dv(3);
  __enzyme_autodiff<void>((void *)f, v, dv);
  same(dv[0], 15);
  same(dv[1], 10);
  same(dv[2], 6);
  return done();
}
