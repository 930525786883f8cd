// claim:  copy
// truth:  equivalent
// why:    strcpy against the loop of the textbook; an overlap is undefined on the left
#include <string.h>

void copy(char *to, const char *from) {
    strcpy(to, from);
}
