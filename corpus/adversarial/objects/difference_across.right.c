long gap(const char *a, const char *b) {
    return b > a ? b - a : a - b;
}
