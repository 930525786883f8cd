// claim:  evens
// assume: left.n <= 4000000000
// truth:  equivalent
// why:    the sum of the first n even numbers, modulo two to the 32
unsigned evens(unsigned n) {
    unsigned total = 0;
    for (unsigned i = 1; i <= n; i++)
        total += 2 * i;
    return total;
}
