// Pairs of floats are told within a tile.
// launch 1 64
// x: float in 128
// y: float out 128

#include <cooperative_groups.h>
namespace cg = cooperative_groups;
struct Pair {
  float a, b;
};

static __device__ void body(const float *x, float *y) {
  auto tile = cg::tiled_partition<16>(cg::this_thread_block());
  int i = threadIdx.x;
  Pair p = {x[2 * i] * x[2 * i + 1], x[2 * i + 1]}, q = tile.shfl_down(p, 3);
  y[2 * i] = q.a * p.b;
  y[2 * i + 1] = q.b + p.a * p.a;
}
