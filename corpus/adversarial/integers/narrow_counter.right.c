#include <stdint.h>
unsigned rounds(uint16_t limit) {
    unsigned count = 0;
    for (uint16_t i = 0; i < limit; i++) {
        count++;
        if (count == 1000)
            return 0;
    }
    return count;
}
