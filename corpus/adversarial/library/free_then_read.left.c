// claim:  close_it
// truth:  different
// today:  unknown
// why:    what is freed is read afterwards
#include <stdlib.h>

struct box {
    char *text;
    int size;
};

int close_it(struct box *b) {
    int size = b->size;
    free(b->text);
    free(b);
    return size;
}
