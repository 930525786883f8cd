#include <stdio.h>
void f(void) { fputs("a\0b", stdout); }
