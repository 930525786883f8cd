// claim:  number
// truth:  equivalent
// why:    atoi against a loop; a number that does not fit is undefined on the left
#include <stdlib.h>

int number(const char *s) {
    return atoi(s);
}
