// A beam line of polymorphic elements with names, moved through an optional stop, sums kept by a visitor of variants.
#include "../tried.hpp"
#include <array>
#include <memory>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

struct Ray {
  std::array<double, 2> at;
  std::string history;
};
class Element {
  std::string name_;

protected:
  explicit Element(std::string name) : name_(std::move(name)) {}

public:
  virtual ~Element() = default;
  virtual std::optional<Ray> through(Ray ray) const = 0;
  std::string_view name() const { return name_; }
};
class Drift final : public Element {
  double length_;

public:
  explicit Drift(double length) : Element("drift"), length_(length) {}
  std::optional<Ray> through(Ray ray) const override {
    ray.at[0] += length_ * std::tan(ray.at[1]);
    ray.history += name();
    return ray;
  }
};
class Lens final : public Element {
  double focal_;

public:
  explicit Lens(double focal) : Element("a lens of some strength"), focal_(focal) {}
  std::optional<Ray> through(Ray ray) const override {
    if (std::fabs(ray.at[0]) > 10) return std::nullopt;
    ray.at[1] -= ray.at[0] / focal_;
    ray.history.append(name());
    return ray;
  }
};
struct Lost { int after; };
struct Arrived { double place, angle; std::size_t letters; };
using Outcome = std::variant<Lost, Arrived>;

static Outcome traced(const std::vector<std::unique_ptr<Element>> &line, Ray ray) {
  int passed = 0;
  for (const auto &each : line) {
    auto next = each->through(std::move(ray));
    if (!next) return Lost{passed};
    ray = std::move(*next);
    passed++;
  }
  return Arrived{ray.at[0], ray.at[1], ray.history.size()};
}
static double spread(const double *x) {
  std::vector<std::unique_ptr<Element>> line;
  line.push_back(std::make_unique<Drift>(x[0]));
  line.push_back(std::make_unique<Lens>(x[1]));
  line.push_back(std::make_unique<Drift>(x[2]));
  double sum = 0;
  for (double start : {0.1, 0.4, 40.0})
    sum += std::visit([&](auto &&it) {
      using T = std::decay_t<decltype(it)>;
      if constexpr (std::is_same_v<T, Lost>) return x[0] * it.after;
      else return it.place * it.place + it.angle * static_cast<double>(it.letters);
    }, traced(line, Ray{{start, x[3]}, ""}));
  return sum;
}
int main() { return tried<spread>({1.5, 2.2, 0.8, 0.15}); }
