// claim:  digit_sum
// truth:  equivalent
// why:    recursion, and an accumulator that is handed down
unsigned digit_sum(unsigned n) {
    if (n < 10)
        return n;
    return n % 10 + digit_sum(n / 10);
}
