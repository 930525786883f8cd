// claim:  checksum
// truth:  equivalent
// time:  60s
// why:    exclusive or of all words, in strips of 32
unsigned checksum(const unsigned *words, unsigned long count) {
    unsigned sum = 0x5a5a5a5au;
    for (unsigned long i = 0; i < count; i++)
        sum ^= words[i];
    return sum;
}
