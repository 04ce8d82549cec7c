// Expressions parsed from text into a tree of shared nodes, with variables by name, simplified, evaluated.
#include "../tried.hpp"
#include <cctype>
#include <map>
#include <memory>
#include <string>

class Expression;
using Tree = std::shared_ptr<const Expression>;
using Scope = std::map<std::string, double>;

class Expression {
public:
  virtual ~Expression() = default;
  virtual double value(const Scope &scope) const = 0;
  virtual Tree simplified() const = 0;
  virtual const double *constant() const { return nullptr; }
};
class Number : public Expression {
  double value_;

public:
  explicit Number(double value) : value_(value) {}
  double value(const Scope &) const override { return value_; }
  Tree simplified() const override { return std::make_shared<Number>(value_); }
  const double *constant() const override { return &value_; }
};
class Variable : public Expression {
  std::string name_;

public:
  explicit Variable(std::string name) : name_(std::move(name)) {}
  double value(const Scope &scope) const override { return scope.at(name_); }
  Tree simplified() const override { return std::make_shared<Variable>(name_); }
};
class Binary : public Expression {
  char sign_;
  Tree left_, right_;

public:
  Binary(char sign, Tree left, Tree right) : sign_(sign), left_(std::move(left)), right_(std::move(right)) {}
  double value(const Scope &scope) const override {
    double a = left_->value(scope), b = right_->value(scope);
    switch (sign_) {
    case '+': return a + b;
    case '-': return a - b;
    case '*': return a * b;
    default: return a / b;
    }
  }
  Tree simplified() const override {
    Tree a = left_->simplified(), b = right_->simplified();
    Tree whole = std::make_shared<Binary>(sign_, a, b);
    if (a->constant() && b->constant()) return std::make_shared<Number>(whole->value({}));
    if (sign_ == '*' && a->constant() && *a->constant() == 1) return b;
    return whole;
  }
};
class Call : public Expression {
  double (*of_)(double);
  Tree inside_;

public:
  Call(double (*of)(double), Tree inside) : of_(of), inside_(std::move(inside)) {}
  double value(const Scope &scope) const override { return of_(inside_->value(scope)); }
  Tree simplified() const override { return std::make_shared<Call>(of_, inside_->simplified()); }
};

class Parser {
  const std::string &text_;
  std::size_t at_ = 0;
  char peek() {
    while (at_ < text_.size() && text_[at_] == ' ') at_++;
    return at_ < text_.size() ? text_[at_] : '\0';
  }
  std::string word() {
    std::size_t start = at_;
    while (at_ < text_.size() && (std::isalnum(static_cast<unsigned char>(text_[at_])) || text_[at_] == '.')) at_++;
    return text_.substr(start, at_ - start);
  }
  Tree factor() {
    char next = peek();
    if (next == '(') {
      at_++;
      Tree inside = sum();
      at_++;
      return inside;
    }
    std::string name = word();
    if (std::isdigit(static_cast<unsigned char>(name[0]))) return std::make_shared<Number>(std::stod(name));
    if (peek() != '(') return std::make_shared<Variable>(name);
    double (*of)(double) = name == "sin" ? static_cast<double (*)(double)>(std::sin) : static_cast<double (*)(double)>(std::exp);
    return std::make_shared<Call>(of, factor());
  }
  Tree product() {
    Tree made = factor();
    while (peek() == '*' || peek() == '/') {
      char sign = text_[at_++];
      made = std::make_shared<Binary>(sign, made, factor());
    }
    return made;
  }

public:
  explicit Parser(const std::string &text) : text_(text) {}
  Tree sum() {
    Tree made = product();
    while (peek() == '+' || peek() == '-') {
      char sign = text_[at_++];
      made = std::make_shared<Binary>(sign, made, product());
    }
    return made;
  }
};

static double evaluated(const double *x) {
  std::string text = "sin(a * b) + (2 + 3) * c / exp(a) - 1 * b";
  Tree tree = Parser(text).sum()->simplified();
  double sum = 0;
  for (int i = 0; i < 3; i++) sum += tree->value({{"a", x[0] + i}, {"b", x[1]}, {"c", x[2]}});
  return sum;
}
int main() { return tried<evaluated>({0.4, 1.3, -0.8}); }
