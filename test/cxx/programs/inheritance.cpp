// Multiple and virtual inheritance, dynamic_cast between the branches, typeid.
// not: no rtti
#include "../tried.hpp"
#include <memory>
#include <typeinfo>
struct Part { double mass; explicit Part(double m) : mass(m) {} virtual ~Part() = default; };
struct Moving : virtual Part { double speed; explicit Moving(double v) : Part(0), speed(v) {} virtual double kinetic() const { return 0.5 * mass * speed * speed; } };
struct Charged : virtual Part { double charge; explicit Charged(double q) : Part(0), charge(q) {} virtual double electric(double u) const { return charge * u; } };
struct Ion final : Moving, Charged {
  int number;
  Ion(double m, double v, double q, int n) : Part(m), Moving(v), Charged(q), number(n) {}
  double kinetic() const override { return Moving::kinetic() * 1.01; }
};
struct Ball : Moving { Ball(double m, double v) : Part(m), Moving(v) {} };
static double energy(const double *x) {
  std::vector<std::unique_ptr<Part>> parts;
  parts.push_back(std::make_unique<Ion>(x[0], x[1], x[2], 6));
  parts.push_back(std::make_unique<Ball>(x[3], x[1]));
  double sum = 0;
  for (auto &p : parts) {
    if (auto *m = dynamic_cast<const Moving *>(p.get())) sum += m->kinetic();
    if (auto *c = dynamic_cast<const Charged *>(p.get())) sum += c->electric(x[4]);
    if (typeid(*p) == typeid(Ball)) sum *= p->mass;
  }
  return sum;
}
int main() { return tried<energy>({1.2, 2, 0.3, 0.8, 5}); }
