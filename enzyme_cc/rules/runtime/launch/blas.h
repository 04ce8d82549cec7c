// What derivatives of routines of cuBLAS need beside its routines: numbers behind addresses of host
// or device, memory of the device, copies on the host, and records that put memory back.

#ifndef HIP
int cublasGetPointerMode_v2(void *, int *);
int cublasSetPointerMode_v2(void *, int);
int cublasGetStream_v2(void *, void **);
int cublasSetStream_v2(void *, void *);
int cublasDestroy_v2(void *);
int cudaMemset2DAsync(void *, size_t, int, size_t, size_t, void *);

#define BLAS(name) __enzyme_cc_cuda_blas_##name
enum { ON_HOST = 0 };

static void *stream_of(void *handle, const char *where) {
  void *stream = NULL;
  if (cublasGetStream_v2(handle, &stream))
    stop(where, "cuBLAS has no stream for this handle", "create it by cublasCreate");
  return stream;
}

void BLAS(succeeded)(int status, const char *where) {
  if (!status) return;
  dprintf(2, "enzyme-cc: %s: cuBLAS returned the status %d\n", where, status);
  stop(where, "a product is not what it should be", "the derivative's own calls failed so");
}

int BLAS(opened)(void *handle, const char *where) {
  int mode = ON_HOST;
  if (cublasGetPointerMode_v2(handle, &mode) || (mode != ON_HOST && cublasSetPointerMode_v2(handle, ON_HOST)))
    stop(where, "cuBLAS does not say where it takes numbers from", "create the handle by cublasCreate");
  return mode;
}

void BLAS(closed)(void *handle, int mode, const char *where) {
  if (mode != ON_HOST && cublasSetPointerMode_v2(handle, mode))
    stop(where, "cuBLAS does not take numbers from the device", "create the handle by cublasCreate");
}

// What the library stores behind an address of the host is there when it returns.
void BLAS(read)(void *handle, int mode, void *to, const void *from, size_t size, const char *where) {
  if (mode == ON_HOST) {
    memcpy(to, from, size);
    return;
  }
  void *stream = stream_of(handle, where);
  check(cudaMemcpyAsync(to, from, size, ANYWHERE, stream), where);
  check(cudaStreamSynchronize(stream), where);
}

void BLAS(wrote)(void *handle, int mode, const void *from, void *to, size_t size, const char *where) {
  BLAS(read)(handle, mode, to, from, size, where);
}

void *BLAS(memory)(size_t size, const char *where) {
  void *made = NULL;
  if (cudaMalloc(&made, size))
    stop(where, "the device has no memory for what a derivative keeps", "differentiate less at once");
  return made;
}

void BLAS(released)(void *memory, const char *where) {
  if (memory) check(cudaFree(memory), where);
}

// Columns that lie close together are one, and so are numbers that are one number.
static void laid(size_t *pitch, size_t *width, size_t *height) {
  if (*pitch == *width) *width *= *height, *height = *height ? 1 : 0;
  if (!*pitch && *height) *height = 1;
  if (*height == 1) *pitch = *width;
}

void BLAS(copied)(void *handle, void *to, size_t to_pitch, const void *from, size_t pitch,
                  size_t width, size_t height, const char *where) {
  if (width && height)
    check(cudaMemcpy2DAsync(to, height == 1 ? width : to_pitch, from, height == 1 ? width : pitch,
                            width, height, ANYWHERE, stream_of(handle, where)), where);
}

void BLAS(cleared)(void *handle, void *to, size_t pitch, size_t width, size_t height, const char *where) {
  laid(&pitch, &width, &height);
  if (width && height)
    check(cudaMemset2DAsync(to, pitch, 0, width, height, stream_of(handle, where)), where);
}

void *BLAS(fetched)(void *handle, const void *from, size_t pitch, size_t width, size_t height,
                    const char *where) {
  laid(&pitch, &width, &height);
  void *made = room(pitch * height + width, where), *stream = stream_of(handle, where);
  if (width && height)
    check(cudaMemcpy2DAsync(made, pitch, from, pitch, width, height, TO_HOST, stream), where);
  check(cudaStreamSynchronize(stream), where);
  return made;
}

void BLAS(brought)(void *handle, void *copy, void *to, size_t pitch, size_t width, size_t height,
                   const char *where) {
  laid(&pitch, &width, &height);
  void *stream = stream_of(handle, where);
  if (to && width && height) {
    check(cudaMemcpy2DAsync(to, pitch, copy, pitch, width, height, TO_DEVICE, stream), where);
    check(cudaStreamSynchronize(stream), where);
  }
  free(copy);
}

// ---- both sweeps --------------------------------------------------------------------------------

struct record *BLAS(ahead)(void *handle, int mode, const char *where) {
  struct record *record = begin(NULL, where);
  record->numbers = mode;
  serialise(stream_of(handle, where));
  return record;
}

// Launches before this one that read what it overwrites find it again.
void BLAS(overwrites)(struct record *record, void *handle, char *place, size_t pitch, size_t width,
                      size_t height, const char *where) {
  laid(&pitch, &width, &height);
  if (width && height)
    keep_if_read(record, place, pitch * (height - 1) + width, stream_of(handle, where));
}

// Return where the call had its numbers. The reverse sweep is in one stream: the call's may be gone.
int BLAS(reversing)(struct record *record, void *handle, const char *where) {
  begin_back(record);
  record->to = stream_of(handle, where);
  cublasSetStream_v2(handle, NULL);
  return record->numbers;
}

void BLAS(reversed)(struct record *record, void *handle, const char *where) {
  check(cudaStreamSynchronize(NULL), where);
  cublasSetStream_v2(handle, record->to);
  put_back(record);
  end(record);
}

// A handle is needed until all calls with it have been reversed.
static void nothing_back(struct record *record) { end(record); }

int __enzyme_cc_cuda_augmented_cublasDestroy_v2(union word *given, void **shadows, int width,
                                                const char *where, struct record **kept) {
  (void)shadows, (void)width;
  *kept = begin(nothing_back, where);
  struct block *made = room(sizeof *made, where);
  made->base = given[0].address, made->next = ALL.blocks;
  made->is_given_back = 1, made->give_back = cublasDestroy_v2;
  ALL.blocks = made;
  return 0;
}

int __enzyme_cc_cuda_forward_cublasDestroy_v2(union word *given, void **shadows, int width,
                                              const char *where) {
  (void)shadows, (void)width, (void)where;
  return cublasDestroy_v2(given[0].address);
}
#endif
