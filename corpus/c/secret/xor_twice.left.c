// claim: mix --secret key
// truth: equivalent
// why:   the key is taken out again: x ^ k ^ k
unsigned mix(unsigned x, unsigned key) {
    unsigned masked = x ^ key;
    return (masked ^ key) + 1;
}
