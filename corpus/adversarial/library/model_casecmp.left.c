// claim:  same_word
// truth:  equivalent
// why:    strcasecmp against tolower
#define _DEFAULT_SOURCE
#include <strings.h>

int same_word(const char *a, const char *b) {
    return strcasecmp(a, b) == 0;
}
