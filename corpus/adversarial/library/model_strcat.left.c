// claim:  append
// truth:  equivalent
// today:  unknown
// why:    strcat is strcpy to the end
#include <string.h>

void append(char *to, const char *from) {
    strcat(to, from);
}
