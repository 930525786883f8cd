// claim:  is_yes
// truth:  different
// why:    the end of the text is not looked at
#include <string.h>

int is_yes(const char *s) {
    return strcmp(s, "yes") == 0;
}
