// claim: scale
// truth: equivalent
// why:   each element from the element before it was changed, in the other order
void scale(int *a, int n, int factor) {
    for (int i = 0; i < n; i++)
        a[i] = factor * a[i] + 1;
}
