int weigh(const int *word, const unsigned char *byte) {
    int b = *byte;
    return *word - b;
}
