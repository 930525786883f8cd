// claim:  gcd
// truth:  different
// time:   60s
// why:    subtracting 0 never ends where taking the remainder does
unsigned gcd(unsigned a, unsigned b) {
    while (a != b) {
        if (a > b)
            a -= b;
        else
            b -= a;
    }
    return a;
}
