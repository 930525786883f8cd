void make_gap(char *text, int n) {
    for (int i = 1; i < n; i++)
        text[i] = text[i - 1];
}
