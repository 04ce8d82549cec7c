// Streams that are members beside numbers, in objects on the heap and behind bases, and bases.
#include "../tried.hpp"
#include <fstream>
#include <iomanip>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>

class Log {
  double total = 0;
  std::ostringstream out;
  std::ofstream file{"/dev/null"};
  double last = 0;

public:
  void note(double v) {
    out << std::setprecision(3) << "v=" << v << std::endl;
    if (file.good()) file << std::setw(8) << v << '\n';
    if (!out) total = 0;
    total += v * v * out.str().size();
    last = v;
  }
  double sum() const { return total * last; }
};

// Derived: what is the stream's lies between the numbers.
struct Counting : std::ostringstream {
  double scale;
  int lines = 0;
  explicit Counting(double by) : scale(by) {}
  double line(double v) {
    *this << v * scale << '\n';
    return scale * v * ++lines;
  }
};

struct Sink {
  virtual ~Sink() = default;
  virtual void put(double v) = 0;
  double total = 1;
};
struct Text : Sink {
  std::stringstream out;
  double k;
  explicit Text(double v) : k(v) {}
  void put(double v) override {
    std::ostream &o = out;
    o.precision(3);
    if (out.good()) out << std::setw(9) << v * k << ';';
    total *= v * k + o.width() + static_cast<bool>(o);
  }
};

static double of(const double *x) {
  Log log;
  for (int i = 0; i < 3; i++) log.note(x[i] * x[0] + 3);
  Counting lines(x[1]);
  double sum = log.sum() + lines.line(x[0]) + lines.line(x[2]);
  std::unique_ptr<Sink> sinks[2] = {std::make_unique<Text>(x[0]), std::make_unique<Text>(x[2])};
  for (auto &each : sinks) {
    each->put(x[1] + 1);
    each->put(x[0]);
    sum += each->total;
  }
  std::istringstream in("2.5 text");
  double read = 0;
  std::string word;
  in >> read >> word;
  return sum * read * word.size();
}
int main() { return tried<of>({0.41, 1.3, -0.8}); }
