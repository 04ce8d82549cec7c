/* One operation of TensorFlow's for every function and every derivative, told by a plan what to do.

   `EnzymeFunction` has an attribute, the key of a plan that Python has told this process of. Result
   i has the shape of input i, so that graphs know shapes; a plan (`plans.py` writes it) is one
   array of 64-bit integers:
     counts of inputs, results, buffers, slots, checks;
     two for each input: its type, and whether its last axis is the bytes of one element;
     four for each buffer: the input whose shape it has, the input that it begins with (-1: zeros),
     the result that it is (-1: none), the bytes of an element;
     three for each slot: what it holds, and of which input or buffer; see `enum holds`;
     for each check: the input, what of it (see `measure`), whether it may be more, the text to say
     if it is not, and how many integers follow of the program that computes what it must be.

   Only TensorFlow's C API is used: any compiler makes it, and no version of libstdc++ matters. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef struct TF_DimensionHandle TF_DimensionHandle; /* which ops.h says in C++ alone */
typedef struct TF_OpDefinitionBuilder TF_OpDefinitionBuilder;
typedef struct TF_ShapeHandle TF_ShapeHandle;
typedef struct TF_ShapeInferenceContext TF_ShapeInferenceContext;
#include "tensorflow/c/kernels.h"
#include "tensorflow/c/ops.h"
#include "tensorflow/c/tf_tensor.h"

typedef int ez_entry(long *slots);
typedef const char *ez_error(void);
typedef struct ez_plan {
  int64_t key;
  ez_entry *run, *first; /* `first` is the call that may throw, before its derivative */
  ez_error *error; /* what the one that throws says */
  const int64_t *table;
  const char *const *texts;
  struct ez_plan *next;
} ez_plan;
enum { BUCKETS = 4096, HEAD = 5, MOST = 256, LONGEST = 2000 };
enum holds { INPUT_ADDRESS, BUFFER_ADDRESS, INPUT_NUMBER, BUFFER_NUMBER, LENGTH, SKIPPED, ZERO };
enum steps { CONSTANT, MEASURE, INTEGER, ADD, SUBTRACT, MULTIPLY, DIVIDE };
enum { ELEMENTS = -1, RANK = -2 };
static const char NAME[] = "EnzymeFunction";
static ez_plan *plans[BUCKETS];

/* Python calls it, from several threads perhaps; kernels read at any time. */
void ez_tf_know(int64_t key, ez_entry *run, ez_entry *first, ez_error *error, const int64_t *table,
                const char *const *texts) {
  ez_plan **bucket = &plans[(uint64_t)key % BUCKETS], *made = malloc(sizeof *made);
  if (!made) abort();
  *made = (ez_plan){key, run, first, error, table, texts, *bucket};
  while (!__atomic_compare_exchange_n(bucket, &made->next, made, false, __ATOMIC_RELEASE,
                                      __ATOMIC_RELAXED)) {
  }
}

static const ez_plan *plan_of(int64_t key) {
  const ez_plan *one = __atomic_load_n(&plans[(uint64_t)key % BUCKETS], __ATOMIC_ACQUIRE);
  while (one && one->key != key) one = one->next;
  return one;
}

/* The tensors of one run, and what is to be freed. */
typedef struct {
  TF_OpKernelContext *context;
  TF_Status *status;
  const ez_plan *plan;
  const int64_t *inputs, *buffers, *slots, *checks;
  TF_Tensor *given[MOST], *results[MOST];
  void *memory[MOST];  /* of buffers */
  size_t bytes[MOST];
  bool is_own[MOST];
} run;

static bool fail(run *r, TF_Code code, const char *text) {
  if (TF_GetCode(r->status) == TF_OK) TF_SetStatus(r->status, code, text);
  return false;
}

static int rank_of(const run *r, int64_t input) {
  return TF_NumDims(r->given[input]) - (int)r->inputs[2 * input + 1];
}

/* Return the length of an axis, or the count of elements, or the rank; -1 where there is none. */
static int64_t measure(const run *r, int64_t input, int64_t what) {
  const int rank = rank_of(r, input);
  if (what == RANK) return rank;
  if (what >= 0) return what < rank ? TF_Dim(r->given[input], (int)what) : -1;
  int64_t count = 1;
  for (int axis = 0; axis < rank; axis++) count *= TF_Dim(r->given[input], axis);
  return count;
}

static int64_t integer(const run *r, int64_t input) {
  const void *data = TF_TensorData(r->given[input]);
  switch (TF_TensorType(r->given[input])) {
    case TF_INT8: return *(const int8_t *)data;
    case TF_UINT8: return *(const uint8_t *)data;
    case TF_INT16: return *(const int16_t *)data;
    case TF_UINT16: return *(const uint16_t *)data;
    case TF_INT32: return *(const int32_t *)data;
    case TF_UINT32: return *(const uint32_t *)data;
    default: return *(const int64_t *)data;
  }
}

/* Compute a length; false where that is no number of 64 bits. */
static bool computed(const run *r, const int64_t *program, int64_t count, int64_t *result) {
  int64_t stack[64], top = 0;
  for (int64_t at = 0; at < count;) {
    if (top > 62) return false;
    const int64_t step = program[at++];
    if (step == CONSTANT) stack[top++] = program[at++];
    else if (step == INTEGER) stack[top++] = integer(r, program[at++]);
    else if (step == MEASURE) {
      stack[top++] = measure(r, program[at], program[at + 1]);
      at += 2;
    } else {
      const int64_t b = stack[--top], a = stack[--top];
      int64_t *to = &stack[top++];
      if (step == DIVIDE) {
        if (b == 0 || (b == -1 && a == INT64_MIN)) return false;
        *to = a / b - (a % b != 0 && (a < 0) != (b < 0));
      } else if (step == ADD ? __builtin_add_overflow(a, b, to)
                 : step == SUBTRACT ? __builtin_sub_overflow(a, b, to)
                                    : __builtin_mul_overflow(a, b, to))
        return false;
    }
  }
  *result = stack[0];
  return true;
}

/* Fail with a text, \1 and \2 replaced by numbers. */
static bool refuse(run *r, const char *text, int64_t given, int64_t wanted) {
  char message[LONGEST];
  size_t at = 0;
  for (; *text && at < LONGEST - 32; text++) {
    if (*text == 1 || *text == 2)
      at += (size_t)snprintf(message + at, 24, "%lld", (long long)(*text == 1 ? given : wanted));
    else message[at++] = *text;
  }
  message[at] = 0;
  return fail(r, TF_INVALID_ARGUMENT, message);
}

static bool checked(run *r) {
  const int64_t *one = r->checks;
  for (int64_t i = 0; i < r->plan->table[4]; i++, one += 5 + one[4]) {
    const int64_t given = measure(r, one[0], one[1]);
    int64_t wanted;
    if (!computed(r, one + 5, one[4], &wanted))
      return fail(r, TF_INVALID_ARGUMENT, "enzyme: a length is no integer of 64 bits");
    if (given != wanted && !(one[2] && given > wanted))
      return refuse(r, r->plan->texts[one[3]], given, wanted);
  }
  return true;
}

static bool take_inputs(run *r) {
  const int64_t *table = r->plan->table;
  if (TF_NumInputs(r->context) != table[0] || TF_NumOutputs(r->context) != table[1])
    return fail(r, TF_INTERNAL, "enzyme: a plan for another count of tensors");
  for (int64_t i = 0; i < table[0]; i++) {
    TF_GetInput(r->context, (int)i, &r->given[i], r->status);
    if (TF_GetCode(r->status) != TF_OK) return false;
    if (r->inputs[2 * i] >= 0 && TF_TensorType(r->given[i]) != (TF_DataType)r->inputs[2 * i])
      return fail(r, TF_INVALID_ARGUMENT, "enzyme: a tensor of another type than was traced");
  }
  return checked(r);
}

static bool make_buffers(run *r) {
  for (int64_t i = 0; i < r->plan->table[2]; i++) {
    const int64_t like = r->buffers[4 * i], result = r->buffers[4 * i + 2];
    r->bytes[i] = (size_t)(measure(r, like, ELEMENTS) * r->buffers[4 * i + 3]);
    if (result < 0) {
      if (!(r->memory[i] = malloc(r->bytes[i] + !r->bytes[i])))
        return fail(r, TF_RESOURCE_EXHAUSTED, "enzyme: no memory");
      r->is_own[i] = true;
      continue;
    }
    int64_t shape[MOST];
    const int rank = rank_of(r, like);
    for (int axis = 0; axis < rank; axis++) shape[axis] = TF_Dim(r->given[like], axis);
    r->results[result] = TF_AllocateOutput(
        r->context, (int)result, TF_ExpectedOutputDataType(r->context, (int)result), shape, rank,
        r->bytes[i], r->status);
    if (TF_GetCode(r->status) != TF_OK) return false;
    r->memory[i] = TF_TensorData(r->results[result]);
  }
  return true;
}

static bool begin(run *r) {
  for (int64_t i = 0; i < r->plan->table[2]; i++) {
    const int64_t from = r->buffers[4 * i + 1];
    if (r->bytes[i] == 0) continue;
    if (from < 0) memset(r->memory[i], 0, r->bytes[i]);
    else if (TF_TensorByteSize(r->given[from]) != r->bytes[i])
      return fail(r, TF_INVALID_ARGUMENT, "enzyme: a derivative has another shape than its value");
    else memcpy(r->memory[i], TF_TensorData(r->given[from]), r->bytes[i]);
  }
  return true;
}

static void fill(const run *r, long *all) {
  for (int64_t i = 0; i < r->plan->table[3]; i++) {
    const int64_t holds = r->slots[3 * i], of = r->slots[3 * i + 1], more = r->slots[3 * i + 2];
    if (holds == INPUT_ADDRESS) all[i] = (long)TF_TensorData(r->given[of]);
    else if (holds == BUFFER_ADDRESS) all[i] = (long)r->memory[of];
    else if (holds == LENGTH) all[i] = measure(r, of, more);
    else if (holds == ZERO) all[i] = 0;
    else if (holds != SKIPPED) {
      all[i] = 0;
      memcpy(&all[i], holds == INPUT_NUMBER ? TF_TensorData(r->given[of]) : r->memory[of],
             (size_t)more);
    }
  }
}

static bool call(run *r, ez_entry *entry, long *all) {
  if (!begin(r)) return false;
  fill(r, all);
  if (entry(all) == 0) return true;
  const char *said = r->plan->error ? r->plan->error() : "";
  char message[1200];
  snprintf(message, sizeof message, "%s threw: %s", r->plan->texts[0],
           said && *said ? said : "an exception of no standard type");
  return fail(r, TF_ABORTED, message);
}

static bool compute_all(run *r) {
  long all[MOST];
  if (!take_inputs(r) || !make_buffers(r)) return false;
  if (r->plan->first && !call(r, r->plan->first, all)) return false;
  if (!call(r, r->plan->run, all)) return false;
  for (int64_t i = 0; i < r->plan->table[3]; i++)
    if (r->slots[3 * i] == BUFFER_NUMBER)
      memcpy(r->memory[r->slots[3 * i + 1]], &all[i], (size_t)r->slots[3 * i + 2]);
  return true;
}

static void compute(void *kernel, TF_OpKernelContext *context) {
  run r;
  const ez_plan *plan = kernel;
  const int64_t *table = plan->table;
  memset(&r, 0, offsetof(run, given));
  r.context = context, r.plan = plan, r.status = TF_NewStatus();
  r.inputs = table + HEAD, r.buffers = r.inputs + 2 * table[0];
  r.slots = r.buffers + 4 * table[2], r.checks = r.slots + 3 * table[3];
  for (int64_t i = 0; i < table[0]; i++) r.given[i] = NULL;
  for (int64_t i = 0; i < table[1]; i++) r.results[i] = NULL;
  for (int64_t i = 0; i < table[2]; i++) r.memory[i] = NULL, r.is_own[i] = false;
  if (!compute_all(&r)) TF_OpKernelContext_Failure(context, r.status);
  for (int64_t i = 0; i < table[0]; i++)
    if (r.given[i]) TF_DeleteTensor(r.given[i]);
  for (int64_t i = 0; i < table[1]; i++)
    if (r.results[i]) TF_DeleteTensor(r.results[i]);
  for (int64_t i = 0; i < table[2]; i++)
    if (r.is_own[i]) free(r.memory[i]);
  TF_DeleteStatus(r.status);
}

static void *refuse_kernel(TF_OpKernelConstruction *context, TF_Code code, const char *text) {
  TF_Status *status = TF_NewStatus();
  TF_SetStatus(status, code, text);
  TF_OpKernelConstruction_Failure(context, status);
  TF_DeleteStatus(status);
  return NULL;
}

static void *create(TF_OpKernelConstruction *context) {
  TF_Status *status = TF_NewStatus();
  int64_t key = 0;
  TF_OpKernelConstruction_GetAttrInt64(context, "key", &key, status);
  TF_DeleteStatus(status);
  const ez_plan *plan = plan_of(key);
  if (plan) return (void *)plan;
  return refuse_kernel(context, TF_FAILED_PRECONDITION,
                       "enzyme: this graph was made by another process, and its function is not"
                       " loaded in this one: trace it here before it runs");
}

static void *create_compiled(TF_OpKernelConstruction *context) {
  return refuse_kernel(context, TF_UNIMPLEMENTED,
                       "enzyme: XLA compiles no function that is compiled already: use tf.function"
                       " without jit_compile=True around it");
}

static void no_compute(void *kernel, TF_OpKernelContext *context) {
  (void)kernel, (void)context;
}

static void forget(void *kernel) { (void)kernel; }

static void infer(TF_ShapeInferenceContext *context, TF_Status *status) {
  TF_ShapeHandle *shape = TF_NewShapeHandle();
  const int64_t count = TF_ShapeInferenceContextNumInputs(context);
  for (int64_t i = 0; i < count; i++) {
    TF_ShapeInferenceContextGetInput(context, (int)i, shape, status);
    TF_ShapeInferenceContextSetOutput(context, (int)i, shape, status);
    if (TF_GetCode(status) != TF_OK) break; /* there are fewer results than inputs */
  }
  TF_SetStatus(status, TF_OK, "");
  TF_DeleteShapeHandle(shape);
}

static void must(TF_Status *status) {
  if (TF_GetCode(status) == TF_OK) return;
  fprintf(stderr, "enzyme: TensorFlow refuses %s: %s\n", NAME, TF_Message(status));
  abort();
}

__attribute__((constructor)) static void offer(void) {
  TF_Status *status = TF_NewStatus();
  TF_OpDefinitionBuilder *op = TF_NewOpDefinitionBuilder(NAME);
  TF_OpDefinitionBuilderAddInput(op, "inputs: T");
  TF_OpDefinitionBuilderAddOutput(op, "results: R");
  TF_OpDefinitionBuilderAddAttr(op, "T: list(type) >= 0");
  TF_OpDefinitionBuilderAddAttr(op, "R: list(type) >= 0");
  TF_OpDefinitionBuilderAddAttr(op, "key: int");
  TF_OpDefinitionBuilderSetShapeInferenceFunction(op, infer);
  TF_RegisterOpDefinition(op, status);
  must(status);
  TF_RegisterKernelBuilder(NAME, TF_NewKernelBuilder(NAME, "CPU", create, compute, forget), status);
  must(status);
  TF_RegisterKernelBuilder(
      NAME, TF_NewKernelBuilder(NAME, "XLA_CPU_JIT", create_compiled, no_compute, forget), status);
  must(status);
  TF_DeleteStatus(status);
}
