// claim: words
// truth: equivalent
// why:   words begin after a blank; a flag against the byte before
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

size_t words(const uint8_t *text, size_t n) {
    size_t count = 0;
    bool inside = false;
    for (size_t i = 0; i < n; i++) {
        bool blank = text[i] == ' ' || text[i] == '\n';
        if (!blank && !inside)
            count++;
        inside = !blank;
    }
    return count;
}
