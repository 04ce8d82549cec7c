// Values as JSON has them: nothing, truth, numbers, text, lists and objects of the same, copied.
#include "../tried.hpp"
#include <map>
#include <string>
#include <variant>
struct Json;
using List = std::vector<Json>;
using Object = std::map<std::string, Json>;
struct Json {
  std::variant<std::nullptr_t, bool, double, std::string, List, Object> is;
  Json() : is(nullptr) {}
  Json(double d) : is(d) {}
  Json(bool b) : is(b) {}
  Json(const char *s) : is(std::string(s)) {}
  Json(List l) : is(std::move(l)) {}
  Json(Object o) : is(std::move(o)) {}
};
static double value(const Json &json) {
  struct Visitor {
    double operator()(std::nullptr_t) const { return 0; }
    double operator()(bool b) const { return b ? 1 : -1; }
    double operator()(double d) const { return d; }
    double operator()(const std::string &s) const { return s.size() * 0.5; }
    double operator()(const List &l) const {
      double sum = 0;
      for (auto &each : l) sum = sum * 0.7 + value(each);
      return sum;
    }
    double operator()(const Object &o) const {
      double made = 1;
      for (auto &[name, each] : o) made *= 1 + 0.1 * value(each) * name.size();
      return made;
    }
  };
  return std::visit(Visitor(), json.is);
}
static double weight(const double *x) {
  Object all, inner;
  all["alpha"] = Json(x[0] * x[1]);
  all["b"] = Json(List{Json(x[2]), Json(true), Json("text"), Json(x[0])});
  inner["q"] = Json(std::sin(x[2]));
  inner["none"] = Json();
  all["deep"] = Json(inner);
  Json root(all), copy = root;
  return value(root) * value(copy);
}
int main() { return tried<weight>({1.2, 0.7, 1.5}); }
