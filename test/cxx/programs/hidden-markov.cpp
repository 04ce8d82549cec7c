// A hidden Markov model: forward algorithm in log space, matrices in nested vectors.
#include "../tried.hpp"
#include <algorithm>
#include <numeric>
using Row = std::vector<double>;
static double log_sum(const Row &v) {
  double top = *std::max_element(v.begin(), v.end());
  return top + std::log(std::accumulate(v.begin(), v.end(), 0.0, [top](double s, double a) { return s + std::exp(a - top); }));
}
static double likelihood(const double *x) {
  std::vector<Row> move(2, Row(2)), emit(2, Row(3));
  for (int i = 0; i < 2; i++) {
    for (int j = 0; j < 2; j++) move[i][j] = x[2 * i + j];
    Row norm = move[i];
    double z = log_sum(norm);
    for (double &m : move[i]) m -= z;
    for (int k = 0; k < 3; k++) emit[i][k] = -std::pow(k - x[4 + i], 2);
  }
  Row alpha{std::log(0.5), std::log(0.5)};
  for (int seen : {0, 2, 1, 1, 0, 2}) {
    Row next;
    for (int j = 0; j < 2; j++) {
      Row terms;
      for (int i = 0; i < 2; i++) terms.push_back(alpha[i] + move[i][j]);
      next.push_back(log_sum(terms) + emit[j][seen]);
    }
    alpha = std::move(next);
  }
  return -log_sum(alpha);
}
int main() { return tried<likelihood>({0.4, -0.2, 0.1, 0.3, 0.5, 1.4}); }
