void sort(int *a, int n) {
    for (int i = 1; i < n; i++) {
        int held = a[i];
        int j = i;
        while (j > 0 && a[j - 1] > held) {
            a[j] = a[j - 1];
            j--;
        }
        a[j] = held;
    }
}
