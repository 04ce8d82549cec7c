// How numerical C++ is written: expression templates, matrices by CRTP, trees, pools.
#include "check.hpp"

#include <algorithm>
#include <complex>
#include <cstddef>
#include <deque>
#include <functional>
#include <initializer_list>
#include <new>
#include <numeric>
#include <tuple>
#include <valarray>
#include <vector>

template <class E> struct Expression {
  const E &self() const { return static_cast<const E &>(*this); }
};

struct Vector : Expression<Vector> {
  std::vector<double> data;
  Vector(std::initializer_list<double> given) : data(given) {}
  template <class E> Vector(const Expression<E> &e) : data(e.self().size()) {
    for (std::size_t i = 0; i < data.size(); i++) data[i] = e.self()[i];
  }
  template <class E> Vector &operator+=(const Expression<E> &e) {
    for (std::size_t i = 0; i < data.size(); i++) data[i] += e.self()[i];
    return *this;
  }
  double operator[](std::size_t i) const { return data[i]; }
  std::size_t size() const { return data.size(); }
};

template <class L, class R, class Op> struct Binary : Expression<Binary<L, R, Op>> {
  const L &left;
  const R &right;
  Binary(const L &a, const R &b) : left(a), right(b) {}
  double operator[](std::size_t i) const { return Op()(left[i], right[i]); }
  std::size_t size() const { return left.size(); }
};

template <class L, class R>
Binary<L, R, std::plus<double>> operator+(const Expression<L> &a, const Expression<R> &b) {
  return {a.self(), b.self()};
}
template <class L, class R>
Binary<L, R, std::multiplies<double>> operator*(const Expression<L> &a, const Expression<R> &b) {
  return {a.self(), b.self()};
}

static double expressions(double x) {
  Vector a{x, 2 * x, x * x, 1}, b{x, x, 1, std::exp(x)}, c = a + b * a;
  c += a * (b + c);
  Vector d = c * c + a;
  return std::accumulate(d.data.begin(), d.data.end(), 0.0);
}

template <class D, int R, int C> struct Matrixlike {
  double &operator()(int i, int j) { return static_cast<D *>(this)->at(i, j); }
  double operator()(int i, int j) const { return const_cast<Matrixlike *>(this)->operator()(i, j); }
  double squares() const {
    double sum = 0;
    for (int i = 0; i < R; i++)
      for (int j = 0; j < C; j++) sum += (*this)(i, j) * (*this)(i, j);
    return sum;
  }
};

template <int R, int C> struct Matrix : Matrixlike<Matrix<R, C>, R, C> {
  alignas(16) double data[R * C] = {};
  double &at(int i, int j) { return data[i + j * R]; }
  template <int K> Matrix<R, K> operator*(const Matrix<C, K> &other) const {
    Matrix<R, K> made;
    for (int i = 0; i < R; i++)
      for (int j = 0; j < K; j++)
        for (int k = 0; k < C; k++) made(i, j) += (*this)(i, k) * other(k, j);
    return made;
  }
  Matrix<C, R> transposed() const {
    Matrix<C, R> made;
    for (int i = 0; i < R; i++)
      for (int j = 0; j < C; j++) made(j, i) = (*this)(i, j);
    return made;
  }
};

static double matrices(double x) {
  Matrix<2, 3> a;
  double given[] = {x, 1, x * x, 2, std::sin(x), 3};
  std::copy(std::begin(given), std::end(given), a.data);
  return (a * (a.transposed() * a)).squares() + a(1, 1) * x;
}

// The places that a pointer may go to are members among others.
struct Tree {
  double value;
  Tree *left, *right;
};

static void put(Tree **at, double value) {
  while (*at) at = value < (*at)->value ? &(*at)->left : &(*at)->right;
  *at = new Tree{value, nullptr, nullptr};
}

static double gather(Tree *tree, double weight) {
  if (!tree) return 0;
  double below = gather(tree->left, weight * 0.5) + gather(tree->right, weight * 0.7);
  double sum = below + weight * tree->value * tree->value;
  delete tree;
  return sum;
}

static double trees(double x) {
  Tree *root = nullptr;
  for (int i = 1; i < 7; i++) put(&root, std::sin(x * i));
  return gather(root, 1);
}

struct Mixed {
  double first, second;
  int count;
  double last;
};

static double chosen_members(double x) {
  Mixed all{x, x * x, 2, 3 * x};
  double *changed = x > 0.5 ? &all.second : &all.last;
  *changed *= x;
  double *read = x < 0.5 ? &all.first : &all.last;
  return *read * all.second * all.count + all.first;
}

static double queues(double x) {
  std::deque<double> both;
  for (int i = 0; i < 100; i++) {
    both.push_back(x * i);
    if (i % 3 == 0) both.push_front(x + i);
    if (i % 5 == 0) both.pop_front();
  }
  auto fold = [](double a, double b) { return a * 0.9 + b * b; };
  return std::accumulate(both.begin(), both.end(), 0.0, fold);
}

static std::tuple<double, int, double> parts(double x) { return {x * x, 3, std::sin(x)}; }

static double tuples(double x) {
  auto [a, n, b] = parts(x);
  double c;
  std::tie(c, std::ignore, std::ignore) = parts(b);
  auto join = [](double p, int q, double r) { return p * q + r; };
  return std::apply(join, std::make_tuple(a, n, b * c));
}

static double whole_arrays(double x) {
  std::valarray<double> v{x, 2 * x, x * x}, w = std::sin(v) + v * 2.0;
  w[std::slice(0, 2, 2)] *= std::valarray<double>{x, 1.0};
  return (v * w).sum() + w.max() + v.cshift(1)[0];
}

static double algorithms(double x) {
  std::vector<double> v(7), u(7);
  for (int i = 0; i < 7; i++) v[i] = std::sin(x * (i + 1)) + 2;
  std::transform(v.begin(), v.end(), u.begin(), [](double a) { return a * a; });
  std::partial_sum(u.begin(), u.end(), u.begin());
  std::nth_element(v.begin(), v.begin() + 3, v.end());
  double middle = v[3];
  std::adjacent_difference(u.begin(), u.end(), v.begin());
  auto [least, most] = std::minmax_element(v.begin(), v.end());
  double ends = *least * *most;
  std::sort(v.begin(), v.end());
  return middle * std::inner_product(u.begin(), u.end(), v.begin(), ends) + std::clamp(x, 0.0, 2.0);
}

struct Placed {
  double a;
  int k;
  double b;
  double get() const { return a * k + b; }
};

static double placed(double x) {
  alignas(Placed) unsigned char memory[2 * sizeof(Placed)];
  auto *one = new (memory) Placed{x, 2, x * x};
  auto *two = new (memory + sizeof(Placed)) Placed{one->b, 3, x};
  return one->get() * two->get();
}

static double of_complex(double x) {
  std::complex<double> z(x, 1 - x), w = std::pow(z, 3) + std::exp(z) / std::sqrt(z);
  return std::abs(w) + std::arg(z) + std::norm(std::polar(x, 0.3));
}

int main() {
  CHECK(expressions, 0.7);
  CHECK(matrices, 0.7);
  CHECK(trees, 0.7);
  CHECK(chosen_members, 0.7);
  CHECK(chosen_members, 0.3);
  CHECK(queues, 0.7);
  CHECK(tuples, 0.7);
  CHECK(whole_arrays, 0.7);
  CHECK(algorithms, 0.7);
  CHECK(placed, 0.7);
  CHECK(of_complex, 0.7);
  return checked();
}
