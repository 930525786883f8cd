static const int table[8] = {3, 1, 4, 1, 5, 9, 2, 6};
int find(int wanted) {
    for (int i = 0; i < 8; i++)
        if (table[i] == wanted)
            return i;
    return 8;
}
