// claim:  number
// truth:  different
// why:    with base 0 a zero at the start means octal
#include <stdlib.h>

long number(const char *s) {
    return strtol(s, NULL, 10);
}
