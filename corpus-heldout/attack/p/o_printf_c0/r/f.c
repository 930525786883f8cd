#include <stdio.h>
void f(void) { putchar('a'); putchar(0); putchar('b'); }
