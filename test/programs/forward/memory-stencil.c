// A 2D heat stencil with two buffers that are swapped through their pointers.
#include "check.h"

enum { N = 6 };

static void heat(const double *start, double *result) {
  double first[N][N], second[N][N];
  double (*now)[N] = first, (*next)[N] = second;
  memcpy(first, start, sizeof first);
  memset(second, 0, sizeof second);
  for (int step = 0; step < 5; step++) {
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++) {
        if (i == 0 || j == 0 || i == N - 1 || j == N - 1) {
          next[i][j] = now[i][j];
          continue;
        }
        double flow = now[i - 1][j] + now[i + 1][j] + now[i][j - 1] + now[i][j + 1] - 4 * now[i][j];
        next[i][j] = now[i][j] + 0.1 * flow * (1 + 0.1 * now[i][j]);
      }
    double (*t)[N] = now;
    now = next;
    next = t;
  }
  memcpy(result, now, sizeof first);
}

int main(void) {
  double start[N * N];
  for (int i = 0; i < N * N; i++) start[i] = cos(i * i);
  CHECK_MAP(heat, start, N * N, N * N, NULL);
  return checked();
}
