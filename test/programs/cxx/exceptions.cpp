// Exceptions that are thrown and caught inside of what is differentiated.
#include "check.hpp"

#include <stdexcept>

__attribute__((noinline)) static double logarithm(double x) {
  if (x <= 0) throw std::domain_error("logarithm");
  return std::log(x);
}

static double another_formula(double x) {
  try {
    return logarithm(x) * x;
  } catch (const std::domain_error &) {
    return x * x * 3;
  }
}

static double in_a_loop(double x) {
  double s = 0;
  for (int i = 0; i < 4; i++) {
    try {
      s += logarithm(x - i);
    } catch (std::exception &) {
      s += x * s + x;
    }
  }
  return s;
}

struct Adding {
  double *sum, value;
  ~Adding() { *sum += value; }
};

static double destructors_when_unwinding(double x) {
  double sum = 0;
  try {
    Adding adding = {&sum, x * x};
    sum += logarithm(-x);
  } catch (...) {
    sum *= x;
  }
  return sum;
}

static double thrown_again(double x) {
  try {
    try {
      return logarithm(-x);
    } catch (...) {
      x *= 2;
      throw;
    }
  } catch (std::exception &) {
    return x * x;
  }
}

static double not_thrown(double x) {
  double s = x;
  for (int i = 0; i < 3; i++) {
    try {
      s *= logarithm(s + 3);
    } catch (...) {
      return 0;
    }
  }
  return s;
}

__attribute__((noinline)) static double root_of_a_table(double x) {
  double y[2] = {x, x * x};
  for (int i = 0; i < 2; i++) {
    if (y[i] < 0) throw std::domain_error("negative");
    y[i] = std::sqrt(y[i]) * y[1 - i];
  }
  return y[0] * y[1];
}

// What did not return has left no tape.
static double a_tape_that_is_not_there(double x) {
  double s = 0;
  for (int i = 0; i < 3; i++) {
    try {
      s += root_of_a_table(x - i);
    } catch (const std::domain_error &) {
      s += 3 * x * i;
    }
  }
  return s;
}

int main() {
  CHECK(another_formula, 2.0);
  CHECK(another_formula, -2.0);
  CHECK(in_a_loop, 2.5);
  CHECK(in_a_loop, 6.0);
  CHECK(destructors_when_unwinding, 1.5);
  CHECK(thrown_again, 1.5);
  CHECK(not_thrown, 1.5);
  CHECK(a_tape_that_is_not_there, 1.5);
  CHECK(a_tape_that_is_not_there, -1.5);
  return checked();
}
