// claim:  depth
// truth:  equivalent
// why:    a recursion that reports a depth it never has
unsigned depth(unsigned n) {
    if (n < 2)
        return n & 1;
    return (1 + depth(n / 2)) & 63;
}
