// claim:  f
// truth:  equivalent
// why:    the same code; a comment and a function before it were added
int f(int i) {
    static const void *const table[] = {&&first, &&second};
    if (i < 0 || i > 1)
        return 0;
    goto *table[i];
first:
    return 10;
second:
    return 20;
}
