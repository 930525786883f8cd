// claim: find_last_slot
// truth: different
// why:   from the end down against from the front: below the least int there is the greatest one, an index that may exist
#include <stddef.h>
#include <stdint.h>

int find_last_slot(const uint8_t *used, int n) {
    for (int i = n - 1; i >= 0; i--)
        if (!used[i])
            return i;
    return -1;
}
