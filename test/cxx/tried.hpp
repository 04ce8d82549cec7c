// What the programs share: a gradient of an objective, beside central differences.
#ifndef TRIED_HPP
#define TRIED_HPP

#include <cmath>
#include <cstdio>
#include <vector>

extern int enzyme_dup;
template <class R, class... T> R __enzyme_autodiff(void *, T...);
template <class R, class... T> R __enzyme_fwddiff(void *, T...);

// Central differences by x[i], extrapolated until two of them agree best.
template <class F> double difference(F f, std::vector<double> x, std::size_t i, double h) {
  double table[8][8], best = 0, off = INFINITY, at = x[i];
  for (int k = 0; k < 8; k++, h /= 2) {
    x[i] = at + h;
    double up = f(x.data());
    x[i] = at - h;
    table[k][0] = (up - f(x.data())) / (2 * h);
    double power = 4;
    for (int j = 1; j <= k; j++, power *= 4) {
      table[k][j] = table[k][j - 1] + (table[k][j - 1] - table[k - 1][j - 1]) / (power - 1);
      double here = std::fabs(table[k][j] - table[k][j - 1]);
      if (here < off) off = here, best = table[k][j];
    }
  }
  return best;
}

// Exit status 0 where the derivative of f at x is what differences say. -DFORWARD asks for tangents.
template <double (*f)(const double *)>
int tried(std::vector<double> x, double rel = 1e-7, double h = 0.03125) {
  std::vector<double> made(x.size());
#ifdef FORWARD
  for (std::size_t i = 0; i < x.size(); i++) {
    std::vector<double> along(x.size());
    along[i] = 1;
    made[i] = __enzyme_fwddiff<double>((void *)f, enzyme_dup, x.data(), along.data());
  }
#else
  __enzyme_autodiff<double>((void *)f, enzyme_dup, x.data(), made.data());
#endif
  int wrong = 0;
  double scale = 1;
  std::vector<double> wanted;
  for (std::size_t i = 0; i < x.size(); i++) {
    wanted.push_back(difference(f, x, i, h));
    scale = std::fmax(scale, std::fabs(wanted[i]));
  }
  for (std::size_t i = 0; i < x.size(); i++)
    if (!(std::fabs(made[i] - wanted[i]) <= rel * scale)) {
      std::printf("WRONG by x[%zu]: %.15g, not %.15g\n", i, made[i], wanted[i]);
      wrong++;
    }
  if (!wrong) std::printf("ok %zu\n", x.size());
  return wrong != 0;
}

#endif
