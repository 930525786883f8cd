// claim:  method
// truth:  different
// why:    PATCH falls through into POST
#include <string.h>

int method(const char *s) {
    if (strcmp(s, "PUT") == 0) return 1;
    if (strcmp(s, "POST") == 0) return 2;
    return 0;
}
