#include <stdlib.h>

long number(const char *s) {
    return strtol(s, NULL, 10);
}
