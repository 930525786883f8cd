int table[6];

int replace(int *p, int x) {
    int old = table[3];
    *p = x;
    return old;
}
