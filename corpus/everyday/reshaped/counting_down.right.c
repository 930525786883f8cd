unsigned product(unsigned x, int times) {
    unsigned p = 1;
    while (times > 0) {
        p = x * p + 1;
        --times;
    }
    return p;
}
