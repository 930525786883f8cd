#include <stddef.h>

int highest(const int *marks, size_t count, int fallback) {
    const int *best = NULL;
    for (const int *p = marks; p < marks + count; p++) {
        if (!best || *p > *best)
            best = p;
    }
    return best ? *best : fallback;
}
