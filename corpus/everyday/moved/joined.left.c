// claim: join
// truth: equivalent
// why: the room is computed in the other order, and there is one way out
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
