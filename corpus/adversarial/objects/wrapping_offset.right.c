int at(const int *a, unsigned i) {
    return a[(unsigned long)i + 1];
}
