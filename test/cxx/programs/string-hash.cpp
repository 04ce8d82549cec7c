// Prices by ticker in a std::unordered_map of strings.
#include "../tried.hpp"
#include <string>
#include <unordered_map>
static double portfolio(const double *x) {
  std::unordered_map<std::string, double> price{{"ACME", x[0]}, {"GLOBEX", x[1]}};
  price["INITECH CORPORATION INTERNATIONAL"] = x[2];
  double sum = 0;
  for (const auto &[name, value] : price) sum += name.size() * value * value;
  return sum + price.at("ACME") * price.at("GLOBEX");
}
int main() { return tried<portfolio>({1.5, 2.5, 3.5}); }
