void pass(int *v, int n) {
    for (int i = 0; i < n - 1; i++) {
        int a = v[i], b = v[i + 1];
        v[i] = a < b ? a : b;
        v[i + 1] = a < b ? b : a;
    }
}
