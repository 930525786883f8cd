unsigned power_sum(unsigned base, unsigned times) {
    unsigned result = 1;
    while (times > 0) {
        result *= base;
        times--;
    }
    return result;
}
