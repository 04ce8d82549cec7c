// An expression graph of shared_ptr nodes, evaluated recursively.
#include "../tried.hpp"
#include <memory>
struct Node;
using Ref = std::shared_ptr<const Node>;
struct Node {
  enum Kind { value, sum, product, sine } kind;
  double number;
  Ref a, b;
};
static Ref number(double v) { return std::make_shared<Node>(Node{Node::value, v, nullptr, nullptr}); }
static Ref operator+(Ref a, Ref b) { return std::make_shared<Node>(Node{Node::sum, 0, a, b}); }
static Ref operator*(Ref a, Ref b) { return std::make_shared<Node>(Node{Node::product, 0, a, b}); }
static Ref sine(Ref a) { return std::make_shared<Node>(Node{Node::sine, 0, a, nullptr}); }
static double evaluate(const Ref &n) {
  switch (n->kind) {
  case Node::value: return n->number;
  case Node::sum: return evaluate(n->a) + evaluate(n->b);
  case Node::product: return evaluate(n->a) * evaluate(n->b);
  default: return std::sin(evaluate(n->a));
  }
}
static double graph(const double *x) {
  Ref a = number(x[0]), b = number(x[1]);
  Ref shared = a * b + sine(a);
  return evaluate(shared * shared + b);
}
int main() { return tried<graph>({0.7, 1.9}); }
