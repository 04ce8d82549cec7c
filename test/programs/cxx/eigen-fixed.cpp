// Eigen's algorithms of a fixed size, as users have them in geometry and mechanics: inverse,
// determinant, solve, Cholesky, rotations. Eigen writes most of them with SSE by hand.
#include "check.hpp"

#include <Eigen/Dense>

using Eigen::Map;
using Eigen::Matrix;
using Eigen::Quaternion;

extern int enzyme_dup;

namespace {

// Where a matrix and a vector are in the inputs. They are well conditioned: the diagonal wins.
template <class T, int N> Matrix<T, N, N> square(const T *x) {
  Matrix<T, N, N> a = Map<const Matrix<T, N, N>>(x);
  a.diagonal().array() += T(3);
  return a;
}

template <class T, int N> void inverse(const T *x, T *y) {
  Map<Matrix<T, N, N>> made(y);
  made = square<T, N>(x).inverse();
}

template <class T, int N> void determinant(const T *x, T *y) {
  *y = square<T, N>(x).determinant() / T(8);
}

template <class T, int N> void solve(const T *x, T *y) {
  Map<Matrix<T, N, 1>> made(y);
  made = square<T, N>(x).partialPivLu().solve(Map<const Matrix<T, N, 1>>(x + N * N));
}

// A symmetric matrix, of which the numbers give a root.
template <class T, int N> Matrix<T, N, N> symmetric(const T *x) {
  Matrix<T, N, N> a = Map<const Matrix<T, N, N>>(x), made = a * a.transpose();
  made.diagonal().array() += T(1);
  return made;
}

template <class T, int N> void cholesky(const T *x, T *y) {
  Map<Matrix<T, N, 1>> made(y);
  made = symmetric<T, N>(x).llt().solve(Map<const Matrix<T, N, 1>>(x + N * N));
}

template <class T, int N> void cholesky_with_pivots(const T *x, T *y) {
  Map<Matrix<T, N, 1>> made(y);
  made = symmetric<T, N>(x).ldlt().solve(Map<const Matrix<T, N, 1>>(x + N * N));
}

template <class T> void product_of_quaternions(const T *x, T *y) {
  Quaternion<T> p(x[0], x[1], x[2], x[3]), q(x[4], x[5], x[6], x[7]);
  Map<Matrix<T, 4, 1>> made(y);
  made = (p * q.conjugate()).coeffs();
}

template <class T> void rotated(const T *x, T *y) {
  Quaternion<T> q(x[0] + T(2), x[1], x[2], x[3]);
  q.normalize();
  Map<Matrix<T, 3, 1>> made(y);
  made = q * Matrix<T, 3, 1>(x[4], x[5], x[6]);
}

template <class T> void rotation_matrix(const T *x, T *y) {
  Quaternion<T> q(x[0] + T(2), x[1], x[2], x[3]);
  Map<Matrix<T, 3, 3>> made(y);
  made = q.normalized().toRotationMatrix();
}

template <class T> void vectors(const T *x, T *y) {
  Matrix<T, 3, 1> a(x[0], x[1], x[2]), b(x[3], x[4], x[5]);
  Map<Matrix<T, 3, 1>> made(y);
  made = a.cross(b).normalized();
  y[3] = a.dot(b);
  y[4] = a.norm() + b.squaredNorm();
}

template <class T> void vectors_of_four(const T *x, T *y) {
  Matrix<T, 4, 1> a = Map<const Matrix<T, 4, 1>>(x), b = Map<const Matrix<T, 4, 1>>(x + 4);
  Map<Matrix<T, 4, 1>> made(y);
  made = a.cwiseProduct(b) + a.cross3(b) - a * (a.sum() / T(4));
  y[4] = a.dot(b) / b.norm();
}

constexpr int ROOM = 24;
const double points[ROOM] = {0.8,  -0.3, 0.45, 0.7,  -0.6, 0.2,  -0.9, 0.35, 0.15, -0.55, 0.65, -0.1,
                             0.25, 0.95, -0.4, 0.5,  -0.7, 0.3,  0.6,  -0.2, 0.75, -0.85, 0.4,  0.1};

double weight(int o) { return (o * 7 % 5 - 1.5) / 2; }

// The derivative of all results, weighed, by one input.
double slope(void (*f)(const double *, double *), int m, int k) {
  return difference(
      [=](double at) {
        double x[ROOM], y[ROOM], sum = 0;
        for (int i = 0; i < ROOM; i++) x[i] = i == k ? at : points[i];
        f(x, y);
        for (int o = 0; o < m; o++) sum += weight(o) * y[o];
        return sum;
      },
      points[k]);
}

template <class T> struct Given {
  T x[ROOM], dx[ROOM] = {}, y[ROOM] = {}, dy[ROOM] = {};
  explicit Given(int m) {
    for (int i = 0; i < ROOM; i++) x[i] = T(points[i]);
    for (int o = 0; o < m; o++) dy[o] = T(weight(o));
  }
};

// Gradients in double and in float, both against differences in double.
#define ASK(type, n, m, what, ...)                                                          \
  do {                                                                                      \
    using T = type;                                                                         \
    Given<T> given(m);                                                                      \
    void (*f)(const T *, T *) = __VA_ARGS__;                                                \
    __enzyme_autodiff<void>((void *)f, enzyme_dup, given.x, given.dx, enzyme_dup, given.y,  \
                            given.dy);                                                      \
    for (int k = 0; k < n; k++)                                                             \
      check_near(what " of " #type, given.dx[k], wanted[k], sizeof(T) == 8 ? 1e-8 : 2e-4);  \
  } while (0)
#define CHECK_BOTH(n, m, ...)                                                               \
  do {                                                                                      \
    double wanted[ROOM];                                                                    \
    {                                                                                       \
      using T = double;                                                                     \
      for (int k = 0; k < n; k++) wanted[k] = slope(__VA_ARGS__, m, k);                     \
    }                                                                                       \
    ASK(double, n, m, #__VA_ARGS__, __VA_ARGS__);                                           \
    ASK(float, n, m, #__VA_ARGS__, __VA_ARGS__);                                            \
  } while (0)

} // namespace

int main() {
#ifdef SOLVE  // without -mfma: Eigen has products of such loops in inline assembly then, EZ0303
  CHECK_BOTH(12, 3, solve<T, 3>);
  CHECK_BOTH(20, 4, solve<T, 4>);
  CHECK_BOTH(12, 3, cholesky<T, 3>);
  CHECK_BOTH(12, 3, cholesky_with_pivots<T, 3>);
#else
  CHECK_BOTH(4, 4, inverse<T, 2>);
  CHECK_BOTH(9, 9, inverse<T, 3>);
  CHECK_BOTH(16, 16, inverse<T, 4>);
  CHECK_BOTH(4, 1, determinant<T, 2>);
  CHECK_BOTH(9, 1, determinant<T, 3>);
  CHECK_BOTH(16, 1, determinant<T, 4>);
  CHECK_BOTH(8, 4, product_of_quaternions<T>);
  CHECK_BOTH(7, 3, rotated<T>);
  CHECK_BOTH(4, 9, rotation_matrix<T>);
  CHECK_BOTH(6, 5, vectors<T>);
  CHECK_BOTH(8, 5, vectors_of_four<T>);
#endif
  return checked();
}
