// claim: between
// assume: left.a <= left.b && left.a > -2147483648 && left.b < 2147483647
// truth: equivalent
// math:  equivalent
// today: unknown
// why:   two orders of adding, both bounds free: twice the sum is (b - a + 1) * (a + b)
int between(int a, int b) {
    if (a > b) return 0;
    return a + between(a + 1, b);
}
