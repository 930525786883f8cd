// claim: gcd Euclid.gcd
// assume: left.a >= 0 && left.b >= 0
// truth: equivalent
// why:   Euclid with a for loop in C and a while loop in Java
int gcd(int a, int b) {
    for (int rest; b != 0; a = b, b = rest)
        rest = a % b;
    return a;
}
