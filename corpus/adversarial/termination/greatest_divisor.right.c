unsigned gcd(unsigned a, unsigned b) {
    while (a != b && a != 0 && b != 0) {
        if (a > b)
            a -= b;
        else
            b -= a;
    }
    return a > b ? a : b;
}
