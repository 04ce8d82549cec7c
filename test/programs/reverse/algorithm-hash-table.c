// Weights in a hash table by words, chained; a text is scored, and words are added on the way.
#include "reverse.h"

#include <stdlib.h>

enum { SLOTS = 4 };

struct entry {
  const char *word;
  double weight;
  int seen;
  struct entry *next;
};
struct table {
  struct entry *slots[SLOTS];
};

static unsigned hash(const char *word) {
  unsigned h = 2166136261u;
  while (*word) h = (h ^ (unsigned char)*word++) * 16777619u;
  return h;
}

static struct entry *look_up(struct table *t, const char *word, double otherwise) {
  struct entry **slot = &t->slots[hash(word) % SLOTS], *e = *slot;
  while (e && strcmp(e->word, word)) e = e->next;
  if (e) return e;
  e = malloc(sizeof *e);
  *e = (struct entry){word, otherwise, 0, *slot};
  return *slot = e;
}

static void clear(struct table *t) {
  for (int i = 0; i < SLOTS; i++)
    for (struct entry *e = t->slots[i], *next; e; e = next) {
      next = e->next;
      free(e);
    }
}

static void score(const double *x, double *y) {
  static const char *const known[] = {"good", "bad", "very", "fine", "end"};
  static const char *const text[] = {"very", "good", "text", "bad", "text", "very", "fine", "end"};
  struct table t = {{NULL}};
  for (int i = 0; i < 5; i++) look_up(&t, known[i], x[i]);
  y[0] = 0;
  for (int i = 0; i < 8; i++) {
    struct entry *e = look_up(&t, text[i], x[5] * x[5]);
    y[0] += e->weight * (i + 1);
    if (e->seen++) e->weight *= y[0];
  }
  y[1] = look_up(&t, "text", 0)->weight * look_up(&t, "very", 0)->weight;
  clear(&t);
}

int main(void) {
  CHECK_ADJOINT_MAP(score, ((double[]){0.5, -1, 0.8, 0.3, 1, 0.7}), 6, 2, NULL);
  return checked();
}
