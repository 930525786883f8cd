#include <stdlib.h>
static int n;
static void bye(void) { n += 2; }
void f(void) { atexit(bye); }
