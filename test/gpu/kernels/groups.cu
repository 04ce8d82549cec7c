// Cooperative groups: blocks and tiles, what they tell each other, and reductions.
// launch 2 64
// x: double in 128
// y: double out 128
// total: double inout 8

#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;

static __device__ void body(const double *x, double *y, double *total) {
  __shared__ double s[64];
  cg::thread_block block = cg::this_thread_block();
  auto warp = cg::tiled_partition<32>(block);
  auto tile = cg::tiled_partition<8>(block);
  int me = block.thread_rank(), i = blockIdx.x * block.size() + me;
  double v = x[i] * x[i];
  s[me] = v;
  block.sync();
  v += tile.shfl(s[63 - me], 3) * tile.shfl_xor(v, 5) + warp.shfl_up(v, 2);
  if (tile.any(v > 3.5))
    v = sin(v);
  double most = cg::reduce(tile, v, cg::greater<double>());
  double sum = cg::reduce(warp, v * most, cg::plus<double>());
  int many = cg::reduce(warp, (int)(v > 1), cg::plus<int>());
  y[i] = sum * v + many * warp.shfl_down(v, 1);
  if (warp.thread_rank() == 0)
    atomicAdd(&total[warp.meta_group_rank()], sum);
}
