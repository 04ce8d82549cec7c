// Parameters parsed from a text of key: value pairs, into a struct, before the active work.
#include "../tried.hpp"
#include <cctype>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
class Parser {
  std::string_view text_;
  void skip() { while (!text_.empty() && (std::isspace(text_[0]) || text_[0] == ',')) text_.remove_prefix(1); }
public:
  explicit Parser(std::string_view t) : text_(t) {}
  std::map<std::string, double> object() {
    std::map<std::string, double> made;
    text_.remove_prefix(1);
    for (skip(); text_[0] != '}'; skip()) {
      auto end = text_.find('"', 1);
      std::string key(text_.substr(1, end - 1));
      text_.remove_prefix(text_.find(':') + 1);
      std::size_t used = 0;
      made[key] = std::stod(std::string(text_.substr(0, 20)), &used);
      text_.remove_prefix(used);
    }
    return made;
  }
};
struct Config { double mass, drag; int steps; };
static Config load() {
  auto o = Parser("{\"mass\": 1.5, \"drag\": 0.25, \"steps\": 12}").object();
  return {o.at("mass"), o.at("drag"), static_cast<int>(o.at("steps"))};
}
static double fall(const double *x) {
  const Config c = load();
  double v = x[0];
  for (int i = 0; i < c.steps; i++) v += 0.1 * (9.81 - c.drag * x[1] / c.mass * v * v);
  return v;
}
int main() { return tried<fall>({0.5, 1.0}); }
