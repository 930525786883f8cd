// claim: sum_squares
// truth: equivalent
// why:   a temporary array on the heap against none
#include <stdlib.h>

int sum_squares(int a, int b, int c) {
    int *squares = malloc(3 * sizeof *squares);
    squares[0] = a * a;
    squares[1] = b * b;
    squares[2] = c * c;
    int sum = squares[0] + squares[1] + squares[2];
    free(squares);
    return sum;
}
