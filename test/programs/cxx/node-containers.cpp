// Maps, sets and lists of the standard library: nodes that come, go and move between containers.
#include "check.hpp"

#include <algorithm>
#include <deque>
#include <forward_list>
#include <iterator>
#include <list>
#include <map>
#include <set>
#include <utility>
#include <vector>

static double sparse_vector(double x) {
  std::map<int, double> entries;
  for (int i = 0; i < 20; i++) entries[i * 7 % 20] = std::sin(x * i);
  double sum = 0;
  for (auto &[index, value] : entries) sum = sum * 0.5 + index * value * value;
  for (auto at = entries.rbegin(); at != entries.rend(); ++at) sum = sum * 0.9 + at->second;
  return sum + entries.lower_bound(5)->second * entries.at(7);
}

static double erased_and_copied(double x) {
  std::map<int, double> one;
  for (int i = 0; i < 30; i++) one[i * 11 % 30] = std::sin(x * i);
  for (int i = 0; i < 30; i += 3) one.erase(i);
  for (auto at = one.begin(); at != one.end();) at = at->first % 5 == 1 ? one.erase(at) : ++at;
  std::map<int, double> copy(one), other;
  other = copy;
  copy.clear();
  std::swap(other, copy);
  one = std::move(copy);
  double sum = 0;
  for (auto &[index, value] : one) sum = sum * 0.5 + index * value * value;
  return sum + static_cast<double>(one.size()) * x;
}

struct Later {
  bool operator()(double a, double b) const { return a > b; }
};

static double sets(double x) {
  std::set<double, Later> all;
  for (int i = 0; i < 12; i++) all.insert(std::sin(i * 0.2 * x));
  std::multiset<double> twice(all.begin(), all.end());
  twice.insert(x);
  twice.insert(x);
  std::set<int> chosen = {3, 1, 4, 5, 9, 2, 6};
  chosen.erase(4);
  double sum = 0;
  for (double each : twice) sum = sum * 0.5 + each * each;
  for (int each : chosen) sum = sum * 0.7 + std::sin(each * x);
  return sum + *all.begin() * *all.rbegin();
}

static double node_handles(double x) {
  std::multimap<int, double> all;
  for (int i = 0; i < 10; i++) all.emplace(i % 3, std::sin(x * i));
  auto [from, to] = all.equal_range(1);
  double sum = 0;
  for (auto at = from; at != to; ++at) sum = sum * 0.5 + at->second * at->second;
  auto node = all.extract(all.begin());
  node.key() = 10;
  node.mapped() *= x;
  all.insert(std::move(node));
  std::multimap<int, double> rest;
  rest.emplace(4, x * x);
  all.merge(rest);
  return sum + std::prev(all.end())->second + all.find(4)->second * x;
}

static double lists(double x) {
  std::list<double> one, other;
  for (int i = 0; i < 9; i++) one.push_back(std::sin(0.1 * x * i)), other.push_front(x * i);
  one.splice(std::next(one.begin(), 2), other, std::next(other.begin()), std::prev(other.end()));
  one.sort();
  one.reverse();
  one.erase(std::next(one.begin(), 3));
  one.remove_if([](double each) { return each > 2; });
  other.sort();
  one.sort();
  one.merge(other);
  std::list<double> copy(one);
  copy.swap(other);
  other.pop_front();
  other.insert(other.begin(), 2, x * x);
  double sum = 0;
  for (double each : other) sum = sum * 0.5 + each * each;
  return sum + other.back() * one.front();
}

static double singly_linked(double x) {
  std::forward_list<double> all;
  for (int i = 0; i < 6; i++) all.push_front(std::cos(x * i));
  all.insert_after(all.begin(), x * x);
  all.reverse();
  double sum = 0;
  for (double each : all) sum = sum * 0.5 + each * each;
  return sum;
}

static double deques(double x) {
  std::deque<double> all;
  for (int i = 0; i < 150; i++) {
    all.push_back(std::sin(i * x));
    if (i % 3 == 0) all.pop_front();
    if (i % 5 == 0) all.push_front(x * i);
  }
  all.insert(all.begin() + 4, x);
  all.erase(all.begin() + 7);
  double sum = 0;
  for (std::size_t i = 0; i < all.size(); i++) sum = sum * 0.7 + all[i] * all[i];
  return sum;
}

struct Vertex {
  double value = 0;
  std::list<int> next;
};

static double graph(double x) {
  std::map<int, Vertex> all;
  for (int i = 0; i < 8; i++) {
    all[i].value = x * i;
    all[i].next.push_back((i * 3 + 1) % 8);
    all[i].next.push_back((i + 5) % 8);
  }
  for (int round = 0; round < 4; round++)
    for (auto &[key, vertex] : all)
      for (int to : vertex.next) all.at(to).value += 0.1 * std::sin(vertex.value);
  double sum = 0;
  for (auto &[key, vertex] : all) sum += vertex.value * vertex.value;
  return sum;
}

static double rows_of_matrix(double x) {
  std::vector<std::map<int, double>> rows(4);
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j += i + 1) rows[static_cast<std::size_t>(i)][j] = std::sin(x * (i + j));
  std::vector<double> made(4, x), next(4);
  for (int round = 0; round < 3; round++, made = next)
    for (std::size_t i = 0; i < 4; i++) {
      next[i] = 0;
      for (auto &[j, value] : rows[i]) next[i] += value * made[static_cast<std::size_t>(j)];
    }
  return made[0] + 2 * made[1] + 3 * made[2] + 4 * made[3];
}

static double maps_of_containers(double x) {
  std::map<int, std::vector<double>> groups;
  std::map<int, std::map<int, double>> table;
  for (int i = 0; i < 12; i++) {
    groups[i % 3].push_back(std::cos(x * i));
    table[i % 4][i] = x * i;
  }
  double sum = 0;
  for (auto &[key, group] : groups)
    for (double each : group) sum = sum * 0.5 + each * key;
  for (auto &[key, row] : table)
    for (auto &[column, each] : row) sum = sum * 0.8 + each * each;
  return sum;
}

struct Tree {
  double weight;
  std::list<Tree> below;
};

static double total(const Tree &tree) {
  double sum = tree.weight;
  for (const Tree &each : tree.below) sum += 0.5 * total(each) * each.weight;
  return sum;
}

static double trees(double x) {
  Tree root = {x, {}};
  for (int i = 1; i < 4; i++) {
    root.below.push_back({x * i, {}});
    for (int j = 0; j < i; j++) root.below.back().below.push_front({std::sin(x * j), {}});
  }
  return total(root);
}

// What a function is given may have nodes from elsewhere, and have others afterwards.
static double added_to(std::map<int, double> &given, std::list<double> &list, double x) {
  given[7] = x * given[2];
  given.erase(3);
  list.push_back(x * list.front());
  double sum = 0;
  for (auto &[key, each] : given) sum += key * each * each;
  return sum + list.back() * x;
}

static double by_hand(double x, int derivative) {
  // {1: 1.5, 2: 2.5, 7: 2.5 x} and {3.5, 3.5 x}
  return derivative ? 2 * 7 * 6.25 * x + 7 * x : 1.5 * 1.5 + 2 * 6.25 + 7 * 6.25 * x * x + 3.5 * x * x;
}

extern int enzyme_dup, enzyme_out;

static void containers_from_outside(double x) {
  std::map<int, double> given = {{1, 1.5}, {2, 2.5}, {3, 3.5}}, shadow = {{1, 0.}, {2, 0.}, {3, 0.}};
  std::list<double> list = {3.5}, shadows = {0};
  check_near("containers from outside", added_to(given, list, x), by_hand(x, 0), 1e-14);
  given = {{1, 1.5}, {2, 2.5}, {3, 3.5}}, list = {3.5};
  double by_x = __enzyme_autodiff<double>((void *)added_to, enzyme_dup, &given, &shadow, enzyme_dup,
                                          &list, &shadows, enzyme_out, x);
  check_near("containers from outside, by x", by_x, by_hand(x, 1), 1e-14);
  check_near("by what was there", shadow[2], 4 * 2.5 + 14 * x * x * 2.5, 1e-14);
  check_near("by what was there first", shadow[1], 3.0, 1e-14);
  check_near("by what a list began with", shadows.front(), x * x, 1e-14);
  // The shadow has the same nodes, and can be used as any other map.
  check_near("nodes of the shadow", shadow.size(), given.size(), 0);
  check_near("a key of the shadow", shadow.rbegin()->first, 7, 0);
  for (int i = 10; i < 40; i++) shadow[i] = i;
  for (int i = 39; i >= 10; i--) shadow.erase(i);
  check_near("nodes of the shadow afterwards", shadow.size(), 3, 0);
}

int main() {
  CHECK(sparse_vector, 0.3);
  CHECK(erased_and_copied, 0.3);
  CHECK(sets, 0.3);
  CHECK(node_handles, 0.3);
  CHECK(lists, 0.3);
  CHECK(singly_linked, 0.3);
  CHECK(deques, 0.3);
  CHECK(graph, 0.3);
  CHECK(rows_of_matrix, 0.3);
  CHECK(maps_of_containers, 0.3);
  CHECK(trees, 0.3);
  containers_from_outside(0.3);
  return checked();
}
