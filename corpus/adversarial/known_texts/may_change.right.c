#include <string.h>

char word[4] = "yes";
int f(const char *s) { return strcmp(s, "yes") == 0; }
