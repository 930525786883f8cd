int is_power_of_two(unsigned x) {
    int bits = 0;
    for (int i = 0; i < 32; i++) {
        bits += (x >> i) & 1;
    }
    return bits == 1;
}
