int highest(const int *v, int n) {
    int top = n > 0 ? 0 : v[0];
    for (int i = n - 1; i >= 0; i--)
        if (v[i] > top)
            top = v[i];
    return top;
}
