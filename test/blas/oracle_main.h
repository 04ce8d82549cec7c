// Tangents against differences, adjoints against tangents, and memory that is nobody's.
static int failures, checks;

static void report(const setup *s, int which, const char *what, long at, double got, double wanted) {
    if (++failures > 5) return;
    int buffer = 0;
    for (int i = 0; i < BUFFERS; ++i) if (at >= s->start[i] - GUARD) buffer = i;
    printf("WRONG %s%s: %s[%ld] is %.12g, not %.12g; ", what, which ? " (deep)" : "", names[buffer],
           at - s->start[buffer], got, wanted);
    show(s);
    for (int i = 0; i < BUFFERS; ++i) if (s->length[i] <= 2) printf(" %s shift %g", names[i], (double)s->shift[s->start[i]]);
    printf("\n");
}
static void fill(const setup *s, R *x, int is_value) {
    for (long i = 0; i < s->total; ++i) {
        R made = number();
        if (s->live[i] == 0) x[i] = (R)NAN;
        else if (s->live[i] == 2) x[i] = 0;
        else x[i] = is_value ? s->factor[i] * made + s->shift[i] : made;
    }
}
static void untouched(const setup *s, int which, const char *what, const R *x) {
    for (long i = 0; i < s->total; ++i) {
        ++checks;
        if (!s->live[i] && !isnan(x[i])) { report(s, which, what, i, x[i], NAN); return; }
    }
}
static void alike(const setup *s, int which, const char *what, const R *x, const R *y, double allowed) {
    for (long i = 0; i < s->total; ++i) {
        ++checks;
        if (s->live[i] && !(fabs((double)x[i] - y[i]) <= allowed * (1 + fabs((double)y[i])))) {
            report(s, which, what, i, x[i], y[i]);
            return;
        }
    }
}
// Exact for polynomials of degree 4.
static void differences(const setup *s, int which, const R *x, const R *v, R *to) {
    static R moved[MOST];
    const double h = sizeof(R) == 8 ? 1.0 / 512 : 1.0 / 32;
    static double sum[MOST];
    for (long i = 0; i < s->total; ++i) sum[i] = 0;
    static const int steps[] = {-2, -1, 1, 2};
    static const double weights[] = {1, -8, 8, -1};
    for (int k = 0; k < 4; ++k) {
        for (long i = 0; i < s->total; ++i)
            moved[i] = s->live[i] ? x[i] + (R)(steps[k] * h) * v[i] : (R)NAN;
        run(which, s, moved);
        for (long i = 0; i < s->total; ++i) sum[i] += weights[k] * moved[i];
    }
    for (long i = 0; i < s->total; ++i) to[i] = (R)(sum[i] / (12 * h));
}
static void checked(const setup *s, int which) {
    static R x[MOST], y[MOST], v[MOST], w[MOST], t[MOST], a[MOST], primal[MOST], wanted[MOST];
    const double close = sizeof(R) == 8 ? 1e-8 : 2e-4, rounding = sizeof(R) == 8 ? 1e-12 : 2e-5;
    fill(s, x, 1);
    fill(s, v, 0);
    for (long i = 0; i < s->total; ++i) w[i] = s->live[i] ? number() : (R)NAN;
    memcpy(y, x, sizeof x);
    run(which, s, y);
    untouched(s, which, "the routine itself", y);
    differences(s, which, x, v, wanted);
    memcpy(primal, x, sizeof x);
    memcpy(t, v, sizeof v);
    forward(which, s, primal, t);
    alike(s, which, "value in forward mode", primal, y, rounding);
    untouched(s, which, "value in forward mode", primal);
    alike(s, which, "tangent", t, wanted, close);
    untouched(s, which, "tangent", t);
    memcpy(primal, x, sizeof x);
    memcpy(a, w, sizeof w);
    reverse(which, s, primal, a);
    alike(s, which, "value in reverse mode", primal, y, rounding);
    untouched(s, which, "value in reverse mode", primal);
    untouched(s, which, "adjoint", a);
    double left = 0, right = 0, size = 0;
    for (long i = 0; i < s->total; ++i) {
        if (!s->live[i]) continue;
        left += (double)wanted[i] * w[i];
        right += (double)v[i] * a[i];
        size += fabs((double)wanted[i] * w[i]) + fabs((double)v[i] * a[i]);
    }
    ++checks;
    if (!(fabs(left - right) <= close * (1 + size))) { report(s, which, "adjoint", 0, right, left); return; }
    left = 0;
    for (long i = 0; i < s->total; ++i) if (s->live[i]) left += (double)t[i] * w[i];
    if (!(fabs(left - right) <= rounding * (1 + size))) report(s, which, "dot product", 0, right, left);
}
int main(int count, char **arguments) {
    static setup s;
    int first = count > 1 ? atoi(arguments[1]) : 0, last = count > 2 ? atoi(arguments[2]) : 400;
    for (int seed = first; seed < last; ++seed) {
        memset(&s, 0, sizeof s);
        state = 77 + (unsigned long)seed * 2654435761ul;
        for (int i = 0; i < 10; ++i) chance(2);
        choose(&s);
        for (int which = 0; which < 2; ++which) checked(&s, which);
    }
    printf("%d checks, %d failures\n", checks, failures);
    return failures != 0;
}
