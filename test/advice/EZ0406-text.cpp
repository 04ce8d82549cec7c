// A text stands beside a number: one message, whatever the library does with it first.
// options: -O1
// way: ^keep the text elsewhere|keep a std::string apart from numbers => -DWAY=1
// says: let it write to a variable of its own
// says: ^also at
#include "advice.h"
#include <map>
#include <string>
#include <vector>
#if WAY
static const std::vector<std::string> names = {"first", "a name that is not short at all"};
static double f(const double *x) {
  std::map<int, double> all;
  all[0] = x[0] * x[1];
  all[1] = x[1];
  double sum = 0;
  for (auto &[name, value] : all)
    sum += names[name] == "first" ? value * value : 3 * value;
  return sum;
}
#else
struct Named { std::string name; double value; };
static double f(const double *x) {
  std::vector<Named> all;
  all.push_back({"first", x[0] * x[1]});
  all.push_back({"a name that is not short at all", x[1]});
  double sum = 0;
  for (auto &each : all)
    sum += each.name == "first" ? each.value * each.value : 3 * each.value;
  return sum;
}
#endif
int main() {
  double x[] = {2, 3}, dx[] = {0, 0};
  __enzyme_autodiff_void((void *)f, x, dx);
  same(dx[0], 36);
  same(dx[1], 27);
  return done();
}
