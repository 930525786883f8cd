// claim:  scale
// truth:  different
// time:   60s
// why:    the second pass looks at the place before, which the first has scaled already
void scale(int *v, int n, int gain) {
    for (int i = 0; i < n; i++) {
        v[i] = v[i] * gain;
        if (i + 1 < n && v[i + 1] < -100)
            v[i] = -100;
    }
}
