// corpus-compilers: clang-22
// corpus-levels: O0 O2
#include <Eigen/Dense>
#include <complex>
using namespace Eigen;
using C = std::complex<double>;
MatrixXcd products(const MatrixXcd &a, const VectorXcd &v) { return a.adjoint() * a * C(0, 1) + v * v.conjugate().transpose(); }
C solve(const Matrix3cd &a, const Vector3cd &b) { return a.lu().solve(b).dot(b) + a.determinant(); }
