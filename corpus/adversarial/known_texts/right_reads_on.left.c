// claim:  f
// truth:  different
// why:    RIGHT reads behind the word where LEFT does not
#include <string.h>

static const char w[3] = { 'y', 'e', 's' };
int f(const char *s) { return s[0] == w[0] && s[1] == w[1] && s[2] == w[2]; }
