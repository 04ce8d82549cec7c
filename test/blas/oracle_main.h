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
        else if (s->live[i] == 2) x[i] = is_value ? s->shift[i] : 0;
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
    const double h = sizeof(R) == 8 ? 1.0 / 512 : 1.0 / 64;
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
#if MODES
static void random_shadow(const setup *s, R *d) {
    for (long i = 0; i < s->total; ++i) d[i] = s->live[i] == 1 ? number() : s->live[i] ? 0 : (R)NAN;
}
// Of both modes what one plain request gives.
static void plain(const setup *s, int is_reverse, const R *x, const R *v, R *to) {
    static R primal[MOST];
    memcpy(primal, x, sizeof primal);
    memcpy(to, v, sizeof primal);
    (is_reverse ? reverse : forward)(0, s, primal, to);
}
// Where buffers are constant nothing is added to them, and what would be seeds there is none.
static void without(const setup *s, int off, R *d) {
    for (int i = 0; i < BUFFERS; ++i)
        for (long k = 0; off >> i & 1 && k < s->length[i]; ++k)
            if (s->live[s->start[i] + k]) d[s->start[i] + k] = 0;
}
static void compared(const setup *s, int off, const char *what, const R *got, const R *wanted, double rounding) {
    for (int i = 0; i < BUFFERS; ++i)
        for (long k = 0; !(off >> i & 1) && k < s->length[i]; ++k) {
            long at = s->start[i] + k;
            ++checks;
            if (s->live[at] ? fabs((double)got[at] - wanted[at]) <= rounding * (1 + fabs((double)wanted[at])) : isnan(got[at])) continue;
            report(s, 0, what, at, got[at], wanted[at]);
            printf("  (constant: %d)\n", off);
            return;
        }
}
static void modes(setup *s) {
    static R x[MOST], y[MOST], v[8][MOST], want[8][MOST], got[8][MOST], primal[MOST], masked[MOST];
    const double rounding = sizeof(R) == 8 ? 1e-12 : 2e-5;
    fill(s, x, 1);
    memcpy(y, x, sizeof x);
    run(0, s, y);
    for (int is_reverse = 0; is_reverse < 2; ++is_reverse) {
        for (int width = 2; width <= 8; width += 6) {
            int off = chance(2) ? (int)chance(1 << BUFFERS) & ~ALWAYS : 0;
            for (int lane = 0; lane < width; ++lane) {
                random_shadow(s, v[lane]);
                memcpy(got[lane], v[lane], sizeof x);
                memcpy(masked, v[lane], sizeof x);
                if (lane == width - 1) without(s, off, masked);
                plain(s, is_reverse, x, masked, want[lane]);
            }
            memcpy(primal, x, sizeof x);
            if (width == 2) (is_reverse ? reverse_2 : forward_2)(s, primal, got, off);
            else (is_reverse ? reverse_8 : forward_8)(s, primal, got, off);
            alike(s, 0, "value of several directions", primal, y, rounding);
            for (int lane = 0; lane < width; ++lane)
                compared(s, lane == width - 1 ? off : 0, is_reverse ? "adjoint of several" : "tangent of several", got[lane], want[lane], rounding);
        }

        int off = (int)chance(1 << BUFFERS) & ~ALWAYS;
        memcpy(masked, v[0], sizeof x);
        without(s, off, masked);
        plain(s, is_reverse, x, masked, want[0]);
        memcpy(primal, x, sizeof x);
        memcpy(got[0], v[0], sizeof x);
        (is_reverse ? some_reverse : some_forward)(s, primal, got[0], off);
        alike(s, 0, "value with some inactive at run time", primal, y, rounding);
        compared(s, off, is_reverse ? "adjoint, some inactive at run time" : "tangent, some inactive at run time", got[0], want[0], rounding);

        for (unsigned k = 0; k < sizeof subsets / sizeof *subsets; ++k) {
            off = subsets[k];
            memcpy(masked, v[0], sizeof x);
            without(s, off, masked);
            R *from = x;
            static R other[MOST], result[MOST];
            if (BETA >= 0 && off >> BETA & 1 && chance(2)) {
                // What is multiplied with 0 is not read.
                memcpy(other, x, sizeof x);
                from = other;
                for (int part = 0; part < s->length[BETA]; ++part) other[s->start[BETA] + part] = 0;
                for (long i = 0; i < s->length[LAST]; ++i) other[s->start[LAST] + i] = (R)NAN;
            }
            // Its own derivative takes values that are numbers.
            memcpy(result, from, sizeof x);
            if (from != x) for (long i = 0; i < s->length[LAST]; ++i) result[s->start[LAST] + i] = x[s->start[LAST] + i];
            plain(s, is_reverse, result, masked, want[0]);
            run(0, s, result);
            memcpy(primal, from, sizeof x);
            memcpy(got[0], v[0], sizeof x);
            (is_reverse ? constant_reverse : constant_forward)(s, primal, got[0], off);
            if (from == x) alike(s, 0, "value with some constant", primal, result, rounding);
            compared(s, off, is_reverse ? "adjoint, some constant" : "tangent, some constant", got[0], want[0], rounding);
            for (int i = 0; i < BUFFERS; ++i)
                for (long j = 0; off >> i & 1 && j < s->length[i]; ++j) {
                    long at = s->start[i] + j;
                    if (s->live[at] && got[0][at] != v[0][at]) { report(s, 0, "shadow of a constant", at, got[0][at], v[0][at]); break; }
                }
        }
    }
    // Everything that it has read is another between the sweeps.
    plain(s, 1, x, v[1], want[0]);
    memcpy(primal, x, sizeof x);
    memcpy(got[0], v[1], sizeof x);
    void *tape = ahead(s, primal, got[0]);
    alike(s, 0, "value in split mode", primal, y, rounding);
    for (long i = 0; i < s->total; ++i) primal[i] = 17;
    back(s, primal, got[0], tape);
    compared(s, 0, "adjoint in split mode", got[0], want[0], rounding);
}
#endif
int main(int count, char **arguments) {
    static setup s;
    int first = count > 1 ? atoi(arguments[1]) : 0, last = count > 2 ? atoi(arguments[2]) : 400;
    least = count > 3 ? atoi(arguments[3]) : 0;
    for (int seed = first; seed < last; ++seed) {
        memset(&s, 0, sizeof s);
        state = 77 + (unsigned long)seed * 2654435761ul;
        for (int i = 0; i < 10; ++i) chance(2);
        choose(&s);
#if MODES
        modes(&s);
#else
        for (int which = 0; which < DEPTH; ++which) checked(&s, which);
#endif
    }
    printf("%d checks, %d failures\n", checks, failures);
    return failures != 0;
}
