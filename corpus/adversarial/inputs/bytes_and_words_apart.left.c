// claim:  patch --no-alias
// truth:  equivalent
// why:    the byte is not part of the word
unsigned patch(unsigned *word, unsigned char *byte) {
    *word = 1;
    *byte = 2;
    return *word;
}
