// A bitset and a vector<bool> that choose which terms are active.
#include "../tried.hpp"
#include <bitset>
static double chosen(const double *x) {
  std::bitset<8> mask("10110101");
  std::vector<bool> seen(8);
  double s = 0;
  for (std::size_t i = 0; i < 8; i++)
    if (mask[i] && !seen[(3 * i) % 8]) s += x[i % 3] * x[(i + 1) % 3] * i, seen[i] = true;
  return s * static_cast<double>(mask.count());
}
int main() { return tried<chosen>({0.4, 1.7, 2}); }
