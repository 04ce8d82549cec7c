// corpus-compilers: clang-22
// corpus-levels: O0 O2
#include <unsupported/Eigen/MatrixFunctions>
using namespace Eigen;
Matrix3d exponential(const Matrix3d &a) { return a.exp(); }
