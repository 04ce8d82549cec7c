// Parameters by name in a std::map of strings, read where a model is evaluated.
#include "../tried.hpp"
#include <map>
#include <string>
using Parameters = std::map<std::string, double>;
static double model(const Parameters &p, double t) { return p.at("amplitude") * std::exp(-p.at("decay") * t) + p.at("offset"); }
static double misfit(const double *x) {
  Parameters p;
  p["amplitude"] = x[0];
  p["decay"] = x[1];
  p["offset"] = x[2];
  double sum = 0;
  for (int i = 0; i < 5; i++) sum += std::pow(model(p, 0.5 * i) - 1.0 / (1 + i), 2);
  return sum;
}
int main() { return tried<misfit>({1.2, 0.7, 0.1}); }
