__attribute__((nonnull)) int first(const int *p) {
    return p ? *p : 0;
}
