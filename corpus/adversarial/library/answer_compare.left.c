// claim:  same_text
// truth:  equivalent
// why:    strcmp against a loop, as a question
#include <string.h>

int same_text(const char *a, const char *b) {
    return strcmp(a, b) == 0;
}
