// Ranges: views of structs, filtered, transformed, taken, sorted by projections.
// flags: -std=c++20
#include "../tried.hpp"
#include <algorithm>
#include <numeric>
#include <ranges>
#include <span>
#include <string>

struct Sample { std::string station; double time, value; bool good; };
static double weighted(std::span<const double> weights, auto &&range) {
  double sum = 0;
  std::size_t i = 0;
  for (double each : range) sum += each * weights[i++ % weights.size()];
  return sum;
}
static double value(const double *x) {
  std::vector<Sample> samples;
  for (int i = 0; i < 9; ++i)
    samples.push_back({i % 2 ? "north" : "the southern station", i * 0.5, x[i % 3] * i - x[1] * x[2], i != 4});
  std::ranges::sort(samples, std::ranges::greater{}, &Sample::value);
  auto good = samples | std::views::filter(&Sample::good) | std::views::transform(&Sample::value);
  auto first = good | std::views::take(5) | std::views::transform([k = x[0]](double v) { return k * v * v; });
  double sum = weighted(std::span(x, 3), first);
  for (int i : std::views::iota(1, 4) | std::views::reverse) sum += std::pow(x[i - 1], i);
  auto best = std::ranges::max_element(samples, {}, [&](const Sample &s) { return s.value * s.time; });
  return sum + best->value + std::ranges::count_if(samples, [](auto &s) { return s.station == "north"; });
}
int main() { return tried<value>({0.7, 1.2, 0.4}, 1e-7, 0.01); }
