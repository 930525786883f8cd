void fill(char *s, int n, char c) {
    int half = n / 2;
    for (int i = half; i < n; i++)
        s[i] = c;
    for (int i = 0; i < half; i++)
        s[i] = c;
}
