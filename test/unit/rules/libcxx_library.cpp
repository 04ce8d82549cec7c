// What libc++ keeps in its library, by functions of ours: sorting, and owners of objects.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>
#include <random>
#include <vector>

static void require(bool is_right, const char *what) {
  if (is_right) return;
  std::printf("wrong: %s\n", what);
  std::exit(1);
}

template <class T> static void sorts(std::mt19937 &random) {
  for (std::size_t size = 0; size < 70; size++) {
    std::vector<T> given(size);
    for (T &each : given) each = static_cast<T>(random() % 50);
    std::vector<T> made = given, wanted = given;
    std::sort(made.begin(), made.end());
    std::stable_sort(wanted.begin(), wanted.end(), [](T a, T b) { return a < b; });
    require(made == wanted, "sort");
  }
}

struct Counted {
  int &count;
  explicit Counted(int &at) : count(++at) {}
  ~Counted() { count--; }
};

static void owners() {
  int count = 0;
  std::weak_ptr<Counted> outer;
  {
    auto first = std::make_shared<Counted>(count);
    std::weak_ptr<Counted> weak = first;
    outer = weak;
    require(weak.lock() == first && count == 1, "lock");
    auto second = weak.lock();
    first.reset();
    require(count == 1 && second.use_count() == 1, "an owner is left");
  }
  require(count == 0 && outer.expired() && !outer.lock(), "no owner is left");
}

int main() {
  std::mt19937 random(7);
  sorts<double>(random);
  sorts<float>(random);
  sorts<long double>(random);
  sorts<int>(random);
  sorts<unsigned>(random);
  sorts<long>(random);
  sorts<unsigned long>(random);
  owners();
  std::puts("ok");
}
