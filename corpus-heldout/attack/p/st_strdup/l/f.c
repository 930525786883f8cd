#include <string.h>
char *f(void) { return strdup("abc"); }
