#include <string.h>
unsigned long f(const char *key) { return strlen(key); }
