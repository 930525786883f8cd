// claim:  escaped_length
// truth:  equivalent
// why:    a port of a loop over bytes to a sum over an iterator
#include <stddef.h>
size_t escaped_length(const unsigned char *text, size_t length) {
    size_t total = 0;
    for (size_t i = 0; i < length; i++) {
        total++;
        if (text[i] == '"' || text[i] == '\\') total++;
    }
    return total;
}
