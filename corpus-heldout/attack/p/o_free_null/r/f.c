#include <stdlib.h>
void f(char *p) { free(p); }
