// claim:  make_gap
// assume: left.n >= 0
// truth:  different
// why:    memmove copies as if through a buffer; the loop spreads the first byte
#include <string.h>
void make_gap(char *text, int n) {
    if (n > 1) memmove(text + 1, text, (size_t)n - 1);
}
