// claim: *
// truth: unknown
// why:   it prints before anything is called
#include <stdio.h>
int f(int x) { return x + 1; }
