#include <string.h>

void append(char *to, const char *from) {
    strcpy(to + strlen(to), from);
}
