// claim:  leaves
// truth:  equivalent
// why:    a tree of halves has as many leaves as there are places
unsigned leaves(unsigned n) {
    if (n <= 1)
        return n;
    return leaves(n / 2) + leaves(n - n / 2);
}
