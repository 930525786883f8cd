// claim:  cubic
// truth:  equivalent
// why:    powers against Horner's rule, without a loop
unsigned cubic(unsigned x, unsigned a, unsigned b, unsigned c, unsigned d) {
    return a * x * x * x + b * x * x + c * x + d;
}
