// A network of reactions parsed from text, with species by name, and an implicit integrator.
#include "../tried.hpp"
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>

struct Reaction {
  std::string name;
  std::vector<int> from, to;
  double rate;
};

class Mechanism {
  std::map<std::string, int> species_;
  std::vector<Reaction> reactions_;

  int index(const std::string &name) {
    auto [found, is_new] = species_.emplace(name, static_cast<int>(species_.size()));
    (void)is_new;
    return found->second;
  }

public:
  // "A + B -> C": what stands left of the arrow is used up.
  void add(const std::string &line, double rate) {
    std::istringstream words(line);
    Reaction made{line, {}, {}, rate};
    std::string word;
    bool is_left = true;
    while (words >> word) {
      if (word == "->") is_left = false;
      else if (word != "+") (is_left ? made.from : made.to).push_back(index(word));
    }
    if (made.to.empty()) throw std::runtime_error("no products: " + line);
    reactions_.push_back(std::move(made));
  }
  std::size_t size() const { return species_.size(); }
  int at(const std::string &name) const { return species_.at(name); }
  std::vector<double> rates(const std::vector<double> &c) const {
    std::vector<double> made(size());
    for (const auto &each : reactions_) {
      double flow = each.rate;
      for (int i : each.from) flow *= c[i];
      for (int i : each.from) made[i] -= flow;
      for (int i : each.to) made[i] += flow;
    }
    return made;
  }
  std::vector<std::vector<double>> jacobian(const std::vector<double> &c) const {
    std::vector<std::vector<double>> made(size(), std::vector<double>(size()));
    for (const auto &each : reactions_)
      for (std::size_t k = 0; k < each.from.size(); k++) {
        double slope = each.rate;
        for (std::size_t l = 0; l < each.from.size(); l++)
          if (l != k) slope *= c[each.from[l]];
        for (int i : each.from) made[i][each.from[k]] -= slope;
        for (int i : each.to) made[i][each.from[k]] += slope;
      }
    return made;
  }
};

// One step of Rosenbrock's method: (1 - h J) k = f.
static void step(const Mechanism &mechanism, std::vector<double> &c, double h) {
  auto matrix = mechanism.jacobian(c);
  auto right = mechanism.rates(c);
  std::size_t n = c.size();
  for (std::size_t i = 0; i < n; i++)
    for (std::size_t j = 0; j < n; j++) matrix[i][j] = (i == j) - h * matrix[i][j];
  for (std::size_t k = 0; k < n; k++)
    for (std::size_t i = k + 1; i < n; i++) {
      double factor = matrix[i][k] / matrix[k][k];
      for (std::size_t j = k; j < n; j++) matrix[i][j] -= factor * matrix[k][j];
      right[i] -= factor * right[k];
    }
  for (std::size_t i = n; i-- > 0;) {
    for (std::size_t j = i + 1; j < n; j++) right[i] -= matrix[i][j] * right[j];
    right[i] /= matrix[i][i];
    c[i] += h * right[i];
  }
}

static double yield(const double *x) {
  Mechanism mechanism;
  mechanism.add("A -> B", x[0]);
  mechanism.add("B + B -> C + B", x[1]);
  mechanism.add("B + C -> A + C", x[2]);
  std::vector<double> c(mechanism.size());
  c[mechanism.at("A")] = x[3];
  for (int i = 0; i < 10; i++) step(mechanism, c, 0.1 + 0.05 * i);
  return c[mechanism.at("C")] + 0.1 * c[mechanism.at("A")];
}
int main() { return tried<yield>({0.4, 3, 1, 1.2}); }
