// Exceptions that leave functions which have stored numbers, are changed and thrown again on the way.
// not: no exceptions
#include "../tried.hpp"
#include <stdexcept>
#include <string>
struct Low : std::runtime_error {
  double at;
  int times;
  std::string name;
  Low(double a, int n, const char *name)
      : std::runtime_error("too low"), at(a), times(n), name(name) {}
};
__attribute__((noinline)) static void put(double *p, double x) {
  p[0] = x * x;
  if (x < 1) throw Low(p[0] * 3, 2, "a name that is too long to be kept in place");
  p[1] = x;
}
__attribute__((noinline)) static double between(double x, double y) {
  double two[2] = {y, y};
  std::vector<double> held(2, x);
  put(two, x);
  return two[0] * two[1] * held[1];
}
static double f(const double *x) {
  double sum = 0, kept[2] = {1, 1};
  for (int i = 0; i < 4; i++) {
    try {
      sum += between(x[i], x[(i + 1) % 4]);
      try {
        put(kept, x[3 - i]);
      } catch (Low &e) {
        e.at *= x[0];
        throw;
      }
    } catch (const Low &e) {
      sum += e.at * e.at * e.times * x[1] + kept[0] * e.name.size() + e.what()[0];
    } catch (const std::exception &) {
      return 0;
    }
  }
  return sum;
}
int main() { return tried<f>({0.5, 1.5, 0.7, 2}); }
