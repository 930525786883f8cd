// claim: scale
// truth: different
// why:   the same with pointers that may lead to the same place
void scale(int *values, int n, const int *factor) {
    for (int i = 0; i < n; i++)
        values[i] *= *factor;
}
