unsigned fibonacci(unsigned n) {
    unsigned a = 1, b = 1;
    for (unsigned i = 0; i < n; i++) {
        unsigned next = a + b;
        a = b;
        b = next;
    }
    return a;
}
