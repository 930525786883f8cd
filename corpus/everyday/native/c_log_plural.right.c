#include <stdio.h>
void report(int n) { printf("%d items\n", n); }
