static unsigned add_digits(unsigned n, unsigned sum) {
    if (n == 0)
        return sum;
    return add_digits(n / 10, sum + n % 10);
}

unsigned digit_sum(unsigned n) {
    return add_digits(n, 0);
}
