static __device__ double scale = 3;

__device__ double pair(double x, double y) { return scale * x * y / (1 + x + y * y); }
