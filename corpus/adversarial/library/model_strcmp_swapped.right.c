#include <string.h>

int before(const char *a, const char *b) {
    return strcmp(b, a) > 0;
}
