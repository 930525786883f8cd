#include <stdlib.h>

struct box {
    char *text;
    int size;
};

int close_it(struct box *b) {
    free(b->text);
    free(b);
    return b->size;
}
