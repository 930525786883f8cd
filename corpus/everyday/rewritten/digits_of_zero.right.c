int digits(unsigned n) {
    int count = 0;
    while (n) {
        count++;
        n /= 10;
    }
    return count;
}
