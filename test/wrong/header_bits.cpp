// Bits of numbers, in a function of the standard library.
#include <bit>
#include <algorithm>
#include <cstdint>
#include <vector>
double __enzyme_autodiff(void *, ...);
namespace app {
struct Mixer {
    std::vector<double> values;
    double mix() const {
        std::vector<std::uint64_t> bits(values.size());
        std::transform(values.begin(), values.end(), bits.begin(), [](double v) { return std::bit_cast<std::uint64_t>(v) * 3; });
        std::vector<double> back(values.size());
        std::transform(bits.begin(), bits.end(), back.begin(), std::bit_cast<double, std::uint64_t>);
        return back[0];
    }
};
}
static double f(double x) { app::Mixer m; m.values = {x, x}; return m.mix(); }
double slope(double x) { return __enzyme_autodiff((void *)f, x); }
int main() { return slope(3) > 0; }
