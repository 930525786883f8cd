#include <stdlib.h>
#include <string.h>

char *join(const char *a, const char *b) {
    size_t size = strlen(b) + strlen(a) + 2;
    char *text = malloc(size);
    if (text != NULL) {
        strcpy(text, a);
        strcat(text, " ");
        strcat(text, b);
    }
    return text;
}
