// claim: parity
// truth: equivalent
// why:   a loop over set bits against folding
int parity(unsigned word) {
    int odd = 0;
    while (word) {
        odd = !odd;
        word &= word - 1;
    }
    return odd;
}
