#include <stdio.h>
void f(void) { fwrite("a\0b", 1, 3, stdout); }
