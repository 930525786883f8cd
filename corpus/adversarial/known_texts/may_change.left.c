// claim:  f
// truth:  different
// why:    a word that others may change is no constant
#include <string.h>

char word[4] = "yes";
int f(const char *s) { return strcmp(s, word) == 0; }
