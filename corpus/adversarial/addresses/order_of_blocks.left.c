// claim:  later
// truth:  different
// today:  unknown
// why:    large blocks get lower and lower addresses
#include <stdlib.h>

int later(void) {
    char *a = malloc(1 << 20);
    char *b = malloc(1 << 20);
    int result = a && b;
    free(a);
    free(b);
    return result;
}
