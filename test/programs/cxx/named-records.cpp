// Texts beside numbers: in structs, keys, variants, containers that grow, are sorted and copied.
#include "check.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

struct Asset {
  std::string name;
  double price;
  int lots;
};

static const char *const LONG = "a name that does not fit into the string itself";

static double in_a_growing_vector(double x) {
  std::vector<Asset> book;
  for (int i = 0; i < 9; i++) {
    const auto name = i % 2 ? LONG + std::to_string(i) : std::to_string(i);
    book.push_back({name, std::sin(x * (i + 1)), i});
  }
  std::sort(book.begin(), book.end(), [](auto &a, auto &b) { return a.name < b.name; });
  double sum = 0;
  for (const auto &each : book) sum = sum * 0.7 + each.lots * each.price * each.price;
  return sum + static_cast<double>(book.front().name.size()) * x;
}

static double copied_and_swapped(double x) {
  Asset one{LONG, x * x, 2}, other{"b", 3 * x, 5};
  Asset copy = one;
  std::swap(one, other);
  one.name += LONG;
  copy = std::move(one);
  other.price *= copy.price;
  std::vector<Asset> all(3, other);
  all.erase(all.begin());
  return all[1].price * all[0].lots + copy.price * copy.lots;
}

static double by_name(double x) {
  std::map<std::string, double> given;
  for (int i = 0; i < 8; i++) given["k" + std::to_string(i * 3 % 8)] = std::sin(x * i);
  given.erase("k3");
  double sum = given.at("k1") * given.count("k3");
  for (const auto &[name, value] : given) sum = sum * 0.9 + value * name.back();
  return sum;
}

using Setting = std::variant<double, std::string, std::array<double, 5>>;

static double read(const Setting &given, double otherwise) {
  if (auto number = std::get_if<double>(&given)) return *number;
  if (auto whole = std::get_if<std::array<double, 5>>(&given)) return (*whole)[0] * (*whole)[4];
  if (auto text = std::get_if<std::string>(&given)) return otherwise * text->size();
  return otherwise;
}

// The same bytes are a number, characters, an address of characters, and numbers again.
static double in_turns(double x) {
  Setting one = x * x;
  double sum = read(one, x);
  one = std::string("abcdefghijklmno");
  sum += read(one, x);
  one = std::array<double, 5>{x, 2, 3, 4, x * x};
  sum *= read(one, x);
  one = std::string(LONG);
  Setting other = one;
  sum += read(other, x);
  other = std::sin(x);
  std::swap(one, other);
  return sum * read(one, x) + read(other, 1);
}

struct Node {
  std::string name;
  std::wstring wide;
  std::optional<double> value;
  std::vector<std::pair<std::string, double>> weights;
  std::shared_ptr<Node> next;
};

static double nodes(double x) {
  std::shared_ptr<Node> first;
  for (int i = 0; i < 4; i++) {
    auto made = std::make_shared<Node>();
    made->wide = L"wide" + std::to_wstring(i);
    made->name = std::string("node ") + std::to_string(i) + LONG;
    if (i % 2) made->value = x * i;
    for (int k = 0; k < i; k++) made->weights.emplace_back(made->name.substr(0, k + 1), x + k);
    made->next = std::move(first);
    first = std::move(made);
  }
  double sum = 1;
  for (auto at = first; at; at = at->next) {
    sum += at->value.value_or(1) * at->name.length() * at->wide.size();
    for (const auto &[name, weight] : at->weights) sum *= weight / name.size();
  }
  return sum;
}

struct Term {
  virtual ~Term() = default;
  virtual double of(double x) const = 0;
};
struct Factor : Term {
  double by;
  explicit Factor(double b) : by(b) {}
  double of(double x) const override { return by * x; }
};
struct Sign : Term {
  char sign;
  std::shared_ptr<Term> inside;
  Sign(char s, std::shared_ptr<Term> i) : sign(s), inside(std::move(i)) {}
  double of(double x) const override { return sign == '-' ? -inside->of(x) : inside->of(x) * x; }
};
struct Named : Term {
  std::string name;
  explicit Named(std::string n) : name(std::move(n)) {}
  double of(double x) const override { return name == "sin" ? std::sin(x) : x; }
};

// A character of a text lies where another class has a number, and a third an address.
static double characters_where_others_have_numbers(double x) {
  const std::string text = "+-s+", name = "sin";
  double sum = 0;
  for (char each : text) {
    std::shared_ptr<Term> made = std::make_shared<Factor>(x + 1);
    if (each == 's') made = std::make_shared<Named>(name);
    for (std::size_t i = 0; i < text.size(); i++)
      if (text[i] != 's') made = std::make_shared<Sign>(text[i], made);
    sum += made->of(x);
  }
  return sum;
}

// What builds a string calls this, which sums up on its way.
struct Counting {
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = long;
  using pointer = const char *;
  using reference = char;
  const char *at;
  double *sum;
  double weight;
  char operator*() const { return *sum += weight * weight, *at; }
  Counting &operator++() { return ++at, *this; }
  bool operator==(const Counting &other) const { return at == other.at; }
  bool operator!=(const Counting &other) const { return at != other.at; }
};

static double by_an_iterator_of_the_programs_own(double x) {
  double sum = 0;
  const char *text = "abc";
  std::string made(Counting{text, &sum, x}, Counting{text + 3, &sum, x});
  return sum * x + static_cast<double>(made.size());
}

int main() {
  CHECK(in_a_growing_vector, 0.3);
  CHECK(copied_and_swapped, 0.3);
  CHECK(by_name, 0.3);
  CHECK(in_turns, 0.3);
  CHECK(nodes, 0.3);
  CHECK(characters_where_others_have_numbers, 0.3);
  CHECK(by_an_iterator_of_the_programs_own, 0.3);
  return checked();
}
