// claim:  highest
// truth:  different
// why:    a maximum from the end that begins with zero, where all numbers are negative
int highest(const int *v, int n) {
    int top = v[0];
    for (int i = 1; i < n; i++)
        if (v[i] > top)
            top = v[i];
    return top;
}
