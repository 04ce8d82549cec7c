// A ray tracer: surfaces of two kinds, materials by name, reflections, and one light.
#include "../tried.hpp"
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>

struct Vec {
  double x = 0, y = 0, z = 0;
  friend Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
  friend Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
  friend Vec operator*(double s, Vec a) { return {s * a.x, s * a.y, s * a.z}; }
  friend double dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
  Vec unit() const { return 1 / std::sqrt(dot(*this, *this)) * *this; }
};
struct Material {
  double albedo, mirror;
  int id;
};
struct Hit {
  double t;
  Vec at, normal;
  const Material *material;
};
struct Ray {
  Vec from, to;
};

class Surface {
protected:
  const Material *material_;

public:
  explicit Surface(const Material &material) : material_(&material) {}
  virtual ~Surface() = default;
  virtual std::optional<Hit> meets(const Ray &ray) const = 0;
};
class Sphere : public Surface {
  Vec centre_;
  double radius_;

public:
  Sphere(const Material &material, Vec centre, double radius) : Surface(material), centre_(centre), radius_(radius) {}
  std::optional<Hit> meets(const Ray &ray) const override {
    Vec off = ray.from - centre_;
    double b = dot(off, ray.to), c = dot(off, off) - radius_ * radius_, d = b * b - c;
    if (d < 0) return std::nullopt;
    double t = -b - std::sqrt(d);
    if (t < 1e-6) return std::nullopt;
    Vec at = ray.from + t * ray.to;
    return Hit{t, at, (at - centre_).unit(), material_};
  }
};
class Floor : public Surface {
  double height_;

public:
  Floor(const Material &material, double height) : Surface(material), height_(height) {}
  std::optional<Hit> meets(const Ray &ray) const override {
    double t = (height_ - ray.from.y) / ray.to.y;
    if (t < 1e-6) return {};
    return Hit{t, ray.from + t * ray.to, {0, 1, 0}, material_};
  }
};

class Scene {
  std::unordered_map<int, Material> materials_;
  std::vector<std::unique_ptr<Surface>> surfaces_;
  Vec light_;

public:
  explicit Scene(Vec light) : light_(light) {}
  const Material &material(int id, double albedo, double mirror) { return materials_[id] = {albedo, mirror, id}; }
  template <class S, class... A> void add(A &&...given) { surfaces_.push_back(std::make_unique<S>(std::forward<A>(given)...)); }
  double shade(const Ray &ray, int depth) const {
    std::optional<Hit> nearest;
    for (const auto &each : surfaces_)
      if (auto hit = each->meets(ray); hit && (!nearest || hit->t < nearest->t)) nearest = hit;
    if (!nearest) return 0.2 + 0.1 * ray.to.y;
    Vec to = light_ - nearest->at;
    double lit = dot(nearest->normal, to.unit()), colour = nearest->material->albedo * (lit > 0 ? lit : 0) * 10 / (1 + dot(to, to));
    if (depth == 0 || nearest->material->mirror == 0) return colour;
    Vec back = ray.to - 2 * dot(ray.to, nearest->normal) * nearest->normal;
    return colour + nearest->material->mirror * shade({nearest->at, back.unit()}, depth - 1);
  }
};

static double brightness(const double *x) {
  Scene scene({x[0], 4, -1});
  const Material &chrome = scene.material(1, 0.3, x[1]), &chalk = scene.material(2, x[2], 0);
  scene.add<Sphere>(chrome, Vec{0, 0.5, 3}, x[3]);
  scene.add<Sphere>(chalk, Vec{1.3, 0.2, 2.5}, 0.45);
  scene.add<Floor>(chalk, -0.7);
  double sum = 0;
  for (int i = -2; i <= 2; i++)
    for (int j = -1; j <= 2; j++) sum += scene.shade({{0, 0.4, -1}, Vec{0.17 * i, 0.13 * j - 0.05, 1}.unit()}, 3);
  return sum;
}
int main() { return tried<brightness>({1.5, 0.6, 0.8, 0.9}, 1e-6, 1e-4); }
