// claim:  flag
// truth:  different
// why:    one word less
#include <string.h>

int flag(const char *v, int otherwise) {
    if (strcmp(v, "yes") == 0 || strcmp(v, "true") == 0 || strcmp(v, "1") == 0) return 1;
    return otherwise;
}
