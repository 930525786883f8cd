#include <stdio.h>
int f(char *b) { return snprintf(b, 4, "abcdef"); }
