// claim:  clamped
// truth:  equivalent
// why:    a port from malloc and free to Box: the blocks are seen by nobody on either side
#include <stdlib.h>

int clamped(int value, int low, int high) {
    int *result = malloc(sizeof(int));
    *result = value;
    if (*result < low)
        *result = low;
    if (*result > high)
        *result = high;
    int answer = *result;
    free(result);
    return answer;
}
