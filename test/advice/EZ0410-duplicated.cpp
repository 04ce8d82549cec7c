// Duplicated<T> of a class that owns its memory holds copies.
// way: pass Duplicated<T &> => s/\[\]\(vector x\)/[](vector &x)/; s/Duplicated<vector>/Duplicated<vector &>/
// says: let the function take a pointer to it|mark it enzyme_out|pass the addresses
#include "advice.h"
#include <enzyme/enzyme>
#include <vector>
using vector = std::vector<double>;
int main() {
  vector x{2, 3, 5}, dx(3);
  enzyme::autodiff<enzyme::Reverse>(+[](vector x) { return x[0] * x[1] * x[2]; },
                                    enzyme::Duplicated<vector>(x, dx));
  same(dx[0], 15);
  same(dx[1], 10);
  same(dx[2], 6);
  return done();
}
