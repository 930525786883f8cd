// claim:  f
// truth:  different
// why:    a word without its end is compared by its three letters only; one more is looked at on the right
#include <string.h>

static const char w[4] = { 'y', 'e', 's', '!' };
int f(const char *s) { return memcmp(s, w, 3) == 0; }
