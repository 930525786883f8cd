#include <stdlib.h>

void table(int **out) {
    int *made = malloc(4 * sizeof(int));
    made[0] = made[1] = made[2] = 0;
    *out = made;
}
