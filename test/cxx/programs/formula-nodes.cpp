// Formulas as a tree of unique_ptr with virtual functions, differentiated symbolically, printed, and evaluated.
#include "../tried.hpp"
#include <map>
#include <memory>
#include <string>

struct Node {
  virtual ~Node() = default;
  virtual double eval(const std::map<std::string, double> &env) const = 0;
  virtual std::unique_ptr<Node> clone() const = 0;
  virtual std::unique_ptr<Node> diff(const std::string &by) const = 0;
  virtual std::string str() const = 0;
};
using Ptr = std::unique_ptr<Node>;

struct Const : Node {
  double v;
  explicit Const(double v) : v(v) {}
  double eval(const std::map<std::string, double> &) const override { return v; }
  Ptr clone() const override { return std::make_unique<Const>(v); }
  Ptr diff(const std::string &) const override { return std::make_unique<Const>(0); }
  std::string str() const override { return std::to_string(v); }
};
struct Var : Node {
  std::string name;
  explicit Var(std::string n) : name(std::move(n)) {}
  double eval(const std::map<std::string, double> &env) const override { return env.at(name); }
  Ptr clone() const override { return std::make_unique<Var>(name); }
  Ptr diff(const std::string &by) const override { return std::make_unique<Const>(by == name); }
  std::string str() const override { return name; }
};
struct Add : Node {
  Ptr a, b;
  Add(Ptr a, Ptr b) : a(std::move(a)), b(std::move(b)) {}
  double eval(const std::map<std::string, double> &env) const override { return a->eval(env) + b->eval(env); }
  Ptr clone() const override { return std::make_unique<Add>(a->clone(), b->clone()); }
  Ptr diff(const std::string &by) const override { return std::make_unique<Add>(a->diff(by), b->diff(by)); }
  std::string str() const override { return "(" + a->str() + " + " + b->str() + ")"; }
};
struct Mul : Node {
  Ptr a, b;
  Mul(Ptr a, Ptr b) : a(std::move(a)), b(std::move(b)) {}
  double eval(const std::map<std::string, double> &env) const override { return a->eval(env) * b->eval(env); }
  Ptr clone() const override { return std::make_unique<Mul>(a->clone(), b->clone()); }
  Ptr diff(const std::string &by) const override {
    return std::make_unique<Add>(std::make_unique<Mul>(a->diff(by), b->clone()),
                                 std::make_unique<Mul>(a->clone(), b->diff(by)));
  }
  std::string str() const override { return a->str() + " * " + b->str(); }
};
struct Sin : Node {
  Ptr a;
  explicit Sin(Ptr a) : a(std::move(a)) {}
  double eval(const std::map<std::string, double> &env) const override { return std::sin(a->eval(env)); }
  Ptr clone() const override { return std::make_unique<Sin>(a->clone()); }
  Ptr diff(const std::string &by) const override {
    struct Cos : Node {
      Ptr a;
      explicit Cos(Ptr a) : a(std::move(a)) {}
      double eval(const std::map<std::string, double> &env) const override { return std::cos(a->eval(env)); }
      Ptr clone() const override { return std::make_unique<Cos>(a->clone()); }
      Ptr diff(const std::string &) const override { return nullptr; }
      std::string str() const override { return "cos(" + a->str() + ")"; }
    };
    return std::make_unique<Mul>(std::make_unique<Cos>(a->clone()), a->diff(by));
  }
  std::string str() const override { return "sin(" + a->str() + ")"; }
};

static double value(const double *x) {
  Ptr f = std::make_unique<Add>(
      std::make_unique<Mul>(std::make_unique<Const>(x[2]), std::make_unique<Var>("x")),
      std::make_unique<Sin>(std::make_unique<Mul>(std::make_unique<Var>("x"), std::make_unique<Var>("y"))));
  std::map<std::string, double> env{{"x", x[0]}, {"y", x[1]}};
  Ptr d = f->diff("x");
  std::size_t size = f->str().size();
  return f->eval(env) + d->eval(env) * static_cast<double>(size);
}
int main() { return tried<value>({0.7, 1.2, 0.4}); }
