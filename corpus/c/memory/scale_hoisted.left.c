// claim: scale --no-alias
// truth: equivalent
// why:   a load hoisted out of a loop that writes: right only if the factor is not part of the array
void scale(int *values, int n, const int *factor) {
    for (int i = 0; i < n; i++)
        values[i] *= *factor;
}
