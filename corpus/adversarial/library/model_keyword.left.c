// claim:  is_yes
// truth:  equivalent
// why:    a comparison with a constant text, character by character
#include <string.h>

int is_yes(const char *s) {
    return strcmp(s, "yes") == 0;
}
