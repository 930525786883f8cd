// claim: transpose
// truth: equivalent
// today: unknown
// why:   the upper half by its bounds, against a test in the loop
static void swap(int *x, int *y) {
    int t = *x;
    *x = *y;
    *y = t;
}

void transpose(int *m, int n) {
    if (n > 1000)
        return;
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
            swap(&m[i * n + j], &m[j * n + i]);
}
