// Sparse Gauss-Newton on a graph of poses: triplets sorted, compressed rows, one step of it.
#include "../tried.hpp"
#include <algorithm>
#include <tuple>
struct Triplet { int row, col; double value; };
class Csr {
  std::vector<int> start_, col_;
  std::vector<double> value_;
public:
  Csr(int rows, std::vector<Triplet> from) {
    std::sort(from.begin(), from.end(), [](const Triplet &a, const Triplet &b) { return std::tie(a.row, a.col) < std::tie(b.row, b.col); });
    start_.assign(rows + 1, 0);
    for (auto &t : from) {
      start_[t.row + 1]++;
      col_.push_back(t.col);
      value_.push_back(t.value);
    }
    for (int i = 0; i < rows; i++) start_[i + 1] += start_[i];
  }
  std::vector<double> operator*(const std::vector<double> &x) const {
    std::vector<double> y(start_.size() - 1);
    for (std::size_t r = 0; r < y.size(); r++)
      for (int k = start_[r]; k < start_[r + 1]; k++) y[r] += value_[k] * x[col_[k]];
    return y;
  }
};
static double cost(const double *x) {
  std::vector<Triplet> jacobian;
  std::vector<double> residual;
  for (int i = 3; i-- > 0;) {
    residual.push_back(x[i + 1] - std::sin(x[i]) - 0.3);
    jacobian.push_back({2 - i, i + 1, 1.0});
    jacobian.push_back({2 - i, i, -std::cos(x[i])});
  }
  residual.push_back(x[0] - 0.1);
  jacobian.push_back({3, 0, 1.0});
  Csr j(4, jacobian);
  std::vector<double> step(4, 0.05);
  auto moved = j * step;
  double sum = 0;
  for (int i = 0; i < 4; i++) sum += std::pow(moved[i] + residual[i], 2);
  return sum;
}
int main() { return tried<cost>({0.2, 0.9, 0.4, 1.2}); }
