// claim: count --secret key
// truth: equivalent
// why:   a function that calls itself and does nothing with the secret
unsigned count(unsigned key, unsigned n) {
    if (n == 0)
        return 0;
    return 1 + count(key + 1, n - 1);
}
