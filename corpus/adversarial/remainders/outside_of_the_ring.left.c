// claim: walk
// truth: different
// why:   a place that is behind the ring comes back by remainder and never by comparison
unsigned walk(unsigned size, unsigned head, unsigned steps) {
    unsigned sum = 0;
    if (size == 0 || size > 1000 || head > 1000 || steps > 1000)
        return 0;
    for (unsigned i = 0; i < steps; i++)
        sum += (head + i) % size;
    return sum;
}
