#include <stdlib.h>
int sum_of_copy(int a, int b)
{
    int *copy = malloc(2 * sizeof *copy);
    copy[0] = a;
    copy[1] = b;
    int sum = copy[0] + copy[1];
    free(copy);
    return sum;
}
