// claim:  blur
// truth:  different
// why:    the second pass looks at the next place, which the fused loop has not written yet
void blur(int *v, int n) {
    for (int i = 0; i < n; i++)
        v[i] *= 2;
    for (int i = 0; i + 1 < n; i++)
        v[i] += v[i + 1];
}
