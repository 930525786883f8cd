unsigned even_places(const unsigned *a, unsigned n) {
    unsigned sum = 0;
    while (n >= 2) {
        n -= 2;
        sum += a[n];
    }
    return sum;
}
