// A ray tracer: virtual shapes, std::optional hits, recursion for mirrors, operators on vectors.
#include "../tried.hpp"
#include <memory>
#include <optional>
struct V { double x, y, z; };
static V operator+(V a, V b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
static V operator-(V a, V b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
static V operator*(double s, V a) { return {s * a.x, s * a.y, s * a.z}; }
static double dot(V a, V b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static V unit(V a) { return 1 / std::sqrt(dot(a, a)) * a; }
struct Ray { V from, along; };
struct Material { double diffuse, mirror; int id; };
struct Hit { double t; V at, normal; const Material *material; };
struct Shape {
  Material material;
  explicit Shape(Material m) : material(m) {}
  virtual ~Shape() = default;
  virtual std::optional<Hit> hit(const Ray &) const = 0;
};
struct Sphere : Shape {
  V centre; double radius;
  Sphere(V c, double r, Material m) : Shape(m), centre(c), radius(r) {}
  std::optional<Hit> hit(const Ray &ray) const override {
    V oc = ray.from - centre;
    double b = dot(oc, ray.along), c = dot(oc, oc) - radius * radius, d = b * b - c;
    if (d <= 0) return std::nullopt;
    double t = -b - std::sqrt(d);
    if (t < 1e-6) return {};
    V at = ray.from + t * ray.along;
    return Hit{t, at, 1 / radius * (at - centre), &material};
  }
};
struct Plane : Shape {
  double height;
  Plane(double h, Material m) : Shape(m), height(h) {}
  std::optional<Hit> hit(const Ray &ray) const override {
    if (std::fabs(ray.along.y) < 1e-9) return {};
    double t = (height - ray.from.y) / ray.along.y;
    if (t < 1e-6) return {};
    return Hit{t, ray.from + t * ray.along, {0, 1, 0}, &material};
  }
};
struct Scene {
  std::vector<std::shared_ptr<Shape>> shapes;
  V light;
  double trace(const Ray &ray, int depth) const {
    std::optional<Hit> best;
    for (const auto &s : shapes)
      if (auto h = s->hit(ray); h && (!best || h->t < best->t)) best = h;
    if (!best) return 0.2 + 0.1 * ray.along.y;
    double shade = best->material->diffuse * std::fmax(0.0, dot(best->normal, unit(light - best->at)));
    if (depth > 0 && best->material->mirror > 0)
      shade += best->material->mirror * trace({best->at, ray.along - 2 * dot(ray.along, best->normal) * best->normal}, depth - 1);
    return shade;
  }
};
static double brightness(const double *x) {
  Scene scene;
  scene.light = {x[4], x[5], -2};
  scene.shapes.push_back(std::make_shared<Sphere>(V{x[0], x[1], x[2]}, x[3], Material{0.7, 0.4, 1}));
  scene.shapes.push_back(std::make_shared<Plane>(-1.0, Material{x[6], 0.1, 2}));
  double sum = 0;
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++) sum += scene.trace({{0, 0, -4}, unit({-0.31 + 0.2 * i, -0.33 + 0.2 * j, 1})}, 3);
  return sum;
}
int main() { return tried<brightness>({0.1, 0.05, 0.3, 0.9, 2, 3, 0.5}, 1e-5); }
