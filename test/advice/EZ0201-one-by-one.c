// Bytes change places one by one: no flag tells what they are.
// options: -O0
// way: ^declare by its type what is there, and compile with -g: |give these bytes one type => -DWAY=1 ; -g
// way: copy it field by field|copy field by field => -DWAY=2
// says: ^compile with -g, so that declared types are known$
// says: ^with -O1
#include "advice.h"
struct node { double value; void *next; };
#if WAY == 1
static void swap(struct node *a, struct node *b) { struct node kept = *a; *a = *b; *b = kept; }
#elif WAY == 2
static void swap(struct node *a, struct node *b) {
  double value = a->value;
  void *next = a->next;
  a->value = b->value;
  a->next = b->next;
  b->value = value;
  b->next = next;
}
#else
static void swap(void *a, void *b) {
  char *p = a, *q = b;
  for (unsigned n = sizeof(struct node); n; n--) { char kept = *p; *p++ = *q; *q++ = kept; }
}
#endif
static void f(void *a, void *b) { swap(a, b); }
int main(void) {
  struct node a = {3, NULL}, da = {7, NULL}, b = {2, NULL}, db = {5, NULL};
  __enzyme_autodiff_void((void *)f, &a, &da, &b, &db);
  same(da.value, 5);
  same(db.value, 7);
  return done();
}
