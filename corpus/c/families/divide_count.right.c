unsigned leaves(unsigned n) {
    unsigned count = 0;
    for (unsigned i = 0; i < n; i++)
        count++;
    return count;
}
