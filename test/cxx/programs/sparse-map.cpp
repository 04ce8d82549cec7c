// Finite elements of a rod: stiffness in a std::map by pairs, boundary conditions erased, conjugate gradients.
#include "../tried.hpp"
#include <map>
#include <set>
#include <utility>

class SparseMatrix {
  std::map<std::pair<int, int>, double> entries_;
  int size_;

public:
  explicit SparseMatrix(int size) : size_(size) {}
  double &operator()(int i, int j) { return entries_[{i, j}]; }
  int size() const { return size_; }
  void fix(int at) {
    for (auto it = entries_.begin(); it != entries_.end();)
      it = it->first.first == at || it->first.second == at ? entries_.erase(it) : std::next(it);
    entries_[{at, at}] = 1;
  }
  std::vector<double> operator*(const std::vector<double> &v) const {
    std::vector<double> out(size_);
    for (const auto &[at, entry] : entries_) out[at.first] += entry * v[at.second];
    return out;
  }
};
static double dot(const std::vector<double> &a, const std::vector<double> &b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
  return sum;
}
static std::vector<double> solved(const SparseMatrix &a, const std::vector<double> &b) {
  std::vector<double> x(b.size()), r = b, p = r;
  double rr = dot(r, r);
  for (int k = 0; k < 3 * a.size() && rr > 1e-26; ++k) {
    auto ap = a * p;
    double alpha = rr / dot(p, ap);
    for (std::size_t i = 0; i < x.size(); ++i) x[i] += alpha * p[i], r[i] -= alpha * ap[i];
    double next = dot(r, r);
    for (std::size_t i = 0; i < x.size(); ++i) p[i] = r[i] + next / rr * p[i];
    rr = next;
  }
  return x;
}
static double compliance(const double *x) {
  const int n = 7;
  SparseMatrix k(n);
  std::vector<double> f(n);
  for (int e = 0; e + 1 < n; ++e) {
    double stiff = x[0] * (1 + x[1] * e) * n, load = x[2] / n;
    const int at[2] = {e, e + 1};
    for (int i = 0; i < 2; ++i) {
      f[at[i]] += load / 2;
      for (int j = 0; j < 2; ++j) k(at[i], at[j]) += i == j ? stiff : -stiff;
    }
  }
  for (int fixed : std::set<int>{0}) k.fix(fixed), f[fixed] = 0;
  return dot(f, solved(k, f));
}
int main() { return tried<compliance>({1.5, 0.1, 0.8}, 1e-6, 0.01); }
