// Loads and stores of two and of four numbers at once.
// launch 2 16
// x: double in 128
// y: double out 64

struct __attribute__((aligned(16))) two { double x, y; };
struct __attribute__((aligned(16))) four { double x, y, z, w; };

static __device__ void body(const double *x, double *y) {
  int i = blockIdx.x * 16 + threadIdx.x;
  four v = ((const four *)x)[i];
  two r = {v.x * v.y + v.z, v.w * sin(v.x)};
  ((two *)y)[i] = r;
}
