// claim:  level
// truth:  different
// today:  unknown
// why:    the global function pointer starts at another function

static int twice(int n) { return 2 * n; }
static int same(int n) { return n; }

int (*adjust)(int) = twice;

int level(int n) {
    return adjust(n & 255);
}

void plain(void) { adjust = same; }
