/* One gradient through three languages: C calls Fortran, which calls C++. */
#include <enzyme/enzyme.h>
#include <math.h>
#include <stdio.h>

/* middle.f90 */
double energy(int n, const double *x);

static void loss(int n, const double *x, double *y) {
    double e = energy(n, x);
    *y = e * e + x[0];
}

int main(void) {
    enum { N = 5 };
    double x[N] = {0.5, -1.25, 2, 0.75, 1.5}, dx[N] = {0}, y, dy = 1, ty;
    double along[N] = {1, 0.5, -1, 2, 0.25}, slope = 0;
    int failures = 0, n = N;
    __enzyme_autodiff_void((void *)loss, enzyme_const, n, enzyme_dup, x, dx, enzyme_dup, &y, &dy);
    __enzyme_fwddiff_void((void *)loss, enzyme_const, n, enzyme_dup, x, along, enzyme_dup, &y, &ty);
    for (int i = 0; i < N; ++i) {
        double h = 1e-4, kept = x[i], near[4], steps[4] = {-2, -1, 1, 2};
        for (int k = 0; k < 4; ++k) {
            x[i] = kept + steps[k] * h;
            loss(n, x, &near[k]);
        }
        x[i] = kept;
        double wanted = (near[0] - 8 * near[1] + 8 * near[2] - near[3]) / (12 * h);
        slope += dx[i] * along[i];
        if (fabs(dx[i] - wanted) > 1e-8 * (1 + fabs(wanted))) {
            ++failures;
            printf("dx[%d] = %.12g, not %.12g\n", i, dx[i], wanted);
        }
    }
    if (fabs(slope - ty) > 1e-12 * (1 + fabs(ty))) {
        ++failures;
        printf("the tangent is %.15g, not %.15g\n", ty, slope);
    }
    puts(failures ? "wrong" : "right");
    return failures != 0;
}
