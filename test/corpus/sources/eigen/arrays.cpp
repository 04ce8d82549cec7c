#include <Eigen/Core>
using namespace Eigen;
ArrayXd functions(const ArrayXd &x, double p) {
  ArrayXd y = x.sin() * x.exp() + x.abs().sqrt().log() - x.pow(p) / (1 + x.square());
  y = (x > 0).select(y.tanh(), -y.cube());
  return y.min(3.0).max(-x) + y.reverse() + ArrayXd::LinSpaced(x.size(), 0, 1);
}
double reductions(const MatrixXf &m) {
  return m.colwise().sum().maxCoeff() + m.rowwise().norm().prod() + m.cast<double>().trace() + (m.array() < 0.5f).count() + m.mean();
}
void blocks(MatrixXd &m, const VectorXd &v) {
  m.topLeftCorner(3, 3).noalias() += v.head(3) * v.segment(1, 3).transpose();
  m.triangularView<Upper>() = m.transpose();
  m.diagonal(1).array() *= 2;
  m.block<2, 2>(1, 1).swap(m.block<2, 2>(0, 0));
  Map<MatrixXd, Aligned16, Stride<Dynamic, 2>>(m.data(), 2, 2, Stride<Dynamic, 2>(4, 2)).setConstant(1);
}
