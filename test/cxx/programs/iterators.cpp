// Iterators of our own, std::back_inserter, reverse iterators, an adaptor of pairs.
#include "../tried.hpp"
#include <algorithm>
#include <iterator>
class Grid {
  const double *from_;
  double h_;
  int n_;
public:
  Grid(const double *f, double h, int n) : from_(f), h_(h), n_(n) {}
  struct iterator {
    using iterator_category = std::forward_iterator_tag;
    using value_type = std::pair<double, double>;
    using difference_type = std::ptrdiff_t;
    using pointer = const value_type *;
    using reference = value_type;
    const Grid *g;
    int i;
    value_type operator*() const { return {g->h_ * i, g->from_[i]}; }
    iterator &operator++() { ++i; return *this; }
    iterator operator++(int) { auto o = *this; ++i; return o; }
    bool operator==(const iterator &o) const { return i == o.i; }
    bool operator!=(const iterator &o) const { return i != o.i; }
  };
  iterator begin() const { return {this, 0}; }
  iterator end() const { return {this, n_}; }
};
static double all(const double *x) {
  Grid g(x, x[4], 4);
  std::vector<double> products;
  std::transform(g.begin(), g.end(), std::back_inserter(products), [](auto p) { return p.first * p.second; });
  double s = 0, w = 1;
  for (auto it = products.rbegin(); it != products.rend(); ++it) s += w * *it * *it, w *= 0.5;
  return s;
}
int main() { return tried<all>({0.4, 1.7, 2.2, -1, 0.3}); }
