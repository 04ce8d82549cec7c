// A table of hashes with texts as keys: its load is a float, and beside it are numbers.
#include "check.hpp"

#include <string>
#include <unordered_map>

static double by_name(double x) {
  std::unordered_map<std::string, double> given;
  for (int i = 0; i < 40; i++) given["a name that is not short " + std::to_string(i % 23)] += std::cos(x * i);
  given.erase("a name that is not short 7");
  double sum = given.at("a name that is not short 5");
  for (int i = 0; i < 23; i++) {
    auto found = given.find("a name that is not short " + std::to_string(i));
    if (found != given.end()) sum = sum * 0.9 + found->second * found->first.size();
  }
  return sum;
}

int main() {
  CHECK(by_name, 0.3);
  return checked();
}
