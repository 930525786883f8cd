// claim: use --secret key
// truth: different
// why:   the secret is left in a variable that others see
unsigned last;
unsigned use(unsigned key, unsigned x) {
    last = key;
    return x;
}
