#include <string.h>
void f(char *d, const char *s) { strncpy(d + strlen(d), s, 3); }
