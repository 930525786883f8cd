// claim:  pad
// truth:  equivalent
// why:    the rest of a buffer filled by the library or by hand
#include <string.h>
void pad(char *line, size_t used, size_t width) {
    if (used < width)
        memset(line + used, ' ', width - used);
}
