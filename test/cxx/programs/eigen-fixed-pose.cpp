// Eigen of fixed size: rotations by quaternions and matrices, a cross product, an inverse.
// flags: -std=c++17 -isystem /usr/include/eigen3
#include "../tried.hpp"
#include <Eigen/Dense>
static double error(const double *x) {
  Eigen::Quaterniond q(x[0], x[1], x[2], x[3]);
  q.normalize();
  Eigen::Vector3d p(1, 2, 3), t(x[4], x[5], x[6]);
  Eigen::Vector3d moved = q * p + t;
  Eigen::Matrix3d r = q.toRotationMatrix();
  Eigen::Matrix3d m = r * Eigen::Vector3d(1, 2, 4).asDiagonal() * r.transpose();
  return (moved - Eigen::Vector3d(1.5, 1, 2)).squaredNorm() + (m.inverse() * t).dot(moved.cross(t));
}
int main() { return tried<error>({0.9, 0.1, 0.2, -0.1, 0.3, 0.4, 0.5}); }
