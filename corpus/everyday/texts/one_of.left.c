// claim:  flag
// truth:  equivalent
// why:    a helper for three comparisons with words
#include <string.h>

int flag(const char *v, int otherwise) {
    if (!v) return otherwise;
    if (strcmp(v, "yes") == 0 || strcmp(v, "true") == 0 || strcmp(v, "1") == 0) return 1;
    if (strcmp(v, "no") == 0 || strcmp(v, "false") == 0 || strcmp(v, "0") == 0) return 0;
    return otherwise;
}
