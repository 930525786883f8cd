#include <stdlib.h>

#define CHECK(c) do { if (!(c)) failed(#c, __FILE__, __LINE__); } while (0)

static void failed(const char *what, const char *file, int line) {
    (void)what; (void)file; (void)line;
    abort();
}

/* The largest number whose square is not larger. */
int root(int n) {
    CHECK(n >= 0);
    int r;
    for (r = 0; (r + 1) * (r + 1) <= n && r < 1000; r++) {
    }
    return r;
}
