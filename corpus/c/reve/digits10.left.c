// claim: digits
// truth: equivalent
// math:  equivalent
// why:   the number of decimal digits, one division a round against four cases a round
int digits(int n) {
    int result = 1;
    n = n / 10;
    while (n > 0) {
        result++;
        n = n / 10;
    }
    return result;
}
