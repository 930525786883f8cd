// claim:  root
// truth:  equivalent
// why:    the check names its file and line, which nobody looks at

#include <stdlib.h>

#define CHECK(c) do { if (!(c)) failed(#c, __FILE__, __LINE__); } while (0)

static void failed(const char *what, const char *file, int line) {
    (void)what; (void)file; (void)line;
    abort();
}

int root(int n) {
    CHECK(n >= 0);
    int r = 0;
    while ((r + 1) * (r + 1) <= n && r < 1000)
        r++;
    return r;
}
