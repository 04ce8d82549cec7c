// Reaction kinetics: species by name in a map of indices, reactions with vectors, Arrhenius rates.
#include "../tried.hpp"
#include <map>
#include <string>
struct Reaction {
  std::vector<int> reactants, products;
  double a, energy;
  double rate(double temperature, const std::vector<double> &c) const {
    double r = a * std::exp(-energy / (8.314 * temperature));
    for (int i : reactants) r *= c[i];
    return r;
  }
};
class Mechanism {
  std::map<std::string, int> index_;
  std::vector<Reaction> reactions_;
public:
  int species(const std::string &name) { return index_.emplace(name, static_cast<int>(index_.size())).first->second; }
  void add(std::vector<std::string> in, std::vector<std::string> out, double a, double e) {
    Reaction r{{}, {}, a, e};
    for (auto &n : in) r.reactants.push_back(species(n));
    for (auto &n : out) r.products.push_back(species(n));
    reactions_.push_back(std::move(r));
  }
  std::vector<double> rates(double t, const std::vector<double> &c) const {
    std::vector<double> d(c.size());
    for (const auto &r : reactions_) {
      double w = r.rate(t, c);
      for (int i : r.reactants) d[i] -= w;
      for (int i : r.products) d[i] += w;
    }
    return d;
  }
};
static double yield(const double *x) {
  Mechanism m;
  m.add({"A", "B"}, {"C"}, x[0], 1000 * x[1]);
  m.add({"C"}, {"A", "D"}, x[2], 1000 * x[3]);
  std::vector<double> c(4);
  c[m.species("A")] = 1, c[m.species("B")] = 0.8;
  for (int i = 0; i < 30; i++) {
    auto d = m.rates(300 + 50 * x[4], c);
    for (std::size_t k = 0; k < c.size(); k++) c[k] += 0.1 * d[k];
  }
  return c[m.species("D")] + 0.1 * c[m.species("C")];
}
int main() { return tried<yield>({2, 1.5, 1, 2, 1}); }
