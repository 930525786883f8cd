__attribute__((returns_nonnull)) int *f(int *p) { return p; }
