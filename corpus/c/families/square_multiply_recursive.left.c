// claim:  power
// truth:  equivalent
// today:  unknown
// why:    two recursions, by one and by halves
unsigned power(unsigned base, unsigned exponent) {
    if (exponent == 0)
        return 1;
    return base * power(base, exponent - 1);
}
