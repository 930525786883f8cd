unsigned area(unsigned a, unsigned b) {
    return a * a - b * b;
}
