// claim:  gcd
// truth:  equivalent
// why:    a tail call against a loop
unsigned gcd(unsigned a, unsigned b) {
    return b == 0 ? a : gcd(b, a % b);
}
