// A model whose terms are named in a text that a regular expression takes apart.
#include "../tried.hpp"
#include <regex>
#include <string>
static double model(const double *x) {
  const std::string text = "sin(0)+cos(1)+exp(2)";
  static const std::regex term("(\\w+)\\((\\d)\\)");
  double sum = 0;
  for (std::sregex_iterator it(text.begin(), text.end(), term), end; it != end; ++it) {
    const std::string name = (*it)[1];
    double v = x[std::stoi((*it)[2])];
    sum += name == "sin" ? std::sin(v) : name == "cos" ? std::cos(v) : std::exp(v);
  }
  return sum;
}
int main() { return tried<model>({0.3, 0.5, 0.7}); }
