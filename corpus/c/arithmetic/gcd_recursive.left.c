// claim: gcd
// truth: equivalent
// why:   recursion against a loop: the tail call becomes the loop
unsigned gcd(unsigned a, unsigned b) {
    if (b == 0)
        return a;
    return gcd(b, a % b);
}
