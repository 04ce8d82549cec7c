// A stack machine with jumps: a program computes a square root by Newton's method in bytecode.
#include "reverse.h"

enum operation { PUSH, LOAD, STORE, ADD, MULTIPLY, DIVIDE, LESS, JUMP_IF, END };

static void run(const unsigned char *code, const double *constants, double *variables) {
  double stack[8], *top = stack;
  for (int at = 0;;) switch (code[at++]) {
      case PUSH: *top++ = constants[code[at++]]; break;
      case LOAD: *top++ = variables[code[at++]]; break;
      case STORE: variables[code[at++]] = *--top; break;
      case ADD: top[-2] += top[-1], top--; break;
      case MULTIPLY: top[-2] *= top[-1], top--; break;
      case DIVIDE: top[-2] /= top[-1], top--; break;
      case LESS: top[-2] = top[-2] < top[-1], top--; break;
      case JUMP_IF: at = *--top != 0 ? code[at] : at + 1; break;
      case END: return;
    }
}

/* do v1 = 0.5 * (v1 + v0 / v1), v2 = v2 + 1; while (v2 < 7); v3 = v1 * v0 */
static void root(const double *x, double *y) {
  static const unsigned char code[] = {
      PUSH, 0, LOAD, 1, LOAD, 0, LOAD, 1, DIVIDE, ADD, MULTIPLY, STORE, 1,  //
      LOAD, 2, PUSH, 1, ADD, STORE, 2,                                      //
      LOAD, 2, PUSH, 2, LESS, JUMP_IF, 0,                                   //
      LOAD, 1, LOAD, 0, MULTIPLY, STORE, 3, END};
  static const double constants[] = {0.5, 1, 7};
  y[0] = x[0], y[1] = 1 + x[1], y[2] = y[3] = 0;
  run(code, constants, y);
}

static void formula(const double *x, const double *dx, double *dy) {
  dy[0] = dx[0];
  dy[1] = dx[0] / (2 * sqrt(x[0]));
  dy[2] = 0;
  dy[3] = 1.5 * sqrt(x[0]) * dx[0];
}

int main(void) {
  CHECK_ADJOINT_MAP(root, ((double[]){2.3, 0.4}), 2, 4, formula);
  return checked();
}
