// claim: lower
// truth: equivalent
// why:   small letters in place against make_ascii_lowercase
#include <stddef.h>

void lower(unsigned char *s, size_t n) {
    for (size_t i = 0; i < n; i++)
        if ('A' <= s[i] && s[i] <= 'Z')
            s[i] += 32;
}
