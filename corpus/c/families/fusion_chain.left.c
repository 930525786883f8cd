// claim:  brighten
// truth:  equivalent
// time:   60s
// why:    two passes in place; the second looks only at its own place
void brighten(int *v, int n, int by) {
    for (int i = 0; i < n; i++)
        v[i] += by;
    for (int i = 0; i < n; i++)
        if (v[i] > 255)
            v[i] = 255;
}
