// claim: check_sum
// truth: equivalent
// why:   the remainder in every round against once at the end
unsigned check_sum(const unsigned char *data, unsigned n) {
    unsigned sum = 1;
    if (n > 4096)
        n = 4096;
    for (unsigned i = 0; i < n; i++)
        sum = (sum + data[i]) % 251;
    return sum;
}
