// claim: highest
// truth: equivalent
// why:   the best value against a pointer to it
#include <stddef.h>

int highest(const int *marks, size_t count, int fallback) {
    if (count == 0)
        return fallback;
    int best = marks[0];
    for (size_t i = 1; i < count; i++) {
        if (marks[i] > best)
            best = marks[i];
    }
    return best;
}
