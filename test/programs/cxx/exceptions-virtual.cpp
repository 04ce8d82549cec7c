// Exceptions thrown and caught beside calls of virtual functions, which may write anything.
#include "check.hpp"

#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

struct Model {
  virtual double step(double x) = 0;
  virtual void store(double *p) = 0;
  virtual ~Model() = default;
};

struct Square : Model {
  double seen = 0;
  double step(double x) override {
    if (x > 100) throw std::invalid_argument("too large");
    seen = x;
    return x * x;
  }
  void store(double *p) override { *p *= seen; }
};

struct Exponential : Model {
  double last = 0;
  double step(double x) override {
    if (x < 0) throw std::domain_error("negative: " + std::to_string(x));
    last = std::exp(x);
    return last;
  }
  void store(double *p) override { *p += last; }
};

// Of the user's: a text, a class of its own with a table of functions, and no class with one.
struct Failed : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class Diverged : public std::exception {
  int round;

 public:
  explicit Diverged(int round) : round(round) {}
  const char *what() const noexcept override { return "diverged"; }
  virtual int when() const { return round; }
};

struct Code {
  int number;
};

static std::unique_ptr<Model> made(bool is_square) {
  if (is_square) return std::make_unique<Square>();
  return std::make_unique<Exponential>();
}

__attribute__((noinline)) static double run(Model &model, double x, int rounds) {
  if (rounds < 0) throw std::runtime_error("rounds");
  double s = x;
  for (int i = 0; i < rounds; i++) s += model.step(x / (i + 1));
  if (rounds > 50) throw std::out_of_range("rounds: " + std::to_string(rounds));
  model.store(&s);
  return s;
}

static double never_thrown(double x) { return run(*made(true), x, 3) * run(*made(false), x, 2); }

__attribute__((noinline)) static double checked_root(double x, int kind) {
  if (x < 0) throw std::domain_error("root of " + std::to_string(x));
  if (kind == 1) throw Failed("failed");
  if (kind == 2) throw Diverged(kind + 5);
  if (kind == 3) throw Code{kind};
  if (kind == 4) throw kind;
  return std::sqrt(x);
}

static double thrown_and_caught(double x) {
  auto model = made(x > 3);
  double s = model->step(x);
  for (int i = 0; i < 3; i++) {
    try {
      s += checked_root(x - i, 0) * model->step(x / (i + 1));
    } catch (const std::exception &e) {
      s *= x * (double)std::string(e.what()).size();
    }
  }
  model->store(&s);
  return s;
}

static double at_an_index(double x) {
  std::vector<double> v = {x, x * x, 2};
  auto model = made(true);
  double s = 0;
  for (int i = 0; i < 5; i++) {
    try {
      s += model->step(v.at((std::size_t)i));
    } catch (const std::out_of_range &) {
      s += x * i;
    }
  }
  return s;
}

static double of_the_users(double x) {
  auto model = made(x > 1.5);
  double s = 0;
  for (int kind = 0; kind < 5; kind++) {
    try {
      s += checked_root(model->step(x + kind), kind);
    } catch (const Failed &e) {
      s += x * (double)std::string(e.what()).size();
    } catch (const Diverged &e) {
      s *= x + e.when() + (double)std::string(e.what()).size();
    } catch (const Code &e) {
      s *= x + e.number;
    } catch (int number) {
      s *= x - number;
    }
  }
  return s;
}

static double thrown_again(double x) {
  auto model = made(false);
  try {
    try {
      return checked_root(-x, 0);
    } catch (const std::exception &) {
      x *= model->step(x);
      throw;
    }
  } catch (const std::domain_error &) {
    return x * x;
  }
}

static double through(double x, int rounds) { return run(*made(true), x, rounds); }

// Thrown through the derivative to who asked for it, and gone on after that.
static void check_through() {
  for (int rounds : {-1, 60, 4}) {
    std::string text[3];
    double found[3] = {};
    for (int way = 0; way < 3; way++) {
      try {
        if (way == 0)
          found[0] = difference([=](double x) { return through(x, rounds); }, 1.5);
        else if (way == 1)
          found[1] = __enzyme_fwddiff<double>((void *)through, 1.5, 1.0, rounds);
        else
          found[2] = __enzyme_autodiff<double>((void *)through, enzyme_out, 1.5, rounds);
      } catch (const std::runtime_error &e) {
        text[way] = e.what();
      } catch (const std::logic_error &e) {
        text[way] = e.what();
      }
    }
    check_near("texts", text[0] == text[1] && text[0] == text[2], 1, 0);
    check_near("whether thrown", text[0].empty(), rounds == 4, 0);
    check_near("tangent beside differences", found[1], found[0], 1e-8);
    check_near("adjoint beside differences", found[2], found[0], 1e-8);
  }
}

int main() {
  CHECK(never_thrown, 1.25);
  CHECK(thrown_and_caught, 0.5);
  CHECK(thrown_and_caught, 3.5);
  CHECK(at_an_index, 1.5);
  CHECK(of_the_users, 1.25);
  CHECK(of_the_users, 2.25);
  CHECK(thrown_again, 0.75);
  check_through();
  return checked();
}
