// claim: digits
// truth: equivalent
// why:   the number of decimal digits, one division a round against four cases a round
int digits(unsigned v) {
    int result = 1;
    v = v / 10;
    while (v > 0) {
        result++;
        v = v / 10;
    }
    return result;
}
