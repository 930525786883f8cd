// claim: escaped_length
// truth: equivalent
// why:   a switch in the loop against a function and a running pointer
#include <stddef.h>

size_t escaped_length(const char *text) {
    size_t length = 0;
    for (size_t i = 0; text[i] != '\0'; i++) {
        switch (text[i]) {
        case '"':
        case '\\':
        case '\n':
        case '\t':
            length += 2;
            break;
        default:
            length++;
        }
    }
    return length;
}
