// claim: reversed
// truth: equivalent
// why:   a quotient taken after the remainder is subtracted
unsigned reversed(unsigned number) {
    unsigned result = 0;
    while (number) {
        result = result * 10 + number % 10;
        number /= 10;
    }
    return result;
}
