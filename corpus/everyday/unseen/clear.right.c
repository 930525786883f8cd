void reset(unsigned char *state, const unsigned char *key, int n) {
    unsigned char block[64];
    if (n < 0 || n > 64)
        return;
    int i;
    for (i = 0; i < n; i++)
        block[i] = key[i] ^ 0x36;
    for (; i < 64; i++)
        block[i] = 0x36;
    for (i = 0; i < 64; i++)
        state[i] = block[i];
}
