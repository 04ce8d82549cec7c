// Tables of hashes: they grow as the program's own do, and are gone through in the same order.
#include "check.hpp"

#include <iterator>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

static double sums(double x) {
  std::unordered_map<int, double> all;
  all.reserve(10);
  for (int i = 0; i < 60; i++) all[i * 31 % 40] += std::sin(x * i);
  all.erase(3);
  double sum = 0;
  for (auto &[key, each] : all) sum = 0.5 * sum + each * each * (key + 1);
  return sum + all.at(5) * all.find(7)->second;
}

static double moved(double x) {
  std::unordered_map<long, double> one, other;
  for (long i = 0; i < 30; i++) one.emplace(i * i, x * static_cast<double>(i));
  other = std::move(one);
  one = {};
  one.insert({4, x * x});
  other.rehash(200);
  double sum = 0;
  for (auto at = other.begin(); at != other.end();)
    at = at->first % 2 ? other.erase(at) : std::next(at);
  for (auto &[key, each] : other) sum = 0.9 * sum + each * each;
  return sum + one[4];
}

static double several_of_a_key(double x) {
  std::unordered_multimap<int, double> all;
  for (int i = 0; i < 20; i++) all.emplace(i % 6, std::cos(x * i));
  std::unordered_set<int> chosen;
  for (int i = 0; i < 40; i++) chosen.insert(i * 7 % 6);
  double sum = 0;
  for (int key : chosen) {
    auto [from, to] = all.equal_range(key);
    for (auto at = from; at != to; ++at) sum = 0.7 * sum + at->second * key;
  }
  return sum;
}

static double memoised(std::unordered_map<int, double> &known, int n, double x) {
  if (n < 2) return n ? x : 1;
  auto found = known.find(n);
  if (found != known.end()) return found->second;
  double made = memoised(known, n - 1, x) * 0.5 + memoised(known, n - 2, x) * x;
  known[n] = made;
  return made;
}

static double recursion(double x) {
  std::unordered_map<int, double> known;
  return memoised(known, 20, x);
}

static double adjacency(double x) {
  std::unordered_map<int, std::vector<std::pair<long, double>>> edges;
  for (int i = 0; i < 10; i++) {
    edges[i].push_back({(i * 3 + 1) % 10, x * i});
    edges[i].push_back({(i + 4) % 10, std::sin(x)});
  }
  double flow[10] = {x};
  for (int round = 0; round < 3; round++)
    for (int i = 0; i < 10; i++)
      for (auto &[to, weight] : edges[i]) flow[to] += 0.2 * flow[i] * weight;
  double sum = 0;
  for (double each : flow) sum += each * each;
  return sum;
}

int main() {
  CHECK(sums, 0.3);
  CHECK(moved, 0.3);
  CHECK(several_of_a_key, 0.3);
  CHECK(recursion, 0.3);
  CHECK(adjacency, 0.3);
  return checked();
}
