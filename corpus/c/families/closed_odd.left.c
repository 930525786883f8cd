// claim:  gnomon
// truth:  equivalent
// why:    the first odd numbers make a square, whatever wraps
unsigned gnomon(unsigned n) {
    unsigned sum = 0;
    for (unsigned i = 0; i < n; i++)
        sum += 2 * i + 1;
    return sum;
}
