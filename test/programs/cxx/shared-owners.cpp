// Objects with numbers that several own, and others only look at while they are there.
#include "check.hpp"

#include <memory>
#include <vector>

struct Body {
  double mass, place;
};

struct Spring {
  std::weak_ptr<Body> from, to;
  double stiffness;
  double energy() const {
    auto one = from.lock(), other = to.lock();
    if (!one || !other) return 0;
    double length = one->place - other->place;
    return stiffness * length * length * one->mass;
  }
};

static double springs(double x) {
  std::vector<std::shared_ptr<Body>> bodies;
  for (int i = 0; i < 4; i++)
    bodies.push_back(std::make_shared<Body>(Body{x * (i + 1), std::sin(x * i)}));
  std::vector<Spring> all;
  for (std::size_t i = 0; i < 4; i++) all.push_back({bodies[i], bodies[(i + 1) % 4], x});
  double sum = 0;
  for (const Spring &each : all) sum += each.energy();
  bodies[2].reset();
  for (const Spring &each : all) sum += 2 * each.energy();
  return sum;
}

int main() {
  CHECK(springs, 0.3);
  return checked();
}
