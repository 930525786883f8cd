// claim: quoted
// truth: equivalent
// why:   a scanner's states as numbers and as an enumeration
#include <stddef.h>
#include <stdint.h>


int quoted(const uint8_t *text, size_t n) {
    int state = 0, count = 0;
    for (size_t i = 0; i < n; i++) {
        uint8_t c = text[i];
        if (state == 0) {
            if (c == '"')
                state = 1;
        } else if (state == 1) {
            if (c == '\\')
                state = 2;
            else if (c == '"')
                state = 0;
            else
                count = (int)((unsigned)count + 1);
        } else {
            count = (int)((unsigned)count + 1);
            state = 1;
        }
    }
    return count;
}
