// claim:  day
// truth:  equivalent
// today:  unknown
// why:    a table of words against a chain of comparisons
#include <string.h>

int day(const char *s) {
    if (strcmp(s, "mon") == 0) return 0;
    if (strcmp(s, "tue") == 0) return 1;
    if (strcmp(s, "wed") == 0) return 2;
    if (strcmp(s, "thu") == 0) return 3;
    if (strcmp(s, "fri") == 0) return 4;
    return -1;
}
