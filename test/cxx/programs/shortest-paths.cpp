// Dijkstra with a priority_queue of structs, a multiset of lengths, nth_element for a median.
#include "../tried.hpp"
#include <algorithm>
#include <limits>
#include <queue>
#include <set>

struct Edge { int to; double length; };
struct Visit {
  double length;
  int node;
  bool operator>(const Visit &other) const { return length > other.length; }
};
using Graph = std::vector<std::vector<Edge>>;
static std::vector<double> lengths(const Graph &graph, int from) {
  std::vector<double> best(graph.size(), std::numeric_limits<double>::infinity());
  std::priority_queue<Visit, std::vector<Visit>, std::greater<>> open;
  open.push({best[from] = 0.0, from});
  while (!open.empty()) {
    auto [length, node] = open.top();
    open.pop();
    if (length > best[node]) continue;
    for (const Edge &edge : graph[node])
      if (double through = length + edge.length; through < best[edge.to]) {
        best[edge.to] = through;
        open.push({through, edge.to});
      }
  }
  return best;
}
static double value(const double *x) {
  Graph graph(6);
  auto both = [&](int a, int b, double length) { graph[a].push_back({b, length}), graph[b].push_back({a, length}); };
  both(0, 1, x[0]), both(1, 2, x[1]), both(0, 2, 3.0 * x[2]), both(2, 3, x[2] * x[0]);
  both(3, 4, 0.5), both(1, 4, x[1] + x[2]), both(4, 5, x[0] * 2);
  auto from = lengths(graph, 0);
  std::multiset<double> sorted(from.begin(), from.end());
  double sum = 0, weight = 1;
  for (double each : sorted) sum += (weight += 0.5) * each * each;
  auto middle = from.begin() + 3;
  std::nth_element(from.begin(), middle, from.end());
  return sum + *middle;
}
int main() { return tried<value>({0.7, 1.2, 0.45}, 1e-7, 0.01); }
