#include <stddef.h>

size_t base_name(const char *path) {
    size_t base = 0;
    for (size_t i = 0; path[i]; i++)
        if (path[i] == '/')
            base = i + 1;
    return base;
}
