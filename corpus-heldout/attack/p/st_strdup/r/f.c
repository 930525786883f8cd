#include <string.h>
static const char s[] = "abc";
char *f(void) { return strdup(s); }
