// A tree of variants: each is a number, or owns a node.
#include "check.hpp"

#include <memory>
#include <utility>
#include <variant>

struct Node;
using Tree = std::variant<double, std::unique_ptr<Node>>;
struct Node {
  Tree left, right;
};

static double value(const Tree &tree) {
  if (auto number = std::get_if<double>(&tree)) return *number;
  const Node &node = *std::get<1>(tree);
  return value(node.left) * value(node.right) + value(node.right);
}

static Tree joined(Tree left, Tree right) {
  auto node = std::make_unique<Node>();
  node->left = std::move(left);
  node->right = std::move(right);
  return node;
}

static double grown(double x) {
  Tree tree = x;
  for (int i = 1; i < 4; i++) tree = joined(std::move(tree), std::sin(x) / i);
  return value(joined(x * x, std::move(tree)));
}

int main() {
  CHECK(grown, 0.7);
  CHECK(grown, 1.3);
  return checked();
}
