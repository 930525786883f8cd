#include <stdlib.h>

int block_sum(int n) {
    if (n < 1 || n > 6)
        return 0;
    int *block = malloc(n * sizeof(int));
    if (!block)
        return 0;
    int sum = 0;
    for (int i = 0; i <= n; i++)
        block[i] = i + 1;
    for (int i = 0; i < n; i++)
        sum += block[i];
    free(block);
    return sum;
}
