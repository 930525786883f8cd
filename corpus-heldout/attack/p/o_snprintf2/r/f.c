#include <string.h>
int f(char *b) { memcpy(b, "abc", 4); return 3; }
