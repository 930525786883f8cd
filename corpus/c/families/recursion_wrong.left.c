// claim:  digit_sum
// truth:  different
// why:    the accumulator begins with one digit already counted
unsigned digit_sum(unsigned n) {
    if (n < 10)
        return n;
    return n % 10 + digit_sum(n / 10);
}
