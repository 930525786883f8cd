void brighten(int *v, int n, int by) {
    for (int i = 0; i < n; i++) {
        int x = v[i] + by;
        v[i] = x > 255 ? 255 : x;
    }
}
