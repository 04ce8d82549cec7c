// Logging by iostreams, chrono and a counter inside of what is differentiated.
#include "../tried.hpp"
#include <chrono>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <sstream>
static std::ostream &out() {
  static std::ofstream null("/dev/null");
  return null;
}
static double fit(const double *x) {
  auto begin = std::chrono::steady_clock::now();
  double a = x[0];
  for (int i = 0; i < 3; i++) {
    a = a - 0.1 * (a * a - x[1]);
    out() << "step " << i << ": a = " << std::setprecision(12) << std::fixed << a << std::endl;
  }
  std::ostringstream text;
  text << "done in " << std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count() << " s, a = " << a << '\n';
  out() << text.str();
  if (text.str().empty()) return 0;
  return a * a;
}
int main() { return tried<fit>({1.2, 2.0}); }
