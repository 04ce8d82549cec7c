// A report written inside of the active function: ostringstream with manipulators, and a table read from text.
#include "../tried.hpp"
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>

class Report {
  std::ostringstream out_;
  int rows_ = 0;

public:
  Report &row(const std::string &name, double value) {
    out_ << std::left << std::setw(12) << name << std::right << std::setw(10) << std::fixed << std::setprecision(3)
         << value << '\n';
    ++rows_;
    return *this;
  }
  std::string text() const { return out_.str(); }
  int rows() const { return rows_; }
};
static double simulated(const double *x) {
  std::istringstream table("0.5 1\n1.5 2\n0.25 3\n");
  std::vector<std::pair<double, int>> inputs;
  double weight;
  for (int power; table >> weight >> power;) inputs.emplace_back(weight, power);
  Report report;
  double sum = 0;
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    auto [w, p] = inputs[i];
    double term = w * std::pow(x[i % 2], p);
    sum += term * x[2];
    report.row("term " + std::to_string(i), term).row("so far", sum);
  }
  if (report.text().size() < 10) std::cerr << "the report is short: " << report.text() << std::endl;
  return sum * report.rows();
}
int main() { return tried<simulated>({0.7, 1.2, 0.4}); }
