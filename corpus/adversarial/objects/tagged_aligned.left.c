// claim:  read
// truth:  equivalent
// why:    an int is at a multiple of four, so its low bit is zero
#include <stdint.h>
int read(const int *p) {
    return *p;
}
