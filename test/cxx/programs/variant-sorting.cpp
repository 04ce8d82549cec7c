// Variants of counts and numbers, sorted and swapped in their vector.
#include "../tried.hpp"
#include <algorithm>
#include <variant>
using Setting = std::variant<double, int>;
static double number(const Setting &s) {
  return std::holds_alternative<int>(s) ? std::get<int>(s) : std::get<double>(s);
}
static double damped(const double *x) {
  std::vector<Setting> settings;
  for (int i = 0; i < 6; i++)
    if (i % 2) settings.push_back(x[i % 3] * i);
    else settings.push_back(Setting(i + 1));
  std::swap(settings[0], settings[3]);
  std::sort(settings.begin(), settings.end(), [](const Setting &a, const Setting &b) { return number(a) < number(b); });
  double sum = 0;
  for (std::size_t i = 0; i < settings.size(); i++)
    sum = sum * 0.5 + number(settings[i]) * (i + 1);
  return sum * sum;
}
int main() { return tried<damped>({1.3, 2.1, 0.4}); }
