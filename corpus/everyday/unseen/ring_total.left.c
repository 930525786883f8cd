// claim: ring_total
// truth: equivalent
// today: unknown
// why:   a place in a ring by remainder against one that is set back
unsigned ring_total(const unsigned *ring, unsigned size, unsigned head, unsigned used) {
    unsigned total = 0;
    if (size == 0 || size > 1024 || head >= size || used > size)
        return 0;
    for (unsigned i = 0; i < used; i++)
        total += ring[(head + i) % size];
    return total;
}
