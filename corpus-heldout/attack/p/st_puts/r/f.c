#include <stdio.h>
void f(void) { static const char s[] = "abc"; puts(s); }
