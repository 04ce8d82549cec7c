// Trees and lists of libstdc++ on functions of ours and on its own in turns: they stay in order.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <list>
#include <random>
#include <set>
#include <vector>

using Tree = std::_Rb_tree<int, int, std::_Identity<int>, std::less<int>>;

static void require(bool is_right, const char *what, int step) {
  if (is_right) return;
  std::printf("wrong: %s at step %d\n", what, step);
  std::exit(1);
}

static void trees(std::mt19937 &random, int most, int steps) {
  Tree tree;
  std::vector<int> wanted;
  for (int step = 0; step < steps; step++) {
    int key = static_cast<int>(random() % static_cast<unsigned>(most));
    auto place = std::lower_bound(wanted.begin(), wanted.end(), key);
    bool is_there = place != wanted.end() && *place == key;
    if (random() % 2) {
      require(tree._M_insert_unique(key).second != is_there, "insert", step);
      if (!is_there) wanted.insert(place, key);
    } else {
      require((tree.erase(key) == 1) == is_there, "erase", step);
      if (is_there) wanted.erase(place);
    }
    require(tree.__rb_verify(), "invariants", step);
    require(std::equal(tree.begin(), tree.end(), wanted.begin(), wanted.end()), "forth", step);
    require(std::equal(tree.rbegin(), tree.rend(), wanted.rbegin(), wanted.rend()), "back", step);
  }
}

template <class List> static void agree(const std::list<int> &list, const List &wanted, int step) {
  require(std::equal(list.begin(), list.end(), wanted.begin(), wanted.end()), "list", step);
  require(std::equal(list.rbegin(), list.rend(), wanted.rbegin(), wanted.rend()), "links", step);
}

static void lists(std::mt19937 &random, int steps) {
  std::list<int> one, other;
  std::vector<int> first, second;
  for (int step = 0; step < steps; step++) {
    int key = static_cast<int>(random() % 100);
    auto at = [&](auto &of) { return std::next(of.begin(), of.empty() ? 0 : key % of.size()); };
    switch (random() % 8) {
      case 0: case 1: one.insert(at(one), key), first.insert(at(first), key); break;
      case 2: if (!one.empty()) one.erase(at(one)), first.erase(at(first)); break;
      case 3: one.reverse(), std::reverse(first.begin(), first.end()); break;
      case 4: one.swap(other), first.swap(second); break;
      case 5: one.sort(), std::sort(first.begin(), first.end()); break;
      case 6: {
        auto from = at(other), to = at(one);
        auto start = at(second), place = at(first);
        if (key % 3 == 0 && !other.empty()) {
          one.splice(to, other, from), first.insert(place, *start), second.erase(start);
        } else {
          one.splice(to, other, from, other.end());
          first.insert(place, start, second.end()), second.erase(start, second.end());
        }
        break;
      }
      default:
        one.push_back(key), first.push_back(key), other.push_front(key);
        second.insert(second.begin(), key);
        one.splice(one.begin(), one, std::prev(one.end()));
        std::rotate(first.begin(), std::prev(first.end()), first.end());
    }
    agree(one, first, step), agree(other, second, step);
  }
}

int main() {
  std::mt19937 random(7);
  for (int most : {1, 2, 3, 5, 9, 30, 400}) trees(random, most, 3000);
  lists(random, 5000);
  std::puts("ok");
}
