// Streams that objects with numbers own by pointers to a base class of theirs, or share.
// not: libc++
#include "../tried.hpp"
#include <fstream>
#include <memory>
#include <sstream>

// What deletes the stream is found in a table of the library's.
struct Owner {
  std::unique_ptr<std::ostream> to;
  std::shared_ptr<std::ofstream> also = std::make_shared<std::ofstream>("/dev/null");
  double weight;
  double say(double v) {
    *to << v << ' ' << std::flush;
    *also << weight;
    return weight *= v;
  }
};

static double of(const double *x) {
  double sum = x[0];
  Owner owners[2] = {{std::make_unique<std::ostringstream>()},
                     {std::make_unique<std::ofstream>("/dev/null")}};
  for (int i = 0; i < 2; i++) {
    owners[i].weight = x[i];
    sum += owners[i].say(x[2]) * owners[i].say(sum);
  }
  return sum;
}
int main() { return tried<of>({0.41, 1.3, -0.8}); }
