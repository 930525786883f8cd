// claim: length --secret text
// truth: different
// why:   the length of the secret text is the result
#include <string.h>
unsigned long length(const char *text) {
    return strlen(text);
}
