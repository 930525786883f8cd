// claim:  attach
// truth:  different
// why:    what is in a block that is left in a member can be seen
#include <stdlib.h>
struct box { int *value; };
void attach(struct box *b, int v) {
    b->value = malloc(sizeof(int));
    *b->value = v | 1;
}
