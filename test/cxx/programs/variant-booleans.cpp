// A truth, a number or a text in an object: made in place, moved into a vector, copied from there.
#include "../tried.hpp"
#include <string>
#include <variant>
struct Setting {
  std::variant<bool, double, std::string> is;
  Setting(double d) : is(d) {}
  Setting(bool b) : is(b) {}
  Setting(const char *s) : is(std::string(s)) {}
};
static double value(const Setting &setting) {
  if (auto *b = std::get_if<bool>(&setting.is)) return *b ? 1 : -1;
  if (auto *d = std::get_if<double>(&setting.is)) return *d;
  return std::get<std::string>(setting.is).size() * 0.5;
}
static double sum(const double *x) {
  std::vector<Setting> all;
  all.push_back(Setting(x[2]));
  all.push_back(Setting(true));
  all.push_back(Setting("text"));
  all.push_back(Setting(x[0]));
  std::vector<Setting> copy = all;
  double made = 0;
  for (auto &each : copy) made = made * 0.7 + value(each) * x[1];
  return made;
}
int main() { return tried<sum>({1.2, 0.7, 1.5}); }
