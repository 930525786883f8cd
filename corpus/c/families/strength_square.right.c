unsigned squares(unsigned n) {
    unsigned sum = 0, square = 0, odd = 1;
    for (unsigned i = 0; i < n; i++) {
        sum ^= square;
        square += odd;
        odd += 2;
    }
    return sum;
}
