void transpose(int *m, int n) {
    if (n > 1000)
        return;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            if (i < j) {
                int t = m[i * n + j];
                m[i * n + j] = m[j * n + i];
                m[j * n + i] = t;
            }
}
