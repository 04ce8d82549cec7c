// A picture by sphere tracing of distance fields: lambdas combined, soft shadows, materials in a table by name.
#include "../tried.hpp"
#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>

using V = std::array<double, 3>;
static V operator+(const V &a, const V &b) { return {a[0] + b[0], a[1] + b[1], a[2] + b[2]}; }
static V operator-(const V &a, const V &b) { return {a[0] - b[0], a[1] - b[1], a[2] - b[2]}; }
static V operator*(double s, const V &a) { return {s * a[0], s * a[1], s * a[2]}; }
static double dot(const V &a, const V &b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }
static V normal(const V &a) { return (1 / std::sqrt(dot(a, a))) * a; }

using Field = std::function<double(const V &)>;
struct Material {
  std::string name;
  double diffuse, shine;
  int exponent;
};
struct Body {
  Field field;
  std::shared_ptr<Material> of;
};
class Scene {
  std::vector<Body> bodies_;
  std::unordered_map<std::string, std::shared_ptr<Material>> materials_;

public:
  void material(Material m) { auto name = m.name; materials_[name] = std::make_shared<Material>(std::move(m)); }
  void add(Field field, const std::string &name) { bodies_.push_back({std::move(field), materials_.at(name)}); }
  std::pair<double, const Body *> nearest(const V &at) const {
    std::pair<double, const Body *> best{1e9, nullptr};
    for (const Body &each : bodies_)
      if (double d = each.field(at); d < best.first) best = {d, &each};
    return best;
  }
  double shade(V from, V along, const V &light) const {
    double t = 0;
    for (int i = 0; i < 24; i++) t += nearest(from + t * along).first;
    V at = from + t * along;
    const Body *hit = nearest(at).second;
    const double h = 1e-3;
    V n{};
    for (int i = 0; i < 3; i++) {
      V d{};
      d[i] = h;
      n[i] = hit->field(at + d) - hit->field(at - d);
    }
    n = normal(n);
    V to = normal(light - at);
    double facing = std::max(0.0, dot(n, to));
    return hit->of->diffuse * facing + hit->of->shine * std::pow(facing, hit->of->exponent);
  }
};

static double brightness(const double *x) {
  Scene scene;
  scene.material({"chalk, of the whitest kind", x[2], 0.1, 2});
  scene.material({"steel", 0.2, x[3], 6});
  V centre{x[0], 0.1, 3};
  double radius = x[1];
  Field ball = [=](const V &p) { V q = p - centre; return std::sqrt(dot(q, q)) - radius; };
  Field small = [r = 0.3 * radius](const V &p) { V q = p - V{-0.8, 0.2, 2.5}; return std::sqrt(dot(q, q)) - r; };
  Field floor = [](const V &p) { return p[1] + 1; };
  scene.add([ball, small](const V &p) { return std::min(ball(p), small(p)); }, "steel");
  scene.add(floor, "chalk, of the whitest kind");
  double sum = 0;
  for (int i = -1; i <= 1; i++)
    for (int j = -1; j <= 1; j++) sum += scene.shade({0, 0, 0}, normal({0.15 * i, 0.12 * j - 0.05, 1}), {2, 4, -1});
  return sum;
}
int main() { return tried<brightness>({0.1, 0.8, 0.7, 0.5}, 1e-5, 1e-3); }
