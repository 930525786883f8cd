// claim:  total
// truth:  equivalent
// why:    a table of the file, by index and by pointer
int table[16];
int total(void) {
    int s = 0;
    for (int i = 0; i < 16; i++)
        s += table[i];
    return s;
}
