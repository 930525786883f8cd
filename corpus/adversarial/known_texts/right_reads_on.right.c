#include <string.h>

static const char w[3] = { 'y', 'e', 's' };
int f(const char *s) { return strcmp(s, w) == 0; }
