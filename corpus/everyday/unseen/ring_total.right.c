unsigned ring_total(const unsigned *ring, unsigned size, unsigned head, unsigned used) {
    unsigned total = 0;
    unsigned at = head;
    if (size == 0 || size > 1024 || head >= size || used > size)
        return 0;
    while (used-- > 0) {
        total += ring[at];
        if (++at == size)
            at = 0;
    }
    return total;
}
