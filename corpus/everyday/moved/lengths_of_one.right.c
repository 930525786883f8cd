#include <string.h>

size_t joined_size(const char *head, const char *tail) {
    size_t rest = strlen(tail) + 1;
    return rest + strlen(tail);
}
