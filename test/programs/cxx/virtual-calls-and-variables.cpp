// Calls through pointers that are given nothing active, of what reads and writes active variables.
#include "check.hpp"

extern int enzyme_const;
static double level, other;

struct Counter {
  int k = 3;
  virtual double value() const { return other * k; }
  virtual void update() const { other = level * k; }
  virtual ~Counter() {}
};
struct Double : Counter {
  double value() const override { return Counter::value() * 2; }
};

__attribute__((noinline)) static void update(const Counter *c) { c->update(); }
__attribute__((noinline)) static double value(const Counter *c) { return c->value(); }

static double by_a_virtual_function(double x, const Counter *counter) {
  level = x * x;
  update(counter);
  return value(counter) * x;
}

// What is called has nothing to do with the variables itself.
struct Relay : Counter {
  void update() const override { other = other + ::value(this) * 0.125; }
};

static double two_calls_away(double x, const Counter *relay) {
  other = x;
  for (int i = 0; i < 3; i++) update(relay);
  return other * other;
}

static void squared() { level = level * level; }
static double times(int k) { return level * k; }
struct Table {
  void (*change)();
  double (*get)(int);
};

static double by_a_table(double x, const Table *table) {
  level = x;
  for (int i = 0; i < 2; i++) table->change();
  return table->get(3) * x;
}

#define CHECK_WITH(f, x, thing)                                                                 \
  do {                                                                                          \
    double at_ = (x);                                                                           \
    auto it_ = (thing);                                                                         \
    double there_ = __enzyme_autodiff<double>((void *)f, enzyme_out, at_, enzyme_const, it_);   \
    double tangent_ = __enzyme_fwddiff<double>((void *)f, at_, 1.0, enzyme_const, it_);         \
    check_near(#f " at " #x ", adjoint beside tangent", there_, tangent_, 1e-13);               \
    double wanted_ = difference([&](double y) { return f(y, it_); }, at_);                      \
    check_near(#f " at " #x ", adjoint beside differences", there_, wanted_, 1e-8);             \
  } while (0)

// Nothing is known of what is read from here.
static const Counter *volatile objects[3] = {new Counter, new Double, new Relay};
static const Table made = {squared, times};
static const Table *volatile table = &made;

int main() {
  for (int i = 0; i < 2; i++) {
    const Counter *counter = objects[i];
    CHECK_WITH(by_a_virtual_function, 1.5, counter);
    CHECK_WITH(by_a_virtual_function, -0.5, counter);
  }
  CHECK_WITH(two_calls_away, 0.75, objects[2]);
  CHECK_WITH(by_a_table, 1.25, table);
  return checked();
}
