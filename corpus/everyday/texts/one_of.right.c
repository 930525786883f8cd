#include <string.h>

static int one_of(const char *v, const char *a, const char *b, const char *c) {
    return !strcmp(v, a) || !strcmp(v, b) || !strcmp(v, c);
}
int flag(const char *v, int otherwise) {
    if (v == NULL) return otherwise;
    if (one_of(v, "yes", "true", "1")) return 1;
    if (one_of(v, "no", "false", "0")) return 0;
    return otherwise;
}
