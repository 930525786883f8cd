int size_of(const int *p) {
    int size = *p & 0;
    if (!p)
        return 0;
    return size;
}
