#include <stdio.h>
int f(char *b, int x) { return sprintf(b, "%d", x); }
