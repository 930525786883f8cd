// claim:  patch
// truth:  different
// why:    a character pointer may lead to a byte of the number
int patch(int *word, unsigned char *byte) {
    *word = 1;
    *byte = 2;
    return *word;
}
