// Soft decision trees in a forest: recursive nodes, a builder, moves, boosting by a loss that is a policy.
#include "../tried.hpp"
#include <algorithm>
#include <array>
#include <memory>
#include <numeric>
#include <optional>

using Row = std::array<double, 3>;

struct Node {
  int feature = -1;
  double threshold = 0, leaf = 0;
  std::unique_ptr<Node> left, right;
  bool is_leaf() const { return feature < 0; }
};

class Tree {
  std::unique_ptr<Node> root_;
  double sharpness_;

  double value(const Node &node, const Row &row) const {
    if (node.is_leaf()) return node.leaf;
    double gate = 1 / (1 + std::exp(-sharpness_ * (row[node.feature] - node.threshold)));
    return (1 - gate) * value(*node.left, row) + gate * value(*node.right, row);
  }

public:
  Tree(std::unique_ptr<Node> root, double sharpness) : root_(std::move(root)), sharpness_(sharpness) {}
  double operator()(const Row &row) const { return value(*root_, row); }
  static int depth(const Node &node) { return node.is_leaf() ? 0 : 1 + std::max(depth(*node.left), depth(*node.right)); }
  int depth() const { return depth(*root_); }
};

class Builder {
  const std::vector<Row> &rows_;
  const std::vector<double> &wanted_;

public:
  Builder(const std::vector<Row> &rows, const std::vector<double> &wanted) : rows_(rows), wanted_(wanted) {}
  std::unique_ptr<Node> grow(std::vector<int> members, int depth) const {
    auto made = std::make_unique<Node>();
    double sum = 0;
    for (int each : members) sum += wanted_[each];
    made->leaf = members.empty() ? 0 : sum / static_cast<double>(members.size());
    if (depth == 0 || members.size() < 2) return made;
    made->feature = depth % 3;
    double total = 0;
    for (int each : members) total += rows_[each][made->feature];
    made->threshold = total / static_cast<double>(members.size());
    auto middle = std::stable_partition(members.begin(), members.end(), [&](int each) {
      return rows_[each][made->feature] < made->threshold;
    });
    made->left = grow({members.begin(), middle}, depth - 1);
    made->right = grow({middle, members.end()}, depth - 1);
    return made;
  }
};

struct Squares {
  static double slope(double made, double wanted) { return wanted - made; }
};
struct Huber {
  static double slope(double made, double wanted) { return (wanted - made) / std::sqrt(1 + (wanted - made) * (wanted - made)); }
};

template <class Loss> static double boosted(const std::vector<Row> &rows, const std::vector<double> &wanted, double rate, double sharpness) {
  std::vector<Tree> forest;
  std::vector<double> made(rows.size());
  for (int round = 0; round < 3; round++) {
    std::vector<double> left(rows.size());
    std::transform(made.begin(), made.end(), wanted.begin(), left.begin(), Loss::slope);
    std::vector<int> all(rows.size());
    std::iota(all.begin(), all.end(), 0);
    forest.emplace_back(Builder(rows, left).grow(std::move(all), 2), sharpness);
    for (std::size_t i = 0; i < rows.size(); i++) made[i] += rate * forest.back()(rows[i]);
  }
  double sum = 0;
  for (std::size_t i = 0; i < rows.size(); i++) sum += (made[i] - wanted[i]) * (made[i] - wanted[i]);
  return sum * forest.front().depth();
}

static double loss(const double *x) {
  std::vector<Row> rows;
  std::vector<double> wanted;
  for (int i = 0; i < 6; i++) {
    rows.push_back({x[i % 4] + 0.3 * i, std::sin(1.0 * i) * x[(i + 1) % 4], 0.2 * i * i});
    wanted.push_back(std::cos(0.7 * i) + x[0]);
  }
  return boosted<Squares>(rows, wanted, x[2], 2) + boosted<Huber>(rows, wanted, 0.5, x[3]);
}
int main() { return tried<loss>({0.4, 0.9, 0.7, 1.6}, 1e-7, 1e-4); }
