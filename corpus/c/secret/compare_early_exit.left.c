// claim: matches --secret tag --constant-time --secret-result
// truth: different
// why:   the first byte that differs ends the comparison
#include <stddef.h>
#include <stdint.h>
int matches(const uint8_t *tag, const uint8_t *guess, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (tag[i] != guess[i])
            return 0;
    return 1;
}
