// REQUIRES: clang-22
// RUN: enzyme-c++ -O0 "%s" -o "%t" -lm && "%t"
// RUN: enzyme-c++ -O2 --enzyme-inline=off "%s" -o "%t" -lm && "%t"

// Functions of std::complex are those of C: forward and reverse mode agree with differences.
#include <cmath>
#include <complex>
#include <cstdio>
#include <enzyme/enzyme.h>

template <class T> static T f(T x) {
  std::complex<T> z(x, T(0.5)), w(T(1.5), x);
  auto sum = std::sin(z) * std::exp(z) + std::pow(z, w) + std::pow(z, T(2.5)) + std::pow(x, z);
  sum += std::tanh(z) / std::sqrt(z) + std::log(z) + std::acos(z) + std::log10(z) + std::asinh(w);
  sum += std::atanh(z) * std::conj(z) + std::polar(x, x) + std::pow(z, 3) + std::proj(z) / w;
  return std::abs(sum) + std::arg(sum) + std::norm(z) + sum.real() * w.imag();
}

double __enzyme_autodiff_double(void *, ...);
float __enzyme_autodiff_float(void *, ...);
long double __enzyme_autodiff_long(void *, ...);
double __enzyme_fwddiff_double(void *, ...);
float __enzyme_fwddiff_float(void *, ...);
long double __enzyme_fwddiff_long(void *, ...);

static int wrong(const char *what, long double got, long double wanted, long double allowed) {
  if (fabsl(got - wanted) <= allowed * fabsl(wanted)) return 0;
  printf("%s: %Lg, not %Lg\n", what, got, wanted);
  return 1;
}

int main() {
  long double x = 0.6875L, h = 1e-6L, wanted = (f(x + h) - f(x - h)) / (2 * h);
  return wrong("double", __enzyme_autodiff_double((void *)f<double>, 0.6875), wanted, 1e-11L) +
         wrong("float", __enzyme_autodiff_float((void *)f<float>, 0.6875f), wanted, 1e-5L) +
         wrong("long", __enzyme_autodiff_long((void *)f<long double>, x), wanted, 1e-11L) +
         wrong("double", __enzyme_fwddiff_double((void *)f<double>, 0.6875, 1.0), wanted, 1e-11L) +
         wrong("float", __enzyme_fwddiff_float((void *)f<float>, 0.6875f, 1.f), wanted, 1e-5L) +
         wrong("long", __enzyme_fwddiff_long((void *)f<long double>, x, 1.L), wanted, 1e-11L);
}
