#include <string.h>

static const char w[4] = { 'y', 'e', 's', '!' };
int f(const char *s) { return memcmp(s, w, 4) == 0; }
