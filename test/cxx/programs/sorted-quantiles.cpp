// Statistics of active data: sorting records, partitioning, quantiles, ranks, and a trimmed fit.
#include "../tried.hpp"
#include <algorithm>
#include <array>
#include <numeric>
#include <tuple>

struct Sample {
  double value, weight;
  int group;
  bool operator<(const Sample &other) const { return std::tie(value, group) < std::tie(other.value, other.group); }
};

class Table {
  std::vector<Sample> rows_;

public:
  void add(double value, double weight, int group) { rows_.push_back({value, weight, group}); }
  template <class Key> void order(Key key) {
    std::stable_sort(rows_.begin(), rows_.end(), [&](const Sample &a, const Sample &b) { return key(a) < key(b); });
  }
  double quantile(double share) const {
    std::vector<double> values(rows_.size());
    std::transform(rows_.begin(), rows_.end(), values.begin(), [](const Sample &each) { return each.value; });
    double place = share * static_cast<double>(values.size() - 1);
    auto low = values.begin() + static_cast<std::ptrdiff_t>(place);
    std::nth_element(values.begin(), low, values.end());
    double below = *low, above = *std::min_element(low + 1, values.end());
    return below + (place - std::floor(place)) * (above - below);
  }
  double trimmed(std::size_t cut) {
    std::sort(rows_.begin(), rows_.end());
    double sum = 0, weights = 0;
    for (auto it = rows_.begin() + static_cast<std::ptrdiff_t>(cut); it != rows_.end() - static_cast<std::ptrdiff_t>(cut); ++it)
      sum += it->weight * it->value, weights += it->weight;
    return sum / weights;
  }
  std::array<double, 2> split() {
    auto middle = std::partition(rows_.begin(), rows_.end(), [](const Sample &each) { return each.group % 2 == 0; });
    auto total = [](double sum, const Sample &each) { return sum + each.value * each.weight; };
    return {std::accumulate(rows_.begin(), middle, 0.0, total), std::accumulate(middle, rows_.end(), 0.0, total)};
  }
  double gini() {
    order([](const Sample &each) { return each.value; });
    double sum = 0, all = 0;
    for (std::size_t i = 0; i < rows_.size(); i++) sum += static_cast<double>(i + 1) * rows_[i].value, all += rows_[i].value;
    return 2 * sum / (static_cast<double>(rows_.size()) * all);
  }
};

static double summary(const double *x) {
  Table table;
  for (int i = 0; i < 7; i++) table.add(x[i] * x[i] + 0.1 * i, 1 + 0.2 * x[(i + 1) % 7], i);
  auto [even, odd] = table.split();
  table.order([](const Sample &each) { return -each.weight; });
  return table.quantile(0.4) + table.trimmed(2) + even * odd + table.gini();
}
int main() { return tried<summary>({1.3, 0.2, 0.9, 1.8, 0.6, 1.1, 0.5}, 1e-7, 1e-3); }
