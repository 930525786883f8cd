unsigned factorial(unsigned n) {
    unsigned product = 1;
    while (n > 0) {
        product *= n;
        n--;
    }
    return product;
}
