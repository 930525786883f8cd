// claim: matches --secret tag --constant-time --secret-result
// truth: different
// why:   memcmp promises nothing about its time
#include <string.h>
int matches(const char *tag, const char *guess) {
    return memcmp(tag, guess, 16) == 0;
}
