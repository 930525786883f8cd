// claim: place
// truth: different
// why:   the sum of two places of a very large ring does not fit
unsigned place(unsigned size, unsigned head, unsigned far) {
    if (head >= size || far >= size)
        return 0;
    return (head + far) % size;
}
