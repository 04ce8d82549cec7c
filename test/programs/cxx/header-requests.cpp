// Requests by name out of <enzyme/enzyme>, beside templates of the program's own with these names.
#include <enzyme/enzyme>

#include "check.hpp"

#include <type_traits>


// As programs declare them that do without the header.
template <typename Return, typename... T> Return __enzyme_autodiff(T...);
template <typename Return, typename... T> extern Return __enzyme_fwddiff(void *, T...);
template <typename Return> Return __enzyme_reverse(void *, ...);
extern double __enzyme_autodiff(double (*)(double), double);

// Names that the header has in a namespace of its own.
struct Pair {
  double a, b;
};
template <class... T> int value(const T &...);
template <class... T> int request(const T &...);
template <class... T> int nth(const T &...);
template <class... T> int address(T &...);

static double square(double x) { return x * x; }
static double product(double x, double y) { return x * y * y; }
static double of_pair(const Pair &p, double x) { return p.a * p.b * x; }
static double noted = 0;
static double note(double x) { return noted += x, x; }
static double noting(double x) { return x * x + __enzyme_call_inactive<double>((void *)note, x); }
struct Taped {
  void *tape;
  double value;
};
struct Lanes {
  double of[2];
};
static float narrow(float x) { return x * x; }

#define near(got, wanted) check_near(#got, got, wanted, 1e-13)

static void by_name() {
  near(__enzyme_autodiff<double>((void *)square, 3.0), 6);
  near(__enzyme_autodiff<double>(square, enzyme_out, 3.0), 6);
  near(__enzyme_autodiff(square, 3.0), 6);
  near(__enzyme_autodiff<float>((void *)narrow, 3.0f), 6);
  Pair both = __enzyme_autodiff<Pair>((void *)product, 3.0, 2.0);
  near(both.a, 4);
  near(both.b, 12);
  near(__enzyme_fwddiff<double>((void *)square, enzyme_dup, 3.0, 2.0), 12);
  Pair p{2, 3}, dp{};
  near(__enzyme_autodiff<double>((void *)of_pair, enzyme_dup, &p, &dp, enzyme_out, 5.0), 6);
  near(dp.a, 15);
  near(dp.b, 10);
  __enzyme_autodiff<void>((void *)of_pair, &p, &dp, enzyme_const, 5.0);
  near(dp.a, 30);
  Taped taped = __enzyme_augmentfwd<Taped>((void *)square, 3.0);
  near(taped.value, 9);
  near(__enzyme_reverse<double>((void *)square, 3.0, 2.0, taped.tape), 12);
  void *tape = __enzyme_augmentfwd<void *>((void *)square, enzyme_noret, 3.0);
  near(__enzyme_fwdsplit<double>((void *)square, 3.0, 2.0, tape), 12);
  Lanes lanes = __enzyme_batch<Lanes>((void *)square, enzyme_width, 2, enzyme_vector, 2.0, 3.0);
  near(lanes.of[0], 4);
  near(lanes.of[1], 9);
  near(__enzyme_autodiff<double>((void *)noting, 3.0), 6);
  near(noted, 3);
}

struct Scale {
  double by;
  double operator()(double x) const { return by * x; }
  double operator()(const Pair &p) const { return by * p.a * p.b; }
  Pair operator()(double x, double y) const { return {by * x, by * y}; }
};
[[maybe_unused]] static void store(double &to, const double &from) { to = from * from; }
[[maybe_unused]] static int rounded(double x) { return (int)x; }

template <class Got, class Wanted> static void same(const Got &) {
  static_assert(std::is_same_v<Got, Wanted>);
}

/* What each mode returns, and how results take part by default. */
static void types() {
  using namespace enzyme;
  same<decltype(autodiff<Reverse>(product, Active(3.0), Active(2.0))), tuple<tuple<double, double>>>({});
  same<decltype(autodiff<ReverseWithPrimal>(product, Active(3.0), Const(2.0))), tuple<tuple<double>, double>>(
      {{}, {}});
  same<decltype(autodiff<Reverse>(store, Duplicated<double &>(noted, noted),
                                  Const<const double &>(noted))),
       tuple<tuple<>>>({});
  using both = tuple<double, double>;
  same<decltype(autodiff<Forward, Duplicated<double>>(square, Duplicated(3.0, 1.0))), both>({});
  same<decltype(autodiff<Forward>(square, Duplicated(3.0, 1.0))), tuple<double>>({});
  same<decltype(autodiff<Forward, Const<double>>(square, Duplicated(3.0, 1.0))), tuple<double>>({});
  same<decltype(autodiff<Forward>(narrow, Duplicated(3.0f, 1.0f))), tuple<float>>({});
  same<decltype(autodiff<Forward>(rounded, Duplicated(3.0, 1.0))), tuple<int>>({});
  static_assert(std::tuple_size_v<both> == 2);
  static_assert(std::is_same_v<std::tuple_element_t<1, tuple<int, float>>, float>);
  static_assert(std::is_same_v<decltype(Duplicated<double &>(noted, noted).value), double *>);
  static_assert(std::is_same_v<decltype(Const<const Pair &>::value), const Pair *>);
}

static void by_types() {
  using namespace enzyme;
  Pair p{2, 3}, dp{};
  auto [dx] = get<0>(autodiff<Reverse>(of_pair, Duplicated<const Pair &>(p, dp), Active(5.0)));
  near(dx, 6);
  near(dp.a, 15);
  const Scale seven{7};
  near(get<0>(get<0>(autodiff<Reverse>(seven, Active(3.0)))), 7);
  near(get<0>(get<0>(autodiff<Reverse>(Scale{8}, Active(3.0)))), 8);
  dp = {};
  autodiff<Reverse>(seven, Duplicated<const Pair &>(p, dp));
  near(dp.a, 21);
  near(dp.b, 14);
  auto [made] = autodiff<Forward, DuplicatedNoNeed<Pair>>(seven, Duplicated(3.0, 1.0), Const(2.0));
  near(made.a, 7);
  near(made.b, 0);
  auto [value, tangent] = autodiff<Forward, Duplicated<Pair>>(seven, Const(3.0), Duplicated(2.0, 0.5));
  near(value.b, 14);
  near(tangent.b, 3.5);
  double outer = 4;
  auto times = [&outer](double x) { return outer * x * x; };
  near(get<0>(get<0>(autodiff<Reverse>(times, Active(3.0)))), 24);
  auto [by, result] = autodiff<ReverseWithPrimal>(times, Active(3.0));
  near(get<0>(by), 24);
  near(result, 36);
  double (&reference)(double) = square;
  near(get<0>(get<0>(autodiff<Reverse, Active<double>>(&square, Active(3.0)))), 6);
  near(get<0>(get<0>(autodiff<Reverse>(reference, Active(3.0)))), 6);
}

int main() {
  by_name();
  types();
  by_types();
  return checked();
}
