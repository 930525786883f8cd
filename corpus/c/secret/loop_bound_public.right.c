unsigned wait(unsigned key, unsigned x, unsigned rounds) {
    for (unsigned i = 0; i < rounds; i++)
        x = x * key + 1;
    return x;
}
