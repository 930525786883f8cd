// claim:  slide
// truth:  different
// why:    memcpy of ranges that overlap is undefined, memmove is not
#include <string.h>
void slide(char *p, unsigned n) {
    memmove(p + 1, p, n);
}
