// claim:  number
// truth:  different
// why:    atoi takes a plus sign too
#include <stdlib.h>

int number(const char *s) {
    return atoi(s);
}
