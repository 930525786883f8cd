// claim:  weigh
// truth:  equivalent
// why:    only reads, in another order
int weigh(const int *word, const unsigned char *byte) {
    int w = *word;
    int b = *byte;
    return w - b;
}
