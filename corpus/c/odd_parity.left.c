// claim: parity
// truth: equivalent
int parity(unsigned word) {
    int odd = 0;
    while (word) {
        odd = !odd;
        word &= word - 1;
    }
    return odd;
}
