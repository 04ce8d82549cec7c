// corpus-compilers: clang-22
// corpus-levels: O0 O2
#include <unsupported/Eigen/CXX11/Tensor>
using T = Eigen::Tensor<float, 3>;
T contract(const T &a, const Eigen::Tensor<float, 2> &b) {
  Eigen::array<Eigen::IndexPair<int>, 1> dims{Eigen::IndexPair<int>(2, 0)};
  T c = a.contract(b, dims);
  return c.exp() + c.shuffle(Eigen::array<int, 3>{2, 0, 1}).reshape(c.dimensions()) * c.constant(0.5f);
}
float total(const T &a) { return Eigen::Tensor<float, 0>(a.sum())() + Eigen::Tensor<float, 0>(a.maximum())(); }
