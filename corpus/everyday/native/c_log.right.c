#include <stdio.h>
void report(const char *who, int n) { printf("%s: %d items\n", who, n); }
