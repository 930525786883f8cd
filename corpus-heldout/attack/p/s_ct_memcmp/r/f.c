#include <string.h>
int f(const char *key, const char *b) { return memcmp(key, b, 16); }
