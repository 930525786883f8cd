// claim: clear
// truth: equivalent
// time:   60s
// why:   the same cells from the front and from the back
#include <stddef.h>

void clear(int *board, size_t n) {
    for (size_t i = 0; i < n; i++)
        board[i] = 0;
}
