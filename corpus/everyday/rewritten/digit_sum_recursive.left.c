// claim:  digit_sum
// truth:  equivalent
// why:    the sum of the digits, recursively or in a loop
unsigned digit_sum(unsigned n) {
    if (n < 10)
        return n;
    return n % 10 + digit_sum(n / 10);
}
