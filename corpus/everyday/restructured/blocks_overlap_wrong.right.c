void stir(int *v, int n) {
    for (int start = 0; start < n; start += 16) {
        int end = start + 17 < n ? start + 17 : n;
        for (int i = start; i < end; i++)
            v[i] = 3 * v[i];
    }
}
