// Concepts and a scalar type T: one integrator for double and for a dual of our own.
// flags: -std=c++20
#include "../tried.hpp"
#include <concepts>
template <class T> concept Scalar = requires(T a, T b) { { a + b } -> std::convertible_to<T>; { a * b } -> std::convertible_to<T>; T(1.0); };
template <Scalar T> struct Oscillator {
  T position, speed, stiffness;
  void step(T h) {
    T half = speed + T(-0.5) * h * stiffness * position;
    position = position + h * half;
    speed = half + T(-0.5) * h * stiffness * position;
  }
  T energy() const { return T(0.5) * speed * speed + T(0.5) * stiffness * position * position; }
};
template <Scalar T> T run(T x, T v, T k, int n) {
  Oscillator<T> o{x, v, k};
  for (int i = 0; i < n; i++) o.step(T(0.05));
  return o.energy() + o.position;
}
static double both(const double *x) { return run<double>(x[0], x[1], x[2], 20) + run<float>(1.0f, 2.0f, 3.0f, 3); }
int main() { return tried<both>({1, 0.3, 4}); }
