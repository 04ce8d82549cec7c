// Terms with a sign in a character, which only virtual functions look at, in vectors that grow and in shared memory.
#include "../tried.hpp"
#include <memory>
#include <string>
class Term {
public:
  virtual double value(double v) const = 0;
  virtual ~Term() = default;
};
class Signed : public Term {
  char sign_;
  double weight_;

public:
  Signed(char sign, double weight) : sign_(sign), weight_(weight) {}
  double value(double v) const override {
    switch (sign_) {
    case '+': return v * weight_;
    case '-': return -v * weight_;
    default: return v * v * weight_;
    }
  }
};
class Repeated : public Signed {
  int times_;

public:
  Repeated(char sign, double weight, int times) : Signed(sign, weight), times_(times) {}
  double value(double v) const override {
    for (int i = 0; i < times_; i++) v = Signed::value(v);
    return v;
  }
};
static double total(const double *x) {
  std::string text = "+*-", more = "*+*";
  std::vector<Signed> terms;
  std::vector<std::shared_ptr<Term>> others;
  double sum = 0;
  for (int i = 0; i < 3; i++) {
    terms.emplace_back(text[i], x[i]);
    others.push_back(std::make_shared<Repeated>(more[i], x[2 - i], i));
  }
  for (int i = 0; i < 3; i++) sum += terms[i].value(x[i]) + others[i]->value(x[i]);
  return sum;
}
int main() { return tried<total>({0.4, 1.3, -0.8}); }
