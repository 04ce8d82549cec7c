// Shadow objects that the program constructs: their tables of virtual functions are the primal's.
#include "check.hpp"

#include <functional>
#include <memory>
#include <vector>

extern int enzyme_const, enzyme_dup;

struct Shape {
  double width;
  explicit Shape(double width) : width(width) {}
  virtual double area(double x) const = 0;
  virtual double edge(double x) const { return x * width; }
  virtual void print() const { std::printf("%g\n", width); }
  virtual ~Shape() {}
};

struct Square : Shape {
  using Shape::Shape;
  double area(double x) const override { return x * width * width; }
};

struct Ellipse : Shape {
  double height;
  Ellipse(double width, double height) : Shape(width), height(height) {}
  double area(double x) const override { return 3 * width * height * std::sin(x); }
  double edge(double x) const override { return area(x) * Shape::edge(height); }
};

struct Framed : Shape {
  const Shape *inner;
  Framed(double width, const Shape *inner) : Shape(width), inner(inner) {}
  double area(double x) const override { return width * width - inner->area(x); }
};

__attribute__((noinline)) static double total(Shape *const *shapes, int n, double x) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += shapes[i]->area(x) * shapes[i]->edge(x + i);
  return sum;
}

static double at(int which, double t, double x) {
  double of[4] = {1.25, 0.5, 0.75, 2.0};
  if (which < 4) of[which] = t;
  Square a(of[0]);
  Ellipse b(of[1], of[2]);
  Framed c(of[3], &b);
  Shape *shapes[] = {&a, &b, &c};
  return total(shapes, 3, which < 4 ? x : t);
}

extern "C" void *__enzyme_virtualreverse(void *);

// The way of programs that ask for the tables: the shadow's is the shadow of the primal's.
template <class T> static void give_table(T &shadow, T &primal) {
  void **table = reinterpret_cast<void **>(&shadow);
  *table = __enzyme_virtualreverse(*reinterpret_cast<void **>(&primal));
}

static void tables(double x) {
  Square a(1.25), da(0);
  Ellipse b(0.5, 0.75), db(0, 0);
  Framed c(2.0, &b), dc(0, &db);
  Shape *shapes[] = {&a, &b, &c}, *shadows[] = {&da, &db, &dc};
  give_table(da, a), give_table(db, b), give_table(dc, c);
  double dx = __enzyme_autodiff<double>((void *)total, enzyme_dup, shapes, shadows, enzyme_const, 3,
                                        enzyme_out, x);
  double got[] = {da.width, db.width, db.height, dc.width, dx}, start[] = {1.25, 0.5, 0.75, 2.0, x};
  for (int i = 0; i < 5; i++)
    check_near("table", got[i], difference([&](double t) { return at(i, t, x); }, start[i]), 1e-8);
}

static void shapes(double x) {
  Square a(1.25), da(0);
  Ellipse b(0.5, 0.75), db(0, 0);
  Framed c(2.0, &b), dc(0, &db);
  Shape *shapes[] = {&a, &b, &c}, *shadows[] = {&da, &db, &dc};
  double dx = __enzyme_autodiff<double>((void *)total, enzyme_dup, shapes, shadows, enzyme_const, 3,
                                        enzyme_out, x);
  double got[] = {da.width, db.width, db.height, dc.width, dx}, all = 0;
  double start[] = {1.25, 0.5, 0.75, 2.0, x}, along[] = {1, -2, 0.5, 0.25, 3};
  for (int i = 0; i < 5; i++) {
    auto moved = [&](double t) { return at(i, t, x); };
    check_near("shape", got[i], difference(moved, start[i]), 1e-8);
    all += along[i] * got[i];
  }
  da.width = 1, db.width = -2, db.height = 0.5, dc.width = 0.25;
  double tangent = __enzyme_fwddiff<double>((void *)total, enzyme_dup, shapes, shadows,
                                            enzyme_const, 3, enzyme_dup, x, 3.0);
  check_near("tangent", tangent, all, 1e-12);
}

// What was asked for is for one direction of reverse mode, and is found in all others.
struct Two {
  double of[2];
};
extern int enzyme_width;

static void directions(double x) {
  Ellipse b(0.5, 0.75), db(0, 0), eb(0, 0);
  Shape *shapes[] = {&b}, *one[] = {&db}, *other[] = {&eb};
  give_table(db, b), give_table(eb, b);
  Two made = __enzyme_autodiff<Two>((void *)total, enzyme_width, 2, enzyme_dup, shapes, one, other,
                                    enzyme_const, 1, enzyme_out, x);
  auto moved = [](double t) {
    Ellipse made(0.5, 0.75);
    Shape *shapes[] = {&made};
    return total(shapes, 1, t);
  };
  check_near("first", made.of[0], difference(moved, x), 1e-8);
  check_near("second", made.of[1], made.of[0], 1e-13);
  check_near("shadows", eb.height, db.height, 1e-13);
  db.width = db.height = 0;
  double tangent =
      __enzyme_fwddiff<double>((void *)total, enzyme_dup, shapes, one, enzyme_const, 1, x, 1.0);
  check_near("forwards", tangent, made.of[0], 1e-13);
}

// A callback that holds numbers: its shadow is a second one.
__attribute__((noinline)) static double applied(const std::function<double(double)> *f, double x) {
  return (*f)(x) * (*f)(x + 1);
}

struct Power {
  double by;
  double operator()(double x) const { return std::pow(x, by); }
};

static void functions(double x) {
  std::function<double(double)> f = Power{1.5}, df = Power{0};
  double dx = __enzyme_autodiff<double>((void *)applied, enzyme_dup, &f, &df, enzyme_out, x);
  auto by_x = [](double t) {
    std::function<double(double)> g = Power{1.5};
    return applied(&g, t);
  };
  auto by_power = [x](double t) {
    std::function<double(double)> g = Power{t};
    return applied(&g, x);
  };
  check_near("argument", dx, difference(by_x, x), 1e-8);
  check_near("captured", df.target<Power>()->by, difference(by_power, 1.5), 1e-8);
}

int main() {
  shapes(0.8);
  tables(1.1);
  functions(1.25);
  directions(0.7);
  return checked();
}
