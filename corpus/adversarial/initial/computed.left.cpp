// claim:  clamp
// truth:  different
// today:  unknown
// why:    the initial value is computed before main begins, and differs

static int read_default() { return 5; }

int limit = read_default();

int clamp(int n) {
    return n > limit ? limit : n;
}
