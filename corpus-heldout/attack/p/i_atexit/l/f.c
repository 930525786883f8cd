#include <stdlib.h>
static int n;
static void bye(void) { n++; }
void f(void) { atexit(bye); }
