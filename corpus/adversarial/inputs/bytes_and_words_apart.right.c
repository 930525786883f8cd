unsigned patch(unsigned *word, unsigned char *byte) {
    *byte = 2;
    *word = 1;
    return 1;
}
