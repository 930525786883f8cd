// claim: fibonacci
// truth: different
// why:   the loop starts one number later
unsigned fibonacci(unsigned n) {
    return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
}
