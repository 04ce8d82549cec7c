// A lot of the C++ library: containers, algorithms, strings, streams, threads, variant, regex.
// corpus-flags: -std=c++17
#include <algorithm>
#include <atomic>
#include <complex>
#include <deque>
#include <functional>
#include <future>
#include <iostream>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <random>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <thread>
#include <unordered_map>
#include <valarray>
#include <variant>
#include <vector>
using Value = std::variant<int, double, std::string, std::vector<int>>;
struct Visitor {
  double operator()(int x) const { return x; }
  double operator()(double x) const { return x; }
  double operator()(const std::string &s) const { return s.size(); }
  double operator()(const std::vector<int> &v) const { return std::accumulate(v.begin(), v.end(), 0.0); }
};
double containers(const std::vector<double> &in) {
  std::map<std::string, std::vector<double>> groups;
  std::unordered_map<long, std::shared_ptr<std::deque<double>>> hashed;
  for (double x : in) {
    groups[std::to_string(x)].push_back(x);
    auto &slot = hashed[std::lround(x)];
    if (!slot) slot = std::make_shared<std::deque<double>>();
    slot->push_front(x);
  }
  std::set<double, std::greater<>> ordered(in.begin(), in.end());
  std::vector<Value> values{1, 2.5, std::string("three"), std::vector<int>{4, 5}};
  double total = 0;
  for (const auto &v : values) total += std::visit(Visitor{}, v);
  for (auto &[key, list] : groups) {
    std::sort(list.begin(), list.end(), [](double a, double b) { return std::abs(a) < std::abs(b); });
    total += key.size() + list.front();
  }
  return total + ordered.size() + hashed.size();
}
std::string text(const std::string &s) {
  std::ostringstream out;
  std::regex pattern("([a-z]+)([0-9]*)");
  for (std::sregex_iterator i(s.begin(), s.end(), pattern), end; i != end; ++i) out << i->str(1) << ':' << i->str(2) << '\n';
  return out.str();
}
double parallel(int n) {
  std::atomic<long> counter{0};
  std::vector<std::thread> threads;
  for (int i = 0; i < n; ++i) threads.emplace_back([&counter, i] { counter.fetch_add(i, std::memory_order_relaxed); });
  for (auto &t : threads) t.join();
  auto later = std::async(std::launch::async, [](double x) { return std::sin(x); }, 0.5);
  std::mt19937_64 random(42);
  std::normal_distribution<> normal;
  return counter + later.get() + normal(random);
}
std::complex<double> numbers(std::valarray<double> a, std::function<double(double)> f) {
  a = std::sin(a) * 2.0 + a.apply([](double x) { return x * x; });
  std::optional<double> best;
  for (double x : a) if (!best || f(x) > *best) best = f(x);
  return std::pow(std::complex<double>(best.value_or(0), 1), 2.0);
}
int main() {
  std::cout << containers({1, 2, 3}) << text("ab12 c") << parallel(3) << numbers({1, 2}, [](double x) { return -x; }) << std::endl;
}
