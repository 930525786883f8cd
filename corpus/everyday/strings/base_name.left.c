// claim: base_name
// truth: equivalent
// why:   the place after the last slash, by pointer and by index
#include <stddef.h>

size_t base_name(const char *path) {
    const char *base = path;
    for (const char *p = path; *p != '\0'; p++)
        if (*p == '/')
            base = p + 1;
    return (size_t)(base - path);
}
