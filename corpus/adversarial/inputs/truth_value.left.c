// claim:  as_number
// truth:  equivalent
// why:    a truth value in memory is 0 or 1
#include <stdbool.h>

int as_number(const bool *b) {
    return *b ? 1 : 0;
}
