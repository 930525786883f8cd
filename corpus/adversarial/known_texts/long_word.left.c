// claim:  f
// truth:  different
// today:  unknown
// why:    the last letter of a long word
#include <string.h>

int f(const char *s) { return strcmp(s, "abcdefghijklmnopqrstuvwxyz0123456789abcdefghijklmnopq") == 0; }
