static int table[4];
int next(int i) {
    for (int k = 0; k < 4; k++)
        table[k] = i;
    return 4 + i;
}
