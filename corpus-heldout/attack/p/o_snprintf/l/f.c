#include <stdio.h>
int f(char *b, int x) { return snprintf(b, 4, "%d", x); }
