/* Labels as values. */
int before(int i) {
    return i + 1;
}

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
