// Sparse Gauss-Newton over a graph of poses: factors behind a base class, blocks in a map, and no library.
#include "../tried.hpp"
#include <array>
#include <list>
#include <map>
#include <memory>

using Block = std::array<double, 4>;
using Pair = std::array<double, 2>;

class Factor {
public:
  virtual ~Factor() = default;
  virtual int first() const = 0;
  virtual int second() const { return -1; }
  virtual Pair residual(const std::vector<Pair> &poses) const = 0;
  double weight = 1;
};
class Anchor final : public Factor {
  int at_;
  Pair wanted_;

public:
  Anchor(int at, Pair wanted) : at_(at), wanted_(wanted) {}
  int first() const override { return at_; }
  Pair residual(const std::vector<Pair> &poses) const override { return {poses[at_][0] - wanted_[0], poses[at_][1] - wanted_[1]}; }
};
class Between final : public Factor {
  int from_, to_;
  Pair wanted_;

public:
  Between(int from, int to, Pair wanted) : from_(from), to_(to), wanted_(wanted) {}
  int first() const override { return from_; }
  int second() const override { return to_; }
  Pair residual(const std::vector<Pair> &poses) const override {
    return {poses[to_][0] - poses[from_][0] - wanted_[0], poses[to_][1] - poses[from_][1] - wanted_[1]};
  }
};

class Graph {
  std::vector<Pair> poses_;
  std::list<std::shared_ptr<const Factor>> factors_;

public:
  explicit Graph(std::size_t count) : poses_(count, Pair{0, 0}) {}
  void add(std::shared_ptr<const Factor> factor) { factors_.push_back(std::move(factor)); }
  double error() const {
    double sum = 0;
    for (const auto &each : factors_) {
      auto r = each->residual(poses_);
      sum += each->weight * (r[0] * r[0] + r[1] * r[1]);
    }
    return sum;
  }
  // Huber's weights, then normal equations of blocks, by Gauss and Seidel.
  void improve(double width) {
    std::map<std::pair<int, int>, double> matrix;
    std::vector<Pair> right(poses_.size(), Pair{0, 0});
    for (const auto &each : factors_) {
      auto r = each->residual(poses_);
      double length = std::sqrt(r[0] * r[0] + r[1] * r[1] + 1e-6), w = each->weight * width / (width + length);
      int i = each->first(), j = each->second();
      if (j < 0) {
        matrix[{i, i}] += w;
        for (int k = 0; k < 2; k++) right[i][k] -= w * r[k];
      } else {
        matrix[{i, i}] += w, matrix[{j, j}] += w, matrix[{i, j}] -= w, matrix[{j, i}] -= w;
        for (int k = 0; k < 2; k++) right[i][k] += w * r[k], right[j][k] -= w * r[k];
      }
    }
    std::vector<Pair> step(poses_.size(), Pair{0, 0});
    for (int sweep = 0; sweep < 10; sweep++)
      for (int i = 0; i < static_cast<int>(poses_.size()); i++) {
        Pair rest = right[i];
        for (auto it = matrix.lower_bound({i, -1}); it != matrix.end() && it->first.first == i; ++it)
          if (int j = it->first.second; j != i)
            for (int k = 0; k < 2; k++) rest[k] -= it->second * step[j][k];
        for (int k = 0; k < 2; k++) step[i][k] = rest[k] / matrix.at({i, i});
      }
    for (std::size_t i = 0; i < poses_.size(); i++)
      for (int k = 0; k < 2; k++) poses_[i][k] += step[i][k];
  }
  const Pair &pose(int i) const { return poses_[i]; }
};

static double mismatch(const double *x) {
  Graph graph(4);
  graph.add(std::make_shared<Anchor>(0, Pair{x[0], 0.1}));
  for (int i = 0; i < 3; i++) graph.add(std::make_shared<Between>(i, i + 1, Pair{x[1], x[2] * i}));
  auto loop = std::make_shared<Between>(3, 0, Pair{-2.8, x[3]});
  loop->weight = 0.5;
  graph.add(loop);
  for (int i = 0; i < 3; i++) graph.improve(0.7);
  return graph.error() + graph.pose(3)[0] * graph.pose(2)[1];
}
int main() { return tried<mismatch>({0.2, 1.1, 0.3, -0.7}, 1e-6, 1e-3); }
