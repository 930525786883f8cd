// claim: part --secret key
// truth: different
// why:   whether a division is defined depends on the secret
unsigned part(unsigned key, unsigned x) {
    return (x / key) * 0;
}
