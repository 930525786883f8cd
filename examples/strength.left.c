// claim: total
// truth: equivalent
// why:   a multiplication in a loop replaced by an addition; needs the coupling step == 12 * i
unsigned total(unsigned n) {
    unsigned sum = 0;
    for (unsigned i = 0; i < n; i++) {
        sum += 12 * i;
    }
    return sum;
}
