// Heat in three directions: a tile of a plane in shared memory, the others in registers.
// launch 1 6x6
// x: double in 216
// k: double in 1
// y: double out 216

static __device__ void body(const double *__restrict__ x, const double *__restrict__ k,
                            double *__restrict__ y) {
  __shared__ double plane[36];
  int t = threadIdx.x, u = threadIdx.y, i = 6 * u + t;
  for (int z = 0; z < 6; z++) {
    plane[i] = x[36 * z + i];
    __syncthreads();
    double here = plane[i], sum = -4 * here;
    sum += t > 0 ? plane[i - 1] : here;
    sum += t < 5 ? plane[i + 1] : here;
    sum += u > 0 ? plane[i - 6] : here;
    sum += u < 5 ? plane[i + 6] : here;
    if (z > 0)
      sum += x[36 * (z - 1) + i] - here;
    y[36 * z + i] = here + k[0] * sum * here;
    __syncthreads();
  }
}
