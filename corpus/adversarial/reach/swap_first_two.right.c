int table[4];

void swap_first(int *p) {
    p[0] = table[1];
    p[1] = table[0];
}
