// claim:  number
// truth:  equivalent
// why:    atoi is strtol with base ten where the number fits
#include <stdlib.h>

int number(const char *s) {
    return atoi(s);
}
