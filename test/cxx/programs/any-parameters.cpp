// Parameters of any type by name: numbers, integers, texts, structs and containers.
// not: no exceptions
#include "../tried.hpp"
#include <any>
#include <map>
#include <string>
struct Window { double lo, hi; int bins; };
class Params { std::map<std::string, std::any> m;
public:
  template <class T> Params &set(const std::string &k, T v) { m[k] = std::move(v); return *this; }
  template <class T> T get(const std::string &k) const { return std::any_cast<T>(m.at(k)); }
  template <class T> T get_or(const std::string &k, T d) const { auto it = m.find(k); if (it == m.end()) return d; if (auto *q = std::any_cast<T>(&it->second)) return *q; return d; }
};
static double run(const double *p) {
  Params c; c.set("rate", p[0]).set("steps", 7).set("name", std::string("trapezoid rule of integration")).set("window", Window{p[1], p[2], 12}).set("weights", std::vector<double>{p[0], p[1], 2.0});
  auto w = c.get<Window>("window"); auto ws = c.get<std::vector<double>>("weights");
  double s = 0, r = c.get<double>("rate");
  for (int i = 0; i < c.get<int>("steps"); i++) s += std::exp(-r * (w.lo + (w.hi - w.lo) * i / w.bins)) * ws[i % ws.size()];
  if (c.get<std::string>("name").size() > 5) s *= c.get_or<double>("scale", p[2]);
  return s + c.get_or<double>("steps", p[1]);
}
int main() { return tried<run>({1.1, 0.7, 1.3}); }
