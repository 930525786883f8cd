// claim:  f
// truth:  different
// why:    a private copy of a word is changed before it is compared
#include <string.h>

int f(const char *s) { char w[4] = "yes"; w[0] = 'Y'; return strcmp(s, w) == 0; }
