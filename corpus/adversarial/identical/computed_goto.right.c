int f(int i) {
    static const void *const table[] = {&&second, &&first};
    if (i < 0 || i > 1)
        return 0;
    goto *table[i];
first:
    return 10;
second:
    return 20;
}
