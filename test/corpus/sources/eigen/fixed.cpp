// corpus-levels: O0 O2
#include <Eigen/Dense>
template <class S, int N> S work(const Eigen::Matrix<S, N, N> &a, const Eigen::Matrix<S, N, 1> &b) {
  Eigen::Matrix<S, N, 1> x = a.inverse() * b;
  return (a * x).dot(b) + a.determinant() + a.colwise().maxCoeff().sum() + (a + a.transpose()).trace();
}
template float work<float, 2>(const Eigen::Matrix<float, 2, 2> &, const Eigen::Matrix<float, 2, 1> &);
template double work<double, 3>(const Eigen::Matrix<double, 3, 3> &, const Eigen::Matrix<double, 3, 1> &);
template double work<double, 4>(const Eigen::Matrix<double, 4, 4> &, const Eigen::Matrix<double, 4, 1> &);
template long double work<long double, 3>(const Eigen::Matrix<long double, 3, 3> &, const Eigen::Matrix<long double, 3, 1> &);
