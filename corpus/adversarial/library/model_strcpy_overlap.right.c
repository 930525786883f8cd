#include <string.h>

void drop_first(char *s) {
    if (*s) strcpy(s, s + 1);
}
