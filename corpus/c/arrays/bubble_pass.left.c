// claim: pass
// assume: left.n >= 0
// truth: equivalent
// why:   one pass of bubble sort with a value carried along
void pass(int *v, int n) {
    for (int i = 0; i + 1 < n; i++)
        if (v[i] > v[i + 1]) {
            int saved = v[i];
            v[i] = v[i + 1];
            v[i + 1] = saved;
        }
}
