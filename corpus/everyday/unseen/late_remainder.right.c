unsigned check_sum(const unsigned char *data, unsigned n) {
    unsigned sum = 1;
    if (n > 4096)
        n = 4096;
    for (const unsigned char *end = data + n; data < end; data++)
        sum += *data;
    return sum % 251;
}
