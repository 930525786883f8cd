unsigned half(unsigned n) {
    unsigned count = 0;
    for (unsigned i = 0; i + 1 < n; i += 2)
        count++;
    return count;
}
