#include <string.h>

int cleared(int n) {
    char line[16];
    if (n < 0 || n > 17)
        n = 16;
    memset(line, 1, 16);
    memset(line, 0, n);
    return line[3];
}
