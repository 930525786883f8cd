// claim: is_power
// truth: equivalent
// why:   halving against clearing the lowest bit
int is_power(unsigned n) {
    if (n == 0)
        return 0;
    while (n % 2 == 0)
        n /= 2;
    return n == 1;
}
