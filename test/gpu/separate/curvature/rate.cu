__device__ double rate(double x, double y) { return x * y * y / (1 + x * x); }
