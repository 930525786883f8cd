#include <stdlib.h>
struct box { int *value; };
void attach(struct box *b, int v) {
    b->value = malloc(sizeof(int));
    *b->value = v | 3;
}
