#include <string.h>

static int one_of(const char *v, const char *a, const char *b) { return !strcmp(v, a) || !strcmp(v, b); }
int flag(const char *v, int otherwise) { return one_of(v, "yes", "1") ? 1 : otherwise; }
