// claim:  score
// truth:  equivalent
// why:    two functions that take turns against one loop with a flag
static int theirs(int n);

static int mine(int n) {
    if (n <= 0)
        return 0;
    return n + theirs(n - 1);
}

static int theirs(int n) {
    if (n <= 0)
        return 0;
    return mine(n - 2) - 1;
}

int score(int n) {
    return mine(n);
}
