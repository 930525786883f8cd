// claim: digit_sum
// truth: equivalent
// why:   the digits added up in a loop, against recursion
unsigned digit_sum(unsigned value) {
    unsigned sum = 0;
    while (value != 0) {
        sum += value % 10;
        value /= 10;
    }
    return sum;
}
