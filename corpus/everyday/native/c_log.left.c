// claim:  report
// truth:  equivalent
// why:    two calls of printf in one
#include <stdio.h>
void report(const char *who, int n) { printf("%s: ", who); printf("%d items\n", n); }
