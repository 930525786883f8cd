unsigned multiply(unsigned a, unsigned b) {
    unsigned product = 0;
    while (b != 0) {
        if (b % 2 == 1)
            product += a;
        a += a;
        b /= 2;
    }
    return product;
}
