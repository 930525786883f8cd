// claim:  label
// truth:  equivalent
// why:    fputs and fwrite against printf
#include <stdio.h>

int label(int x) {
    fputs("value ", stdout);
    printf("%d\n", x);
    return x;
}
