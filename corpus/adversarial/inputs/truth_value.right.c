#include <stdbool.h>

int as_number(const bool *b) {
    return *b;
}
