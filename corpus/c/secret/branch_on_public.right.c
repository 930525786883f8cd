unsigned choose(unsigned key, int encrypt, unsigned x) {
    if (encrypt)
        return x ^ key;
    return x + key;
}
