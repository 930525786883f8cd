#include <stdio.h>
int f(int x) { return 1 + x; }
