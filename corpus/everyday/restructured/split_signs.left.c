// claim:  split --no-alias
// truth:  equivalent
// why:    two arrays written by one loop or by two
void split(const int *v, int n, int *gains, int *losses) {
    for (int i = 0; i < n; i++) {
        gains[i] = v[i] > 0 ? v[i] : 0;
        losses[i] = v[i] < 0 ? v[i] : 0;
    }
}
