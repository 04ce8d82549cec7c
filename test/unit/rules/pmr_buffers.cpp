// Buffers of std::pmr that our functions make and a library's release, and the other way round.
#include <cstdio>
#include <cstdlib>
#include <list>
#include <memory_resource>
#include <tuple>

// Made for the test by the name of ours, with another beginning.
extern "C" {
void ours_end(void *self);
void *ours_allocate(void *self, std::size_t size, std::size_t alignment);
}

using Pool = std::pmr::monotonic_buffer_resource;
using Block = std::tuple<void *, std::size_t, std::size_t>;

// Knows each block that is not given back yet, with its size and alignment.
class Noting : public std::pmr::memory_resource {
public:
  std::list<Block> blocks;

private:
  void *do_allocate(std::size_t size, std::size_t alignment) override {
    void *made = std::aligned_alloc(alignment, size);
    blocks.emplace_back(made, size, alignment);
    return made;
  }
  void do_deallocate(void *gone, std::size_t size, std::size_t alignment) override {
    auto before = blocks.size();
    blocks.remove(Block(gone, size, alignment));
    if (blocks.size() + 1 != before) std::puts("wrong: what is given back"), std::exit(1);
    std::free(gone);
  }
  bool do_is_equal(const std::pmr::memory_resource &other) const noexcept override {
    return this == &other;
  }
};

static void *taken(Pool &pool, bool ours, std::size_t size, std::size_t alignment) {
  return ours ? ours_allocate(&pool, size, alignment) : pool.allocate(size, alignment);
}

int main() {
  for (int way = 0; way < 8; way++) {
    Noting one, other;
    {
      alignas(64) std::byte first[256], second[256];
      Pool pool(first, sizeof first, &one);
      Pool twin(second, sizeof second, &other);
      for (std::size_t size = 0; size < 900; size += 37) {
        std::size_t alignment = std::size_t(1) << size % 7;
        auto *a = static_cast<std::byte *>(taken(pool, (way + size) % 2, size, alignment));
        auto *b = static_cast<std::byte *>(taken(twin, way & 1, size, alignment));
        if (a - first < 256 && a >= first && a - first != b - second)
          return std::puts("wrong: the place in a buffer"), 1;
        if (reinterpret_cast<std::size_t>(a) % alignment) return std::puts("wrong: alignment"), 1;
        for (std::size_t at = 0; at < size; at++) a[at] = b[at] = std::byte(at);
      }
      if (one.blocks.size() != other.blocks.size()) return std::puts("wrong: so many"), 1;
      auto there = other.blocks.begin();
      for (auto [at, size, alignment] : one.blocks)
        if (size != std::get<1>(*there) || alignment != std::get<2>(*there++))
          return std::puts("wrong: how large"), 1;
      // Ours release what either has made.
      if (way & 2) ours_end(&pool), new (&pool) Pool(&one);
    }
    if (!one.blocks.empty() || !other.blocks.empty()) return std::puts("wrong: left"), 1;
  }
  return std::puts("ok"), 0;
}
