// claim: sign_counts
// truth: equivalent
// today: unknown
// why:   three loops become one
void sign_counts(const int *a, int n, int *counts) {
    int below = 0, zero = 0, above = 0;
    for (int i = 0; i < n; i++)
        if (a[i] < 0)
            below++;
    for (int i = 0; i < n; i++)
        if (a[i] == 0)
            zero++;
    for (int i = 0; i < n; i++)
        if (a[i] > 0)
            above++;
    counts[0] = below;
    counts[1] = zero;
    counts[2] = above;
}
