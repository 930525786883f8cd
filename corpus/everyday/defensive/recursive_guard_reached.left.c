// claim:  depth
// truth:  different
// why:    the depth that is reported is one that is there
unsigned depth(unsigned n) {
    if (n < 2)
        return n & 1;
    return (1 + depth(n / 2)) & 63;
}
