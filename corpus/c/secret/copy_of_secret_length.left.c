// claim: copy --secret n --constant-time --secret-result
// truth: different
// why:   how much is copied is the secret
#include <string.h>
void copy(char *to, const char *from, unsigned n) {
    memcpy(to, from, n & 15);
}
