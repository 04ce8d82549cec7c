// Models by name in a table of std::function, parameters parsed from text with from_chars and string_view, tuples back.
#include "../tried.hpp"
#include <charconv>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>

using Model = std::function<double(const std::vector<double> &, double)>;
static std::vector<std::string_view> split(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  for (std::size_t end; (end = text.find(at)) != text.npos; text.remove_prefix(end + 1)) parts.push_back(text.substr(0, end));
  parts.push_back(text);
  return parts;
}
static std::tuple<std::string, int, double> parsed(std::string_view text) {
  auto parts = split(text, ':');
  int degree = 0;
  std::from_chars(parts[1].data(), parts[1].data() + parts[1].size(), degree);
  return {std::string(parts[0]), degree, static_cast<double>(parts.size())};
}
class Registry {
  std::unordered_map<std::string, std::function<Model(int)>> makers_;

public:
  Registry() {
    makers_["polynomial"] = [](int degree) -> Model {
      return [degree](const std::vector<double> &p, double t) {
        double sum = 0;
        for (int i = degree; i >= 0; --i) sum = sum * t + p[static_cast<std::size_t>(i) % p.size()];
        return sum;
      };
    };
    makers_["decay of many kinds"] = [](int n) -> Model {
      return [n](const std::vector<double> &p, double t) { return p[0] * std::exp(-p[1] * n * t); };
    };
  }
  Model make(std::string_view text, double &weight) const {
    auto [name, degree, w] = parsed(text);
    weight = w;
    return makers_.at(name)(degree);
  }
};
static double value(const double *x) {
  static const Registry registry;
  std::vector<double> p(x, x + 3);
  std::map<std::string, double> results;
  for (std::string_view text : split("polynomial:4;decay of many kinds:2:x", ';')) {
    double weight = 0;
    Model model = registry.make(text, weight);
    for (double t : {0.2, 0.9}) results[std::string(text)] += weight * model(p, t);
  }
  double product = 1;
  for (auto &each : results) product *= each.second;
  return product;
}
int main() { return tried<value>({0.7, 1.2, 0.4}); }
