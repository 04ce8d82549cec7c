// A deque, a list, a set, a forward_list, a multimap and a priority_queue of numbers.
#include "../tried.hpp"
#include <deque>
#include <forward_list>
#include <list>
#include <map>
#include <queue>
#include <set>
static double all(const double *x) {
  std::deque<double> d(x, x + 4);
  d.push_front(x[0] * x[1]);
  d.pop_back();
  std::list<double> l(d.begin(), d.end());
  l.sort();
  l.reverse();
  std::forward_list<double> f(l.begin(), l.end());
  f.push_front(x[3]);
  std::set<double> s(f.begin(), f.end());
  std::multimap<int, double> m;
  int i = 0;
  for (double v : s) m.emplace(i++ % 2, v);
  std::priority_queue<double> q(f.begin(), f.end());
  double sum = q.top() * q.top();
  q.pop();
  sum += 3 * q.top();
  i = 0;
  for (auto &[k, v] : m) sum += (k + 1) * std::sin(v) * ++i;
  for (double v : l) sum += v * ++i;
  return sum;
}
int main() { return tried<all>({1.1, 0.4, 2.2, 0.9}); }
