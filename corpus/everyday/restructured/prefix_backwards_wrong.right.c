void prefix(unsigned char *v, int n) {
    for (int i = n - 1; i > 0; i--)
        v[i] = v[i] + v[i - 1];
}
