// claim: power --secret key
// truth: different
// why:   a function that calls itself with the secret
unsigned power(unsigned key, unsigned n) {
    if (n == 0)
        return 1;
    return key * power(key, n - 1);
}
