// corpus-compilers: clang-22
// corpus-levels: O0 O2
#include <Eigen/Dense>
#include <Eigen/Geometry>
using namespace Eigen;
Vector3d turn(const Vector3d &v, double angle, const Vector3d &axis) {
  Quaterniond q(AngleAxisd(angle, axis.normalized()));
  Isometry3d t = Translation3d(1, 2, 3) * q;
  Vector3d e = q.toRotationMatrix().eulerAngles(0, 1, 2);
  return t * v + q.slerp(0.5, Quaterniond::Identity()) * e.cross(v);
}
float plane(const Vector3f &a, const Vector3f &b, const Vector3f &c) {
  auto p = Hyperplane<float, 3>::Through(a, b, c);
  AlignedBox3f box(a.cwiseMin(b), a.cwiseMax(c));
  return p.absDistance(box.center()) + box.volume() + ParametrizedLine<float, 3>::Through(a, b).distance(c);
}
Affine2d fit(const Matrix2Xd &a, const Matrix2Xd &b) { return Affine2d(umeyama(a, b).matrix()); }
