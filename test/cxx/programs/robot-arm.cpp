// A planar arm of three links: energy of its Lagrangian, by classes of links and a vector of them.
#include "../tried.hpp"
#include <memory>
#include <string>
struct Vec2 { double x, y; };
static Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
static Vec2 operator*(double s, Vec2 a) { return {s * a.x, s * a.y}; }
class Link {
public:
  Link(double length, double mass) : length_(length), mass_(mass) {}
  void set(double angle, double rate) { angle_ = angle, rate_ = rate; }
  double angle() const { return angle_; }
  double rate() const { return rate_; }
  double length() const { return length_; }
  double mass() const { return mass_; }
private:
  double length_, mass_, angle_ = 0, rate_ = 0;
};
class Arm {
public:
  Arm() {
    links_.emplace_back(1.0, 2.0);
    links_.emplace_back(0.8, 1.5);
    links_.emplace_back(0.5, 0.7);
  }
  void state(const double *q) {
    for (std::size_t i = 0; i < links_.size(); i++) links_[i].set(q[i], q[3 + i]);
  }
  double lagrangian() const {
    Vec2 at{0, 0}, speed{0, 0};
    double kinetic = 0, potential = 0, angle = 0, rate = 0;
    for (const Link &link : links_) {
      angle += link.angle(), rate += link.rate();
      Vec2 along{std::cos(angle), std::sin(angle)}, across{-std::sin(angle), std::cos(angle)};
      Vec2 middle = at + 0.5 * link.length() * along;
      Vec2 moved = speed + 0.5 * link.length() * rate * across;
      kinetic += 0.5 * link.mass() * (moved.x * moved.x + moved.y * moved.y) + link.mass() * link.length() * link.length() / 24 * rate * rate;
      potential += 9.81 * link.mass() * middle.y;
      at = at + link.length() * along;
      speed = speed + link.length() * rate * across;
    }
    return kinetic - potential;
  }
private:
  std::vector<Link> links_;
};
static double lagrangian(const double *q) {
  Arm arm;
  arm.state(q);
  return arm.lagrangian();
}
int main() { return tried<lagrangian>({0.3, -0.2, 0.7, 0.1, 0.4, -0.5}); }
