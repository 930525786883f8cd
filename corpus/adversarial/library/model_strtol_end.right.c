#include <stdlib.h>

int is_number(const char *s) {
    char *end;
    strtol(s, &end, 10);
    return *end == '\0';
}
