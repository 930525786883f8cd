#include <stdlib.h>

long room(void) {
    char *p = malloc(10);
    free(p);
    return -1;
}
