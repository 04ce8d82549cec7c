// Derivatives asked for by types of C++: <enzyme/enzyme>.
#include <enzyme/enzyme>

#include "check.hpp"

static double square(double x) { return x * x; }
static double mix(double x, const double *p, int n, double y) { return x * p[0] + n * y * y; }
static void out(const double &x, double &y) { y = x * x * x; }
static float two(float a, double b) { return a * (float)b; }
struct Power { int n; double operator()(double x) const { return std::pow(x, n); } float operator()(float x) const { return 2 * x; } };
static double factor = 3;
static double with_global(double x) { return factor * factor * x; }
#define near(got, wanted) check_near(#got, got, wanted, 1e-13)
int main() {
  using namespace enzyme;
  near(get<0>(get<0>(autodiff<Reverse>(square, Active<double>(3.0)))), 6);
  near(get<0>(get<0>(autodiff<Reverse>(square, Active(3.0)))), 6);
  auto r = autodiff<ReverseWithPrimal>(square, Active(3.0));
  near(get<0>(get<0>(r)), 6); near(get<1>(r), 9);
  double p = 2, dp = 0;
  auto m = autodiff<Reverse>(mix, Active(3.0), Duplicated<const double *>(&p, &dp), Const<int>(4), Active(5.0));
  auto [dx, dy] = get<0>(m);
  near(dx, 2); near(dy, 40); near(dp, 3);
  auto m2 = autodiff<ReverseWithPrimal>(mix, Active(3.0), Const<const double *>(&p), Const<int>(4), Active(5.0));
  near(get<1>(get<0>(m2)), 40); near(get<1>(m2), 106);
  double x = 2, ddx = 0, y = 0, ddy = 1;
  autodiff<Reverse>(out, Duplicated<const double &>(x, ddx), Duplicated<double &>(y, ddy));
  near(ddx, 12); near(y, 8); near(ddy, 0);
  ddy = 1; ddx = 0;
  autodiff<Reverse>(out, Duplicated<const double &>(x, ddx), DuplicatedNoNeed<double &>(y, ddy));
  near(ddx, 12);
  auto t = get<0>(autodiff<Reverse>(two, Active(3.0f), Active(4.0)));
  near(get<0>(t), 4); near(get<1>(t), 3);
  near(get<0>(autodiff<Forward>(square, Duplicated(3.0, 1.0))), 6);
  auto f = autodiff<Forward, Duplicated<double>>(square, Duplicated(3.0, 1.0));
  near(get<0>(f), 9); near(get<1>(f), 6);
  near(get<0>(autodiff<Forward, Const<double>>(square, Duplicated(3.0, 1.0))), 9);
  ddx = 1;
  autodiff<Forward>(out, Duplicated<const double &>(x, ddx), Duplicated<double &>(y, ddy));
  near(ddy, 12);
  Power cube{3};
  near(get<0>(get<0>(autodiff<Reverse>(cube, Active(2.0)))), 12);
  near(get<0>(get<0>(autodiff<Reverse>(cube, Active(2.0f)))), 2);
  double k = 7;
  near(get<0>(get<0>(autodiff<Reverse>([k](double z) { return k * z * z; }, Active(2.0)))), 28);
  double (*pointer)(double) = square;
  near(get<0>(get<0>(autodiff<Reverse>(pointer, Active(2.0)))), 4);
  auto ctx = context<1>();
  autodiff<Reverse>(ctx, with_global, Const(5.0));
  near(*shadow(ctx, factor), 30);
  ctx.zero();
  near(*shadow(ctx, factor, 0), 0);
  auto wide = context<2>();
  *shadow(wide, factor, 0) = 1;
  *shadow(wide, &factor, 1) = 2;
  auto lanes = get<0>(autodiff<Forward>(wide, with_global, Const(5.0)));
  near(lanes[0], 30); near(lanes[1], 60);
  return checked();
}
