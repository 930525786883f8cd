// claim:  clamp_all
// truth:  different
// why:    the port panics where the bounds are the wrong way round
#include <stddef.h>
void clamp_all(int *values, size_t count, int low, int high) {
    for (size_t i = 0; i < count; i++) {
        if (values[i] > high) values[i] = high;
        if (values[i] < low) values[i] = low;
    }
}
