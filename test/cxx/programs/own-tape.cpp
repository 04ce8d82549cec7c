// A tape of one's own inside: nodes in a list with weak back pointers, reversed, and the result differentiated again.
#include "../tried.hpp"
#include <functional>
#include <list>
#include <memory>
#include <string>

struct Value : std::enable_shared_from_this<Value> {
  double data, grad = 0;
  std::vector<std::weak_ptr<Value>> from;
  std::function<void(Value &)> back;
  std::string op;
  explicit Value(double d, std::string o = "leaf") : data(d), op(std::move(o)) {}
};
using P = std::shared_ptr<Value>;
class Tape {
  std::list<P> nodes_;

public:
  P leaf(double d) { return nodes_.emplace_back(std::make_shared<Value>(d)); }
  P add(const P &a, const P &b) {
    P out = nodes_.emplace_back(std::make_shared<Value>(a->data + b->data, "the sum of two"));
    out->from = {a, b};
    out->back = [a, b](Value &me) { a->grad += me.grad, b->grad += me.grad; };
    return out;
  }
  P mul(const P &a, const P &b) {
    P out = nodes_.emplace_back(std::make_shared<Value>(a->data * b->data, "mul"));
    out->from = {a, b};
    out->back = [a, b](Value &me) { a->grad += me.grad * b->data, b->grad += me.grad * a->data; };
    return out;
  }
  P tanh(const P &a) {
    double t = std::tanh(a->data);
    P out = nodes_.emplace_back(std::make_shared<Value>(t, "tanh"));
    out->from = {a};
    out->back = [a, t](Value &me) { a->grad += me.grad * (1 - t * t); };
    return out;
  }
  void reverse(const P &root) {
    root->grad = 1;
    for (auto it = nodes_.rbegin(); it != nodes_.rend(); ++it)
      if ((*it)->back) (*it)->back(**it);
  }
};
static double value(const double *x) {
  Tape tape;
  P a = tape.leaf(x[0]), b = tape.leaf(x[1]), c = tape.leaf(x[2]);
  P y = tape.tanh(tape.add(tape.mul(a, b), tape.mul(c, c)));
  tape.reverse(y);
  return a->grad * a->grad + b->grad * c->grad + y->data;
}
int main() { return tried<value>({0.7, 1.2, 0.4}); }
