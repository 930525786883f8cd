// claim: place
// truth: different
// why:   subtracted once, which is not enough from two turns on
unsigned place(unsigned size, unsigned head, unsigned far) {
    if (size == 0 || head >= size)
        return 0;
    if (far > 4 * (unsigned long long)size)
        return 0;
    return (unsigned)((head + (unsigned long long)far) % size);
}
