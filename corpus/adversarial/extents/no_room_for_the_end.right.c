#include <stdlib.h>
struct buf { size_t cap; char *data; };
void init(struct buf *b, size_t n) { b->cap = n; b->data = malloc(n); }
