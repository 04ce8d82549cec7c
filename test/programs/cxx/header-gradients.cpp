// Derivatives as values of the arguments' types: gradient, jacobian and their kin of <enzyme/enzyme>.
#include <enzyme/enzyme>

#include "check.hpp"

#include <array>
#include <map>
#include <string>
#include <vector>

using Pair = std::array<double, 2>;
using Triple = std::array<double, 3>;
using Many = std::vector<double>;
struct Inner { float scale; double coefficients[2]; };
struct Model { double stiffness; int steps; Pair ends; Inner inner; std::string name; };

static double square(double x) { return x * x; }
static double looping(double x) {
  double product = 1;
  for (int i = 0; i < static_cast<int>(x); i++) product *= x;
  return product;
}
static double dot(const Many &a, const Many &b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); i++) sum += a[i] * b[i] * b[i];
  return sum;
}
static double energy(const Model &m, double x) { return m.stiffness * m.steps * m.ends[0] * m.ends[1] * x + m.inner.scale * m.inner.coefficients[1]; }
static Triple curve(const Pair &x) { return {x[0] * x[1], std::sin(x[0]), x[1] * x[1]}; }
static double norm(const Triple &x) { return x[0] * x[1] * x[2] + x[0] * x[0]; }
static Pair two(const Triple &x) { return {x[0] * x[1], x[2] * x[2]}; }
static Many scaled(const Many &x, double k) {
  Many made;
  for (double each : x) made.push_back(k * each * each);
  return made;
}
static double over(double x) { return 3 * x; }
static float over(float x) { return 4 * x; }
static double total(const std::map<int, double> &of) {
  double sum = 0;
  for (auto &[key, value] : of) sum += key * value * value;
  return sum;
}
struct Spring {
  double k;
  double force(double x) const { return k * x * x; }
};
static auto line(double slope) { return [slope](double x) { return slope * slope * x; }; }

#define near(got, wanted) check_near(#got, got, wanted, 1e-13)
static void gradients() {
  using namespace enzyme;
  near(gradient(square, 3.0), 6);
  near(gradient(looping, 3.5), 36.75);
  near(hessian(looping, 3.5)[0][0], 21);
  Many a{1, 2, 3}, b{4, 5, 6};
  auto [by_a, by_b] = gradient(dot, a, b);
  near(by_a[1], 25), near(by_b[2], 36), near(gradient(dot, a, Const(b))[2], 36), near(a[1], 2);
  auto [by_m, by_x] = gradient(energy, Model{2, 3, {4, 5}, {6, {7, 8}}, "spring"}, 1.5);
  near(by_m.stiffness, 90), near(by_m.ends[1], 36), near(by_x, 120);
  near(by_m.inner.scale, 8), near(by_m.inner.coefficients[1], 6), near(by_m.inner.coefficients[0], 0);
  check_near("integers stay", by_m.steps, 3, 0);
  auto [by_spring, by_length] = gradient(&Spring::force, Spring{2}, 3.0);
  near(by_spring.k, 9), near(by_length, 12), near(gradient(&Spring::force, Const(Spring{2}), 3.0), 12);
  near(gradient(ENZYME_FUNCTION(over), 1.0), 3), near(gradient(ENZYME_FUNCTION(over), 1.0f), 4);
  double k = 5;
  auto [value, slope] = value_and_gradient([&k](double x) { return k * x * x; }, 2.0);
  near(value, 20), near(slope, 20);
  auto f = line(3), df = line(0);
  near(gradient(Captured(f, df), 2.0), 9), near(df(1.0), 144);
  auto of_map = gradient(total, std::map<int, double>{{2, 1.5}, {3, 2.5}});
  near(of_map[2], 6), near(of_map[3], 15);
}
static void maps() {
  using namespace enzyme;
  auto tall = jacobian(curve, Pair{2, 3});
  near(tall[0][0], 3), near(tall[0][1], 2), near(tall[1][0], std::cos(2.0)), near(tall[2][1], 6);
  auto wide = jacobian(two, Triple{2, 3, 4});
  near(wide[0][0], 3), near(wide[0][1], 2), near(wide[1][2], 8), near(wide[1][0], 0);
  Many x{1, 2, 3};
  auto pushed = jvp(scaled, at(x, 2.0), along(Many{1, 0, 1}, 0.5));
  near(pushed[0], 4.5), near(pushed[1], 2), near(pushed[2], 16.5);
  near(jvp(scaled, at(x, Const(2.0)), Many{1, 0, 1})[2], 12), near(jvp(square, 3.0, 2.0), 12);
  auto [by_x, by_k] = vjp(scaled, at(x, 2.0), Many{1, 1, 2});
  near(by_x[2], 24), near(by_k, 23);
  auto second = hessian(norm, Triple{2, 3, 4});
  near(second[0][0], 2), near(second[0][1], 4), near(second[1][2], 2), near(second[2][2], 0);
  auto product = hvp(norm, Triple{2, 3, 4}, Triple{1, 1, 0});
  near(product[0], 6), near(product[1], 4), near(product[2], 5);
}
int main() {
  gradients();
  maps();
  return checked();
}
