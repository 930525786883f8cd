unsigned long fibonacci(unsigned n) {
    unsigned long before = 1, now = 0;
    for (unsigned i = 0; i < n; i++) {
        unsigned long next = now + before;
        before = now;
        now = next;
    }
    return now;
}
