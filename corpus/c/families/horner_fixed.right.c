unsigned cubic(unsigned x, unsigned a, unsigned b, unsigned c, unsigned d) {
    return ((a * x + b) * x + c) * x + d;
}
