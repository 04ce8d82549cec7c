// corpus-compilers: clang-22
// corpus-levels: O0 O2
#include <Eigen/SVD>
using namespace Eigen;
double condition(const MatrixXd &a) {
  JacobiSVD<MatrixXd> svd(a, ComputeThinU | ComputeThinV);
  return svd.singularValues()(0) / svd.singularValues().tail(1)(0) + svd.rank() + svd.solve(a.col(0)).sum();
}
