#include <string.h>
void f(char *out) { strcpy(out, "ab"); }
