// if, else if, nested ifs, and branches on integers and on active numbers.
#include "check.h"

static double tax(double income, int year) {
  double due;
  if (income < 10) {
    due = 0;
  } else if (income < 50) {
    due = 0.2 * (income - 10);
    if (year > 2020) due += 0.01 * income;
  } else {
    due = 8 + 0.4 * (income - 50);
    if (income > 100) {
      if (year > 2020) due *= 1.1;
      else due *= 1.05;
    }
  }
  return due;
}

static double in_2020(double income) { return tax(income, 2020); }
static double in_2021(double income) { return tax(income, 2021); }

int main(void) {
  CHECK_SCALAR(in_2020, 5, 0);
  CHECK_SCALAR(in_2020, 20, 0.2);
  CHECK_SCALAR(in_2021, 20, 0.21);
  CHECK_SCALAR(in_2021, 70, 0.4);
  CHECK_SCALAR(in_2020, 120, 0.42);
  CHECK_SCALAR(in_2021, 120, 0.44);
  return checked();
}
