// A struct with a std::string name beside numbers, in a vector, returned and moved.
#include "../tried.hpp"
#include <string>
struct Asset {
  std::string name;
  double price, weight;
  int lots;
};
static Asset make(std::string n, double p, double w, int l) { return {std::move(n), p, w, l}; }
static double value(const double *x) {
  std::vector<Asset> book;
  book.push_back(make("short", x[0], x[1], 3));
  book.push_back(make("a name that does not fit in the small buffer", x[2], x[3], 2));
  double sum = 0;
  for (const Asset &a : book) sum += a.lots * a.price * a.weight;
  if (book[0].name == "short") sum *= book[1].price;
  return sum;
}
int main() { return tried<value>({2, 0.3, 4, 0.7}); }
