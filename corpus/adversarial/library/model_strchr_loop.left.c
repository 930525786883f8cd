// claim:  find
// truth:  different
// why:    the loop looks for the end before it looks for the character, which may be the end
#include <string.h>

const char *find(const char *s, int c) {
    return strchr(s, c);
}
