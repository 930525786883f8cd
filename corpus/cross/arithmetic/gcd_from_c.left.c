// claim: gcd
// truth: equivalent
// why:   a port from C to Rust: a loop with three variables against an exchange of two
unsigned gcd(unsigned a, unsigned b) {
    while (b != 0) {
        unsigned r = a % b;
        a = b;
        b = r;
    }
    return a;
}
