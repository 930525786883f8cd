// claim:  report
// truth:  different
// why:    a word that depends on the number
#include <stdio.h>
void report(int n) { printf("%d item%s\n", n, n == 1 ? "" : "s"); }
