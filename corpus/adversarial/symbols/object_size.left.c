// claim:  room
// truth:  different
// today:  unknown
// why:    with optimisation compilers know the size, and give 10

#include <stdlib.h>

long room(void) {
    char *p = malloc(10);
    long size = (long)__builtin_object_size(p, 0);
    free(p);
    return size;
}
