// claim: *
// truth: unknown
// why:   it printed at the end
#include <stdio.h>
__attribute__((destructor)) static void bye(void) { puts("bye"); }
int f(int x) { return x + 1; }
