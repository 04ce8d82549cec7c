// A request about a method and an overloaded function: arguments missing.
double __enzyme_autodiff(void *, ...);
namespace app {
struct Spring { double k; double energy(double x) const { return k * x * x; } };
double energy(const Spring &s, double x) { return s.energy(x); }
double energy(const Spring &s, const double *x) { return s.energy(*x); }
}
double one(app::Spring s, double x) {
    return __enzyme_autodiff((void *)static_cast<double (*)(const app::Spring &, double)>(app::energy), &s, x);
}
double two(app::Spring s, const double *x) {
    return __enzyme_autodiff((void *)static_cast<double (*)(const app::Spring &, const double *)>(app::energy), &s, &s, x);
}
