// claim: fibonacci
// truth: equivalent
// why:   recursion that carries two numbers against a loop
static unsigned long step(unsigned n, unsigned long a, unsigned long b) {
    return n == 0 ? a : step(n - 1, b, a + b);
}

unsigned long fibonacci(unsigned n) {
    return step(n, 0, 1);
}
