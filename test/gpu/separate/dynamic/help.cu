// The same memory by another name.
extern __shared__ double theirs[];
__device__ double *other() { return theirs; }
