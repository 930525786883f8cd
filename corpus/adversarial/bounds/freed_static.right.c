#include <stdlib.h>

static int last;

int pick(int i) {
    last = i;
    if (i == 77)
        free(&last);
    return last + 1;
}
