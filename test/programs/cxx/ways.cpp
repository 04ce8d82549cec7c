// A graph of pairs and a queue of them, which both grow: padding is no number.
#include "check.hpp"

#include <functional>
#include <queue>
#include <utility>
#include <vector>

static double shortest_ways(double x) {
  using Step = std::pair<double, int>;
  std::vector<std::vector<std::pair<int, double>>> roads(4);
  roads[0] = {{1, x}, {2, 3 * x}};
  roads[1] = {{2, x * x}, {3, 5}};
  roads[2] = {{3, std::exp(x)}};
  std::vector<double> distance(4, 1e9);
  std::priority_queue<Step, std::vector<Step>, std::greater<Step>> next;
  next.push({distance[0] = 0, 0});
  while (!next.empty()) {
    auto [so_far, at] = next.top();
    next.pop();
    if (so_far > distance[at]) continue;
    for (auto [to, length] : roads[at])
      if (so_far + length < distance[to]) next.push({distance[to] = so_far + length, to});
  }
  return distance[3] * distance[2];
}

int main() {
  CHECK(shortest_ways, 0.7);
  return checked();
}
