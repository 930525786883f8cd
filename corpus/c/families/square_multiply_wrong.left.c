// claim:  power
// truth:  different
// why:    the base is squared before it is used
unsigned power(unsigned base, unsigned exponent) {
    unsigned result = 1;
    for (unsigned i = 0; i < exponent; i++)
        result *= base;
    return result;
}
