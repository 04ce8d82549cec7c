// REQUIRES: clang-22
// RUN: clang-22 -O0 -S -emit-llvm "%s" -o - | %enzyme-opt --print-requests - | %FileCheck "%s"
// RUN: clang-22 -O2 -S -emit-llvm "%s" -o - | %enzyme-opt --print-requests - | %FileCheck "%s"
extern int enzyme_dup, enzyme_out, enzyme_primal_return;
template <typename R, typename... A> R __enzyme_autodiff(void *, A...);
template <typename R, typename... A> R __enzyme_fwddiff(R (*)(A...), ...);
struct pair { double value, tangent; };
pair __enzyme_fwddiff(void *, double, double, int);

template <typename T> T cube(T x) { return x * x * x; }
extern "C" {
double square(double x) { return x * x; }

// CHECK-LABEL: autodiff of @square in @a_template
// CHECK: parameter 1 {{.*}}double: out (marked), value
double a_template(double x) { return __enzyme_autodiff<double>((void *)square, enzyme_out, x); }

// CHECK-LABEL: fwddiff of @_Z4cubeIdET_S0_ in @an_instance
// CHECK: parameter 1 {{.*}}double: dup, value {{.*}}, shadow 1.000000e+00
double an_instance(double x) { return __enzyme_fwddiff<double>(cube<double>, x, 1.0); }

// CHECK-LABEL: fwddiff of @square in @an_overload
// CHECK: primal_return
// CHECK: gives primal double, tangent double
pair an_overload(double x) { return __enzyme_fwddiff((void *)square, x, 1.0, enzyme_primal_return); }

// CHECK-LABEL: autodiff of @square in @an_invoke
double an_invoke(double x) {
  try { return __enzyme_autodiff<double>((void *)square, x); } catch (...) { return 0; }
}

// CHECK-LABEL: in @a_choice
// CHECK-DAG: @square where
// CHECK-DAG: @_Z4cubeIdET_S0_ where
double a_choice(bool c, double x) {
  return __enzyme_autodiff<double>((void *)(c ? square : cube<double>), x);
}
}
