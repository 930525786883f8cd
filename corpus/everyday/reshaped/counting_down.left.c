// claim: product
// truth: equivalent
// why:   a loop turned round to count down
unsigned product(unsigned x, int times) {
    unsigned p = 1;
    for (int i = 0; i < times; i++)
        p = p * x + 1;
    return p;
}
