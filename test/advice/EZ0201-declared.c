// Bytes are copied between what is declared to be something, and without -g no object says what.
// options: -O0 other.c
// way: ^declare by its type what is there, and compile with -g: |compile with -g, so that declared types are known => -g
// way: copy it field by field|copy field by field => -DWAY=1
// says: with -O1, so
// says: give these bytes one type
#include "advice.h"
#include "node.h"
void f(struct node *from, struct node *to);
int main(void) {
  struct node a = {3, NULL}, da = {0, NULL}, b = {0, NULL}, db = {5, NULL};
  __enzyme_autodiff_void((void *)f, &a, &da, &b, &db);
  same(da.value, 5);
  return done();
}
//--- node.h
struct node { double value; void *next; };
//--- other.c
#include <string.h>
#include "node.h"
void f(struct node *from, struct node *to) {
#if WAY == 1
  to->value = from->value, to->next = from->next;
#else
  memcpy(to, from, sizeof *to);
#endif
}
