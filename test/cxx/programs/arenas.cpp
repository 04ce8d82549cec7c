// Memory of std::pmr: buffers on the stack, those behind them, and a resource that counts.
#include "../tried.hpp"
#include <list>
#include <map>
#include <memory_resource>
#include <string>
#include <unordered_map>
#include <vector>

// What users write to see where memory goes.
class Counting : public std::pmr::memory_resource {
public:
  explicit Counting(std::pmr::memory_resource *up) : up_(up) {}
  long made = 0, gone = 0;

private:
  void *do_allocate(std::size_t size, std::size_t alignment) override {
    made += long(size);
    return up_->allocate(size, alignment);
  }
  void do_deallocate(void *p, std::size_t size, std::size_t alignment) override {
    gone += long(size);
    up_->deallocate(p, size, alignment);
  }
  bool do_is_equal(const std::pmr::memory_resource &other) const noexcept override {
    return this == &other;
  }
  std::pmr::memory_resource *up_;
};

// More than the buffer holds: the rest comes from behind it, in ever larger parts.
static double series(const double *x, std::pmr::memory_resource *from) {
  std::pmr::vector<double> terms(from);
  std::pmr::list<double> kept(from);
  for (int i = 0; i < 40; i++) {
    terms.push_back(i ? terms.back() * x[0] / i + 0.01 * x[1] : x[2]);
    if (i % 3 == 0) kept.push_front(terms.back() * x[1]);
  }
  double sum = 0;
  for (double each : kept) sum = sum * 0.5 + each;
  for (double each : terms) sum += each * each;
  return sum;
}

static double of(const double *x) {
  alignas(16) std::byte buffer[512];
  Counting counting(std::pmr::new_delete_resource());
  double sum = 0;
  {
    std::pmr::monotonic_buffer_resource pool(buffer, sizeof buffer, &counting);
    sum += series(x, &pool);
    pool.release();
    std::pmr::map<int, double> weights(&pool);
    for (int i = 0; i < 5; i++) weights[7 * i % 5] = x[i % 3] * i;
    for (const auto &each : weights) sum += each.first * each.second * sum;
  }
  sum += counting.made > 0 && counting.made == counting.gone ? 1 : x[0] * x[1];
  std::pmr::monotonic_buffer_resource behind;
  std::pmr::vector<std::pmr::vector<double>> rows(&behind);
  for (int i = 0; i < 4; i++) rows.emplace_back(3, x[i % 3] * (1 + i));
  for (const auto &row : rows)
    for (double each : row) sum += each * x[0];
  std::pmr::unordered_map<std::pmr::string, double> named(&behind);
  named["the first, which is longer than a short string"] = x[1];
  named["second"] = x[2] * sum;
  for (const auto &each : named) sum += each.second * double(each.first.size());
  alignas(16) std::byte all[4096];
  std::pmr::monotonic_buffer_resource enough(all, sizeof all, std::pmr::null_memory_resource());
  return sum + series(x, std::pmr::get_default_resource()) * series(x, &enough);
}
int main() { return tried<of>({0.41, 1.3, -0.8}); }
