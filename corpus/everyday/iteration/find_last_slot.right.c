#include <stddef.h>
#include <stdint.h>

int find_last_slot(const uint8_t *used, int n) {
    int last = -1;
    for (int i = 0; i < n; i++)
        if (!used[i])
            last = i;
    return last;
}
