// claim: walk
// truth: equivalent
// why:   and one that is inside goes round by either
unsigned walk(unsigned size, unsigned head, unsigned steps) {
    unsigned sum = 0;
    if (size == 0 || size > 1000 || head >= size || steps > 1000)
        return 0;
    for (unsigned i = 0; i < steps; i++)
        sum += (head + i) % size;
    return sum;
}
