#include <string.h>

int f(const char *s) { return strcmp(s, "abcdefghijklmnopqrstuvwxyz0123456789abcdefghijklmnopr") == 0; }
