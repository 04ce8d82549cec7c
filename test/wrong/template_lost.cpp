// Functions of namespaces and classes without a body, by reference and by value.
double __enzyme_fwddiff(void *, ...);
namespace phys { namespace gas {
template <typename T> struct Table { T at(T where, const T &scale) const; static T base(T); };
double pressure(double t, const double *weights, int n);
} }
static double f(double x) {
    phys::gas::Table<double> t;
    return t.at(x, x) + phys::gas::Table<double>::base(x) + phys::gas::pressure(x, &x, 1);
}
double slope(double x) { return __enzyme_fwddiff((void *)f, x, 1.0); }

int main() { return slope(3.0) > 0; }
