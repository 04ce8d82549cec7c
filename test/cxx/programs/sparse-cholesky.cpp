// A sparse symmetric matrix in maps of rows, factored in place, solved, with an exception for what is not definite.
#include "../tried.hpp"
#include <map>
#include <stdexcept>
#include <string>

class Sparse {
  std::vector<std::map<int, double>> rows_;

public:
  explicit Sparse(int n) : rows_(n) {}
  double &operator()(int i, int j) { return rows_[i][j]; }
  int size() const { return static_cast<int>(rows_.size()); }
  const std::map<int, double> &row(int i) const { return rows_[i]; }
  Sparse factored() const {
    Sparse made(size());
    for (int i = 0; i < size(); i++) {
      for (int j = 0; j <= i; j++) {
        auto found = rows_[i].find(j);
        double sum = found == rows_[i].end() ? 0 : found->second;
        for (const auto &[k, v] : made.row(i)) {
          auto other = made.row(j).find(k);
          if (k < j && other != made.row(j).end()) sum -= v * other->second;
        }
        if (i == j) {
          if (sum <= 0) throw std::domain_error("not definite in row " + std::to_string(i));
          made(i, i) = std::sqrt(sum);
        } else if (sum != 0) {
          made(i, j) = sum / made.row(j).at(j);
        }
      }
    }
    return made;
  }
  std::vector<double> solved(std::vector<double> b) const {
    for (int i = 0; i < size(); i++) {
      for (auto &[j, v] : rows_[i])
        if (j < i) b[i] -= v * b[j];
      b[i] /= rows_[i].at(i);
    }
    for (int i = size(); i-- > 0;) {
      b[i] /= rows_[i].at(i);
      for (auto &[j, v] : rows_[i])
        if (j < i) b[j] -= v * b[i];
    }
    return b;
  }
};
static double energy(const double *x) {
  double sum = 0;
  for (double shift : {0.0, -20.0}) {
    Sparse a(5);
    for (int i = 0; i < 5; i++) {
      a(i, i) = 4 + x[i % 3] + shift;
      if (i) a(i, i - 1) = -x[(i + 1) % 3];
    }
    a(4, 0) = 0.25 * x[0];
    try {
      auto u = a.factored().solved({1, 2, x[1], 0, 1});
      for (double each : u) sum += each * each;
    } catch (const std::domain_error &wrong) {
      sum += x[2] * static_cast<double>(std::string(wrong.what()).size());
    }
  }
  return sum;
}
int main() { return tried<energy>({0.7, 1.1, 0.4}); }
