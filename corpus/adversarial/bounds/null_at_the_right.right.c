int size_of(const int *p) {
    int size = *p;
    if (!p)
        return 0;
    return size;
}
