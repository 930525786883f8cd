static int twice(int n) { return 2 * n; }
static int same(int n) { return n; }

int (*adjust)(int) = same;

int level(int n) {
    return adjust(n & 255);
}

void plain(void) { adjust = same; }
