// claim: saturating_add
// truth: equivalent
// why:   C that tests for overflow before adding against Rust's own operation
int saturating_add(int a, int b) {
    if (b > 0 && a > 2147483647 - b)
        return 2147483647;
    if (b < 0 && a < -2147483647 - 1 - b)
        return -2147483647 - 1;
    return a + b;
}
