int patch(int *word, unsigned char *byte) {
    *word = 1;
    *byte = 2;
    return 1;
}
