/* Weighted squares of a Fourier transform: by recursion, or in LOOPS with twiddles as they go. */
#include "speed.h"

#ifdef LOOPS

/* Transform n complex numbers in place. sign: -1 forth, 1 back. */
void fft(int n, double *data, int sign) {
  for (int i = 1, j = 0; i < n; i++) {
    int bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      double re = data[2 * i], im = data[2 * i + 1];
      data[2 * i] = data[2 * j];
      data[2 * i + 1] = data[2 * j + 1];
      data[2 * j] = re;
      data[2 * j + 1] = im;
    }
  }
  for (int size = 2; size <= n; size *= 2) {
    double angle = sign * 2 * M_PI / size, c = cos(angle), s = sin(angle);
    for (int first = 0; first < n; first += size) {
      double wr = 1, wi = 0;
      for (int i = first; i < first + size / 2; i++) {
        int j = i + size / 2;
        double re = wr * data[2 * j] - wi * data[2 * j + 1];
        double im = wr * data[2 * j + 1] + wi * data[2 * j];
        data[2 * j] = data[2 * i] - re;
        data[2 * j + 1] = data[2 * i + 1] - im;
        data[2 * i] += re;
        data[2 * i + 1] += im;
        double turned = wr * c - wi * s;
        wi = wr * s + wi * c;
        wr = turned;
      }
    }
  }
}

void transform(int n, const double *in, double *out, int sign) {
  memcpy(out, in, 2 * n * sizeof(double));
  fft(n, out, sign);
}

#else

void fft(int n, int stride, const double *in, double *out, int sign) {
  if (n == 1) {
    out[0] = in[0];
    out[1] = in[1];
    return;
  }
  int half = n / 2;
  fft(half, 2 * stride, in, out, sign);
  fft(half, 2 * stride, in + 2 * stride, out + 2 * half, sign);
  for (int k = 0; k < half; k++) {
    double angle = sign * 2 * M_PI * k / n, c = cos(angle), s = sin(angle);
    double *a = out + 2 * k, *b = out + 2 * (k + half);
    double re = c * b[0] - s * b[1], im = c * b[1] + s * b[0];
    b[0] = a[0] - re;
    b[1] = a[1] - im;
    a[0] += re;
    a[1] += im;
  }
}

void transform(int n, const double *in, double *out, int sign) { fft(n, 1, in, out, sign); }

#endif

double spectrum(int n, const double *signal, const double *weights) {
  double *out = malloc(2 * n * sizeof(double)), sum = 0;
  transform(n, signal, out, -1);
  for (int i = 0; i < n; i++)
    sum += weights[i] * (out[2 * i] * out[2 * i] + out[2 * i + 1] * out[2 * i + 1]);
  free(out);
  return sum / n;
}

/* -- by hand: the adjoint of a transform is the one back -------------------------------------- */

static void spectrum_hand(int n, const double *signal, double *dsignal, const double *weights) {
  double *out = malloc(4 * n * sizeof(double)), *back = out + 2 * n;
  transform(n, signal, out, -1);
  for (int i = 0; i < n; i++) {
    double scale = 2 * weights[i] / n;
    out[2 * i] *= scale;
    out[2 * i + 1] *= scale;
  }
  transform(n, out, back, 1);
  for (int i = 0; i < 2 * n; i++) dsignal[i] += back[i];
  free(out);
}

/* -- the program ------------------------------------------------------------------------------ */

static int n;
static double *weights;

static void prepare(void) {
  n = unknown(1 << 15);
  inputs = 2 * n;
  weights = doubles(n);
  for (int i = 0; i < n; i++) weights[i] = between(0, 1);
}
static void start(double *x) {
  for (int i = 0; i < inputs; i++) x[i] = between(-1, 1);
}
static double primal(const double *x) { return spectrum(n, x, weights); }
static void ours(const double *x, double *dx) {
  GRADIENT((void *)spectrum, enzyme_const, n, enzyme_dup, x, dx, enzyme_const, weights);
}
static void by_hand(const double *x, double *dx) { spectrum_hand(n, x, dx, weights); }
