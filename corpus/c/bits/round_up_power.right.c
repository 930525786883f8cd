unsigned round_up(unsigned x) {
    if (x < 2)
        return 1;
    int bits = 32 - __builtin_clz(x - 1);
    if (bits == 32)
        return 0;
    return 1u << bits;
}
