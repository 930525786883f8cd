#include <string.h>

int method(const char *s) {
    if (*s != 'P') return 0;
    if (strcmp(s + 1, "UT") == 0) return 1;
    if (strncmp(s + 1, "OST", 3) == 0) return 2;
    return 0;
}
