// claim:  first
// assume: left.n >= 0
// truth:  equivalent
// today:  unknown
// math:   equivalent
// why:    two functions that add one and two in turns, against one that adds three
static int second(int n);

int first(int n) {
    if (n <= 0) {
        return 0;
    }
    return 1 + second(n - 1);
}

static int second(int n) {
    if (n <= 0) {
        return 0;
    }
    return 2 + first(n - 1);
}
