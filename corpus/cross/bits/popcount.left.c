// claim: popcount Bits.popcount
// truth: equivalent
// why:   both clear the lowest bit round by round; unsigned subtraction in C, signed in Java
int popcount(unsigned long long x) {
    int n = 0;
    for (; x; n++)
        x &= x - 1;
    return n;
}
