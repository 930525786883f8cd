unsigned checksum(const unsigned *words, unsigned long count) {
    unsigned sum = 0x5a5a5a5au;
    while (count > 32) {
        for (int i = 0; i < 32; i++)
            sum ^= words[i];
        words += 32;
        count -= 32;
    }
    for (unsigned long i = 0; i < count; i++)
        sum ^= words[i];
    return sum;
}
