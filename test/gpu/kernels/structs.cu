// Copies structs from memory that threads share, and chooses among what is in them.
// launch 2 32
// x: double in 640
// k: int 64 below 10
// y: double out 640
// only these blocks

struct row { double v[10]; };

static __device__ void body(const double *x, const int *k, double *y) {
  int i = blockIdx.x * 32 + threadIdx.x;
  row one = ((const row *)x)[i], other = ((const row *)x)[63 - i];
  one.v[k[i]] = other.v[k[i]] * one.v[0];
  for (int j = 0; j < 10; j++)
    one.v[j] *= other.v[k[i]];
  ((row *)y)[i] = one;
}
