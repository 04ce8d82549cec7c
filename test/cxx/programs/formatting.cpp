// std::format of numbers that carry derivatives, for a log.
// flags: -std=c++20 -stdlib=libc++
// not: no exceptions
#include "../tried.hpp"
#include <format>
#include <string>
static std::vector<std::string> log_lines;
static double work(const double *x) {
  double y = x[0] * std::sin(x[1]);
  log_lines.push_back(std::format("y = {:.3f} at {}", y, x[0]));
  return y * y;
}
int main() { return tried<work>({1.2, 2.0}); }
