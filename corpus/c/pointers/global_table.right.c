int table[16];
int total(void) {
    int s = 0;
    for (int *p = table; p < table + 16; p++)
        s += *p;
    return s;
}
