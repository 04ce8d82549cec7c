// corpus-compilers: clang-22
// corpus-levels: O0 O2
#include <Eigen/Eigenvalues>
using namespace Eigen;
VectorXd symmetric(const MatrixXd &a) { return SelfAdjointEigenSolver<MatrixXd>(a).eigenvalues(); }
VectorXcd general(const MatrixXd &a) { return EigenSolver<MatrixXd>(a).eigenvalues(); }
