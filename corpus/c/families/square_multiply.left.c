// claim:  power
// truth:  equivalent
// today:  unknown
// why:    one multiplication a step against squaring
unsigned power(unsigned base, unsigned exponent) {
    unsigned result = 1;
    for (unsigned i = 0; i < exponent; i++)
        result *= base;
    return result;
}
