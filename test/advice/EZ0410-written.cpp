// The tangents of what a function writes go into a copy.
// way: pass the addresses => s/, y, dy/, &y, &dy/
// says: let the function take a pointer to it|mark it enzyme_out|Duplicated
#include "advice.h"
#include <vector>
template <class R, class... T> R __enzyme_fwddiff(T...);
using vector = std::vector<double>;
static void f(const vector &x, vector &y) {
  for (int i = 0; i < 3; ++i)
    y[i] = x[i] * x[i];
}
int main() {
  vector x{2, 3, 5}, dx{1, 1, 1}, y(3), dy(3);
  __enzyme_fwddiff<void>((void *)f, x, dx, y, dy);
  same(dy[0], 4);
  same(dy[1], 6);
  same(dy[2], 10);
  return done();
}
