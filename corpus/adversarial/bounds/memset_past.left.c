// claim:  cleared
// truth:  different
// why:    the right side clears one byte more than the array has
#include <string.h>

int cleared(int n) {
    char line[16];
    if (n < 0 || n > 16)
        n = 16;
    memset(line, 1, 16);
    memset(line, 0, n);
    return line[3];
}
