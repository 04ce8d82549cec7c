// A scene graph of shared nodes with weak parents and transforms by quaternions, flattened with a stack, cached by mutable.
#include "../tried.hpp"
#include <list>
#include <memory>
#include <stack>
#include <string>
#include <unordered_map>

struct Quaternion {
  double w = 1, x = 0, y = 0, z = 0;
  friend Quaternion operator*(const Quaternion &a, const Quaternion &b) {
    return {a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z, a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
            a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x, a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w};
  }
  Quaternion conjugate() const { return {w, -x, -y, -z}; }
};
class Node : public std::enable_shared_from_this<Node> {
  std::string name_;
  Quaternion turn_;
  double shift_[3];
  std::weak_ptr<Node> parent_;
  std::list<std::shared_ptr<Node>> children_;
  mutable std::shared_ptr<Quaternion> world_;

public:
  Node(std::string name, double angle, double along) : name_(std::move(name)), turn_{std::cos(angle / 2), 0, 0, std::sin(angle / 2)}, shift_{along, 0.1, 0} {}
  const std::string &name() const { return name_; }
  std::shared_ptr<Node> add(std::shared_ptr<Node> child) {
    child->parent_ = weak_from_this();
    children_.push_back(child);
    return child;
  }
  const std::list<std::shared_ptr<Node>> &children() const { return children_; }
  const Quaternion &world() const {
    if (!world_) {
      auto above = parent_.lock();
      world_ = std::make_shared<Quaternion>(above ? above->world() * turn_ : turn_);
    }
    return *world_;
  }
  double reach() const {
    Quaternion q = world(), v{0, shift_[0], shift_[1], shift_[2]}, moved = q * v * q.conjugate();
    return moved.x + 0.5 * moved.y;
  }
};
static double reached(const double *x) {
  auto root = std::make_shared<Node>("root", x[0], x[1]);
  auto arm = root->add(std::make_shared<Node>("an upper arm with a long name", x[2], 0.7));
  arm->add(std::make_shared<Node>("hand", 0.3 * x[1], x[0]));
  root->add(std::make_shared<Node>("head", x[1] * x[2], x[2]));
  std::unordered_map<std::string, double> weights{{"root", 1}, {"hand", x[2]}, {"head", 0.25}};
  std::stack<std::shared_ptr<const Node>> open;
  open.push(root);
  double sum = 0;
  while (!open.empty()) {
    auto now = open.top();
    open.pop();
    auto found = weights.find(now->name());
    sum += now->reach() * (found == weights.end() ? 1.5 : found->second);
    for (const auto &each : now->children()) open.push(each);
  }
  return sum;
}
int main() { return tried<reached>({0.4, 1.2, -0.7}); }
