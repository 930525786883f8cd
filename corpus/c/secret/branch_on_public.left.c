// claim: choose --secret key --constant-time --secret-result
// truth: equivalent
// why:   branches depend on what is public alone
unsigned choose(unsigned key, int encrypt, unsigned x) {
    if (encrypt)
        return x ^ key;
    return x + key;
}
