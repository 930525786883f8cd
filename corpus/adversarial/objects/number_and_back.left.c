// claim:  read
// truth:  equivalent
// why:    a pointer as a number and back
#include <stdint.h>
int read(int *p, int i) {
    return p[i];
}
