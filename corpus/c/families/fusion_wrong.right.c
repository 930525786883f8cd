void blur(int *v, int n) {
    for (int i = 0; i < n; i++) {
        v[i] *= 2;
        if (i + 1 < n)
            v[i] += v[i + 1];
    }
}
