// Inline asm: constraints, clobbers, tied and early operands, asm goto with outputs (callbr),
// module-level asm, register variables, computed goto (indirectbr, blockaddress).
__asm__(".globl corpus_symbol\n\tcorpus_symbol:\n\t.ascii \"a \\\"quoted\\\" text\\n\"");
__asm__(".section .note.corpus, \"a\"\n.previous");

int asm_goto(int x) {
  __asm__ goto("testl %0, %0; jne %l1; js %l2" : : "r"(x) : "cc" : positive, negative);
  return 0;
positive:
  return x + 1;
negative:
  return x - 1;
}
int asm_goto_output(int x) {
  int y;
  __asm__ goto("movl %1, %0; jmp %l[out]" : "=&r"(y) : "r"(x) : "memory" : out);
  return y;
out:
  return y * 2;
}
unsigned long operands(unsigned long a, unsigned long *b) {
  unsigned long lo, hi;
  __asm__ volatile("mulq %3" : "=a"(lo), "=d"(hi) : "0"(a), "rm"(*b) : "cc");
  __asm__("xchg %0, %1" : "+r"(lo), "+m"(*b));
  __asm__ __volatile__("# %c0 %a1 %%literal {at|intel} $%2" : : "i"(42), "p"(b), "n"(-1));
  return lo ^ hi;
}
double x87(double x) {
  double r;
  __asm__("fsin" : "=t"(r) : "0"(x));
  __asm__("sqrtsd %1, %0" : "=x"(r) : "x"(r));
  return r;
}
int flags(int a, int b) {
  int carry;
  __asm__("addl %2, %1" : "=@ccc"(carry), "+r"(a) : "r"(b));
  return carry + a;
}
void barrier(void) { __asm__ volatile("" ::: "memory"); }
int intel(int a) {
  int r;
  __asm__(".intel_syntax noprefix\n\tlea %k0, [%1 + 4*%1]\n\t.att_syntax" : "=r"(r) : "r"(a));
  return r;
}

double interpret(const unsigned char *code, double x) {
  static const void *const table[] = {&&add, &&mul, &&neg, &&jump, &&stop};
  static const int offsets[] = {&&add - &&stop, &&mul - &&stop};
  double acc = offsets[0] != 0;
next:
  goto *table[*code++];
add:
  acc += x;
  goto next;
mul:
  acc *= x;
  goto next;
neg:
  acc = -acc;
  goto next;
jump:
  code += *code;
  goto next;
stop:
  return acc;
}
void *here(void) {
label:
  return &&label;
}
