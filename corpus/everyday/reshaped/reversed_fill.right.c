#include <stddef.h>

void clear(int *board, size_t n) {
    while (n > 0)
        board[--n] = 0;
}
