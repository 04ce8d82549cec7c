// A network of dense layers in Eigen: mean squares of what is off, by the weights.
#include <Eigen/Dense>
#include <vector>

using Eigen::Map;
using Eigen::MatrixXd;
using Given = Map<const MatrixXd>;

extern "C" double dense(int layers, int width, int batch, const double *weights,
                        const double *given, const double *wanted) {
  MatrixXd y = Given(given, width, batch), z(width, batch);
  for (int l = 0; l < layers; l++) {
    z.noalias() = Given(weights + l * width * width, width, width).lazyProduct(y);
    y = z.array().tanh().matrix();
  }
  return (y - Given(wanted, width, batch)).squaredNorm() / batch;
}

// By hand: the results of all layers are kept, tanh' = 1 - tanh².
extern "C" void dense_hand(int layers, int width, int batch, const double *weights, double *slopes,
                           const double *given, const double *wanted) {
  std::vector<MatrixXd> y(layers + 1);
  y[0] = Given(given, width, batch);
  MatrixXd z(width, batch);
  for (int l = 0; l < layers; l++) {
    z.noalias() = Given(weights + l * width * width, width, width).lazyProduct(y[l]);
    y[l + 1] = z.array().tanh().matrix();
  }
  MatrixXd d = 2. / batch * (y[layers] - Given(wanted, width, batch));
  for (int l = layers - 1; l >= 0; l--) {
    z = (d.array() * (1 - y[l + 1].array().square())).matrix();
    Map<MatrixXd>(slopes + l * width * width, width, width).noalias() += z * y[l].transpose();
    d.noalias() = Given(weights + l * width * width, width, width).transpose() * z;
  }
}

#ifndef PLAIN
#include <enzyme/enzyme.h>

extern "C" void dense_ours(int layers, int width, int batch, const double *weights, double *slopes,
                           const double *given, const double *wanted) {
  __enzyme_autodiff_void((void *)dense, enzyme_const, layers, enzyme_const, width, enzyme_const,
                         batch, enzyme_dup, weights, slopes, enzyme_const, given, enzyme_const,
                         wanted);
}
#endif
