unsigned walk(unsigned size, unsigned head, unsigned steps) {
    unsigned sum = 0;
    if (size == 0 || size > 1000 || head >= size || steps > 1000)
        return 0;
    unsigned at = head;
    for (unsigned i = 0; i < steps; i++) {
        sum += at;
        if (++at == size)
            at = 0;
    }
    return sum;
}
