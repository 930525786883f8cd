#include <stdio.h>
__attribute__((constructor)) static void boot(void) { puts("hello"); }
int f(int x) { return 1 + x; }
