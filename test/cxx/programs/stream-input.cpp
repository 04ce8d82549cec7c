// Numbers, words and lines read from streams that objects with numbers hold or refer to.
#include "../tried.hpp"
#include <memory>
#include <sstream>
#include <string>

struct Reader {
  double scale;
  std::istringstream in{"1.5 2.5 name 3.5 0x 4"};
  double sum = 0;
  explicit Reader(double by) : scale(by) {}
  double next() {
    double v = 0;
    in >> v;
    sum += scale * v;
    return scale * v;
  }
  std::string word() {
    std::string found;
    in >> found;
    return found;
  }
};

struct Rows {
  std::istream &in;
  double &total;
  double by;
  bool more() {
    int count = 0;
    double v;
    if (!(in >> v >> count)) return false;
    total += by * v * count;
    by *= v;
    return true;
  }
};

struct Lines {
  std::istringstream in{"a b\nlonger line\n\nlast"};
  double weight;
  int letters() {
    std::string line;
    int found = 0;
    while (std::getline(in, line)) found += line.size();
    return found;
  }
};

static double of(const double *x) {
  Reader reader(x[0]);
  double start = reader.next() * reader.next();
  start += reader.word().size() * reader.next() * x[1];
  std::stringstream in("1.5 2 2.5 3 4.5 1");
  double total = x[2];
  auto rows = std::make_unique<Rows>(Rows{in, total, start});
  while (rows->more()) total *= 1.25;
  Lines lines;
  lines.weight = x[1];
  return total * reader.sum + rows->by * lines.letters() * lines.weight;
}
int main() { return tried<of>({0.41, 1.3, -0.8}); }
