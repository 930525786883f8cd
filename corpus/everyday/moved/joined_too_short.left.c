// claim: join
// truth: different
// why: no room for the end: a write behind the block
#include <stdlib.h>
#include <string.h>

char *join(const char *a, const char *b) {
    char *text = malloc(strlen(a) + strlen(b) + 2);
    if (text == NULL) {
        return NULL;
    }
    strcpy(text, a);
    strcat(text, " ");
    strcat(text, b);
    return text;
}
