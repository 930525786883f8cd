void sign_counts(const int *a, int n, int *counts) {
    int below = 0, zero = 0, above = 0;
    for (int i = 0; i < n; i++) {
        if (a[i] < 0)
            below++;
        else if (a[i] > 0)
            above++;
        else
            zero++;
    }
    counts[0] = below;
    counts[1] = zero;
    counts[2] = above;
}
