// claim: wait --secret key --constant-time --secret-result
// truth: equivalent
// why:   how often a loop goes round is public, and the secret only multiplied
unsigned wait(unsigned key, unsigned x, unsigned rounds) {
    for (unsigned i = 0; i < rounds; i++)
        x = x * key + 1;
    return x;
}
