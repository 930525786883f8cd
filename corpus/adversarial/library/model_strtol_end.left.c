// claim:  is_number
// truth:  different
// why:    a text without digits is a number to one that looks only at the end
#include <stdlib.h>

int is_number(const char *s) {
    char *end;
    strtol(s, &end, 10);
    return end != s && *end == '\0';
}
