#include <stddef.h>

int starts_with(const char *text, const char *prefix) {
    size_t i;
    for (i = 0; prefix[i] && text[i] == prefix[i]; i++)
        ;
    return prefix[i] == '\0';
}
